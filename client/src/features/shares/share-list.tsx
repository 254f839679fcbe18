import type { ShareDto } from '@larder/shared/share';
import { paths } from '@larder/shared/paths';
import { Link2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { LoadMore } from '../../components/ui/load-more.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { errorMessage } from '../../lib/error-message.ts';
import { trpc } from '../../lib/trpc.ts';
import { ShareRow } from './share-row.tsx';

const RevokeDialog = lazy(() => import('./revoke-dialog.tsx'));

/** All links I have made, newest first. */
export function ShareList() {
  const query = trpc.shares.list.useInfiniteQuery(
    {},
    { getNextPageParam: (page) => page.nextCursor ?? undefined },
  );
  const [revoking, setRevoking] = useState<ShareDto>();
  const shares = query.data?.pages.flatMap((page) => page.items) ?? [];

  if (query.isPending) return <ShareSkeletons />;
  if (query.isError && shares.length === 0) {
    return (
      <ErrorState
        title="Failed to load shared links"
        message={errorMessage(query.error)}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (shares.length === 0) {
    return (
      <EmptyState
        icon={<Link2 />}
        title="Nothing is shared"
        action={
          <Button asChild>
            <Link to={paths.home()}>Go to Recipes</Link>
          </Button>
        }
      >
        Open a recipe and press Share to make a link that anybody can open, without an account.
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="grid grid-cols-1 gap-3">
        {shares.map((share) => (
          <li key={share.shareId}>
            <ShareRow share={share} onRevoke={() => setRevoking(share)} />
          </li>
        ))}
      </ul>
      <LoadMore
        hasMore={query.hasNextPage}
        busy={query.isFetchingNextPage}
        onLoad={() => void query.fetchNextPage()}
      />
      <Suspense fallback={null}>
        {revoking && <RevokeDialog share={revoking} onClose={() => setRevoking(undefined)} />}
      </Suspense>
    </>
  );
}

function ShareSkeletons() {
  return (
    <div role="status" className="grid grid-cols-1 gap-3">
      <span className="sr-only">Loading shared links</span>
      {Array.from({ length: 3 }, (_, index) => (
        <Skeleton key={index} className="h-[5.5rem] rounded-card" />
      ))}
    </div>
  );
}
