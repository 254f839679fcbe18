import * as messages from '#messages/imports.json';
import { IMPORT_LIMITS } from '@larder/shared/import/messages';
import { paths } from '@larder/shared/paths';
import { Download } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { BackLink } from '../../components/ui/back-link.tsx';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { LoadMore } from '../../components/ui/load-more.tsx';
import { PageHeader } from '../../components/ui/page-header.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { BatchProgress } from './batch-progress.tsx';
import { ImportItem } from './import-item.tsx';
import { useNewest } from './live-imports.tsx';
import { errorMessage } from '../../lib/error-message.ts';
import { PAGED_QUERY, trpc } from '../../lib/trpc.ts';

/** Every import that is running, finished or failed and not yet put away. */
export function ImportList() {
  const [params] = useSearchParams();
  const batchId = params.get('batch') ?? undefined;
  const list = trpc.imports.list.useInfiniteQuery(
    batchId ? { batchId, limit: IMPORT_LIMITS.atOnce } : {},
    PAGED_QUERY,
  );
  const newest = useNewest();
  const items = (list.data?.pages.flatMap((page) => page.items) ?? [])
    .map(newest)
    .filter((item) => item.status !== 'dismissed');
  // Together they are shown in the order they were given in, else the newest first.
  if (batchId) items.reverse();

  return (
    <div className="max-w-3xl">
      <PageHeader
        before={<BackLink to={paths.home()} />}
        title={messages.imports}
        subtitle={messages.importsHint}
        actions={
          <Button asChild variant="secondary">
            <Link to={paths.importUrl()}>
              <Download aria-hidden className="size-5" /> {messages.importFromUrl}
            </Link>
          </Button>
        }
      />
      {batchId && items.length > 0 && <BatchProgress items={items} />}
      {list.isPending && (
        <div role="status" aria-label={messages.loadingImports} className="space-y-3">
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} className="h-32 rounded-card" />
          ))}
        </div>
      )}
      {list.isError && items.length === 0 && (
        <ErrorState
          title={messages.failedToLoadImports}
          message={errorMessage(list.error)}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.isSuccess && items.length === 0 && (
        <EmptyState icon={<Download />} title={messages.noImports}>
          {messages.startHint}
        </EmptyState>
      )}
      <ul className="space-y-3">
        {items.map((item) => (
          <li key={item.id}>
            <ImportItem item={item} />
          </li>
        ))}
      </ul>
      <LoadMore query={list} />
    </div>
  );
}
