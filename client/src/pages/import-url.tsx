import * as messages from '#messages/imports.json';
import type { ImportDto } from '@larder/shared/import/schema';
import { ADD_RECIPE_TITLE } from '@larder/shared/product';
import { useSearchParams } from 'react-router-dom';
import { BookmarkletHelp } from '../features/imports/bookmarklet-help.tsx';
import { ImportCard, ImportFrame } from '../features/imports/import-frame.tsx';
import { useRememberImport } from '../features/imports/live-imports.tsx';
import { StartedImport } from '../features/imports/started-import.tsx';
import { modeOf, UrlImportForm } from '../features/imports/url-import-forms.tsx';
import { useDocumentTitle } from '../hooks/use-document-title.ts';

export default function ImportUrlPage() {
  useDocumentTitle(ADD_RECIPE_TITLE);
  const [params, setParams] = useSearchParams();
  const remember = useRememberImport();
  const importId = params.get('import') ?? undefined;
  const mode = modeOf(params.get('mode'));
  const go = (next: Record<string, string>) => setParams(next, { replace: true });
  // What is to become of the recipe that is there already: decided once, whatever way the page comes in.
  const decided = Object.fromEntries([...params].filter(([name]) => ['update', 'both'].includes(name)));
  const begin = (item: ImportDto, more: Record<string, string> = {}) => {
    remember(item);
    go({ ...decided, ...more, import: item.id });
  };

  return (
    <ImportFrame title={messages.importFromUrl} subtitle={messages.urlHint}>
      {importId ? (
        <ImportCard>
          <StartedImport
            key={importId}
            id={importId}
            update={params.get('update') ?? undefined}
            keepsBoth={params.has('both')}
            onStarted={begin}
            onAnotherUrl={(url) => go({ ...decided, ...(url && { url }) })}
            onPaste={({ url, from }) =>
              go({ ...decided, mode: 'paste', ...(url && { url }), ...(from && { from }) })
            }
          />
        </ImportCard>
      ) : (
        <>
          <UrlImportForm
            mode={mode}
            onMode={(next) => go({ mode: next, ...(params.has('url') && { url: params.get('url') ?? '' }) })}
            onStarted={begin}
          />
          <BookmarkletHelp />
        </>
      )}
    </ImportFrame>
  );
}
