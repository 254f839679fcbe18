import type { ImportDto } from '@larder/shared/import';
import { paths } from '@larder/shared/paths';
import { ADD_RECIPE_TITLE } from '@larder/shared/product';
import { useEffect } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { Breadcrumbs } from '../components/ui/breadcrumbs.tsx';
import { Button } from '../components/ui/button.tsx';
import { PageHeader } from '../components/ui/page-header.tsx';
import { Skeleton } from '../components/ui/skeleton.tsx';
import { ImportFailure } from '../features/imports/import-failure.tsx';
import { ImportProgress } from '../features/imports/import-progress.tsx';
import { isActive, useImport, useRememberImport } from '../features/imports/live-imports.tsx';
import { UrlForm } from '../features/imports/url-form.tsx';
import { useImportActions } from '../features/imports/use-import-actions.ts';
import { useDocumentTitle } from '../hooks/use-document-title.ts';

export default function ImportUrlPage() {
  useDocumentTitle(ADD_RECIPE_TITLE);
  const [params, setParams] = useSearchParams();
  const remember = useRememberImport();
  const importId = params.get('import') ?? undefined;

  const begin = (item: ImportDto) => {
    remember(item);
    setParams({ import: item.id }, { replace: true });
  };

  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        above={
          <Breadcrumbs>
            <Link to={paths.home()}>Recipes</Link>
            Import from URL
          </Breadcrumbs>
        }
        title="Import from URL"
        subtitle="Paste the address of a page with a recipe. Larder reads it into a draft that you check before it is saved."
      />
      <div className="rounded-card border border-line bg-surface p-5 sm:p-8">
        {importId ? (
          <Running id={importId} onAnotherUrl={(url) => setParams(url ? { url } : {}, { replace: true })} />
        ) : (
          <UrlForm initialUrl={params.get('url') ?? ''} onStarted={begin} />
        )}
      </div>
    </div>
  );
}

/** The import that was started here: its stages, then its draft, or why there is none. */
function Running({ id, onAnotherUrl }: { id: string; onAnotherUrl: (url?: string) => void }) {
  const navigate = useNavigate();
  const item = useImport(id);
  const { cancel } = useImportActions();
  const done = item?.status === 'done';

  useEffect(() => {
    if (done) void navigate(paths.addFromImport(id), { replace: true, state: { source: 'url' } });
  }, [done, id, navigate]);

  if (!item) return <Skeleton className="h-40" />;
  if (!isActive(item) && !done)
    return <ImportFailure item={item} onAnotherUrl={() => onAnotherUrl(item.label)} />;
  return (
    <div className="space-y-6">
      <p className="truncate text-muted">{item.label}</p>
      <ImportProgress item={item} />
      <p className="text-muted">
        You can leave this page; the import goes on. You will find it under{' '}
        <Link to={paths.imports()} className="font-medium text-accent underline-offset-4 hover:underline">
          Imports
        </Link>
        .
      </p>
      <Button variant="secondary" busy={cancel.isPending} onClick={() => cancel.mutate({ id })}>
        Cancel import
      </Button>
    </div>
  );
}
