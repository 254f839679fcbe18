import { paths } from '@larder/shared/paths';
import { ADD_RECIPE_TITLE } from '@larder/shared/product';
import { Link, useSearchParams } from 'react-router-dom';
import { Breadcrumbs } from '../components/ui/breadcrumbs.tsx';
import { Button } from '../components/ui/button.tsx';
import { Notice } from '../components/ui/notice.tsx';
import { PageHeader } from '../components/ui/page-header.tsx';
import { forgetKeptText } from '../features/imports/kept-text.ts';
import { importWords } from '../features/imports/import-words.ts';
import { useRememberImport } from '../features/imports/live-imports.tsx';
import { RunningImport } from '../features/imports/running-import.tsx';
import { KEPT_TEXT, TextForm } from '../features/imports/text-form.tsx';
import { useDocumentTitle } from '../hooks/use-document-title.ts';

export default function ImportTextPage() {
  useDocumentTitle(ADD_RECIPE_TITLE);
  const [params, setParams] = useSearchParams();
  const remember = useRememberImport();
  const importId = params.get('import') ?? undefined;

  return (
    <div className="max-w-3xl">
      <PageHeader
        above={
          <Breadcrumbs>
            <Link to={paths.home()}>Recipes</Link>
            Paste text
          </Breadcrumbs>
        }
        title="Paste text"
        subtitle="Paste a recipe as somebody wrote it, or drop a text file. Larder sorts it into a draft that you check before it is saved."
      />
      <div className="rounded-card border border-line bg-surface p-5 sm:p-8">
        {importId ? (
          <RunningImport
            key={importId}
            id={importId}
            state={() => ({ source: 'manual' })}
            onDraft={() => forgetKeptText(KEPT_TEXT)}
            failed={(item) => (
              <div className="space-y-5">
                <Notice tone={item.status === 'failed' ? 'danger' : 'warning'}>{importWords(item)}</Notice>
                <div className="flex flex-wrap gap-3">
                  <Button onClick={() => setParams({}, { replace: true })}>Change the text</Button>
                  <Button asChild variant="secondary">
                    <Link to={paths.addRecipe()}>Type it in</Link>
                  </Button>
                </div>
              </div>
            )}
          />
        ) : (
          <TextForm
            onStarted={(item) => {
              remember(item);
              setParams({ import: item.id }, { replace: true });
            }}
          />
        )}
      </div>
    </div>
  );
}
