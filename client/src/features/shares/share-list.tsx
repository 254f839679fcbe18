import * as messages from '#messages/recipe.json';
import type { ShareDto } from '@larder/shared/share/schema';
import { paths } from '@larder/shared/paths';
import { Link2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { PagedList } from '../../components/ui/paged-list.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { PAGED_QUERY, trpc } from '../../lib/trpc.ts';
import { ShareRow } from './share-row.tsx';

const RevokeDialog = lazy(() => import('./revoke-dialog.tsx'));

/** All links I have made, newest first. */
export function ShareList() {
  const query = trpc.shares.list.useInfiniteQuery({}, PAGED_QUERY);
  const [revoking, setRevoking] = useState<ShareDto>();

  return (
    <>
      <PagedList
        query={query}
        items={query.data?.pages.flatMap((page) => page.items) ?? []}
        keyOf={({ shareId }) => shareId}
        row={(share) => <ShareRow share={share} onRevoke={() => setRevoking(share)} />}
        className="grid grid-cols-1 gap-3"
        failure={messages.failedToLoadSharedLinks}
        placeholder={<ShareSkeletons />}
        empty={
          <EmptyState
            icon={<Link2 />}
            title={messages.nothingSharedYet}
            action={
              <Button asChild>
                <Link to={paths.home()}>{messages.goToRecipes}</Link>
              </Button>
            }
          >
            {messages.nothingSharedHint}
          </EmptyState>
        }
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
      <span className="sr-only">{messages.loadingSharedLinks}</span>
      {Array.from({ length: 3 }, (_, index) => (
        <Skeleton key={index} className="h-[5.5rem] rounded-card" />
      ))}
    </div>
  );
}
