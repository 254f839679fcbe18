import * as messages from '#messages/imports.json';
import { format } from '@larder/shared/messages/format';
import type { ImportDto } from '@larder/shared/import/schema';
import { ADD_RECIPE_TITLE } from '@larder/shared/product';
import { onePostOfAny } from '@larder/shared/social/platforms';
import { useSearchParams } from 'react-router-dom';
import { captionDraft } from '../features/imports/caption-box.tsx';
import { ImportCard, ImportFrame } from '../features/imports/import-frame.tsx';
import { forgetTextDraft } from '../features/imports/text-draft.ts';
import { useRememberImport } from '../features/imports/live-imports.tsx';
import { PostFailure } from '../features/imports/post-failure.tsx';
import { PostForm } from '../features/imports/post-form.tsx';
import { RunningImport } from '../features/imports/running-import.tsx';
import { useDocumentTitle } from '../hooks/use-document-title.ts';

export default function ImportSocialPage() {
  useDocumentTitle(ADD_RECIPE_TITLE);
  const [params, setParams] = useSearchParams();
  const remember = useRememberImport();
  const importId = params.get('import') ?? undefined;
  const begin = (item: ImportDto) => {
    remember(item);
    setParams({ import: item.id }, { replace: true });
  };

  return (
    <ImportFrame
      title={messages.importFromSocialMedia}
      subtitle={format(messages.postHint, { onePostOfAny: onePostOfAny() })}
    >
      <ImportCard>
        {importId ? (
          <RunningImport
            key={importId}
            id={importId}
            state={({ draft }) => ({
              source: 'social',
              ...(draft?.platform && { platform: draft.platform }),
            })}
            onDraft={({ label }) => forgetTextDraft(captionDraft(label))}
            failed={(item) => (
              <PostFailure
                item={item}
                onStarted={begin}
                onAnotherPost={() => setParams({ url: item.label }, { replace: true })}
              />
            )}
          />
        ) : (
          <PostForm initialUrl={params.get('url') ?? ''} onStarted={begin} />
        )}
      </ImportCard>
    </ImportFrame>
  );
}
