import * as messages from '#messages/imports.json';
import { ADD_RECIPE_TITLE } from '@larder/shared/product';
import { useSearchParams } from 'react-router-dom';
import { ImportCard, ImportFrame } from '../features/imports/import-frame.tsx';
import { forgetTextDraft } from '../features/imports/text-draft.ts';
import { useRememberImport } from '../features/imports/live-imports.tsx';
import { RunningImport } from '../features/imports/running-import.tsx';
import { TEXT_DRAFT, TextForm } from '../features/imports/text-form.tsx';
import { TextFailure } from '../features/imports/text-failure.tsx';
import { useDocumentTitle } from '../hooks/use-document-title.ts';

export default function ImportTextPage() {
  useDocumentTitle(ADD_RECIPE_TITLE);
  const [params, setParams] = useSearchParams();
  const remember = useRememberImport();
  const importId = params.get('import') ?? undefined;

  return (
    <ImportFrame title={messages.pasteText} subtitle={messages.textHint}>
      <ImportCard>
        {importId ? (
          <RunningImport
            key={importId}
            id={importId}
            state={() => ({ source: 'manual' })}
            onDraft={() => forgetTextDraft(TEXT_DRAFT)}
            failed={(item) => <TextFailure item={item} onChange={() => setParams({}, { replace: true })} />}
          />
        ) : (
          <TextForm
            onStarted={(item) => {
              remember(item);
              setParams({ import: item.id }, { replace: true });
            }}
          />
        )}
      </ImportCard>
    </ImportFrame>
  );
}
