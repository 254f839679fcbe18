import { PLAYLIST_MESSAGES, type PlaylistDto } from '@larder/shared/playlist';
import type { ReactNode } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { LoadMore } from '../../components/ui/load-more.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import type { ViewMode } from '../../hooks/use-view-mode.ts';
import { cn } from '../../lib/cn.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { CollectionCard } from './collection-card.tsx';
import type { useCollections } from './use-collections.ts';

interface CollectionListProps {
  list: {
    query: Pick<
      ReturnType<typeof useCollections>['query'],
      | 'isPending'
      | 'isError'
      | 'error'
      | 'isFetching'
      | 'isPlaceholderData'
      | 'hasNextPage'
      | 'isFetchingNextPage'
    > & { refetch: () => unknown; fetchNextPage: () => unknown };
    collections: readonly PlaylistDto[];
  };
  view: ViewMode;
  /** What was searched for; left out where nothing can be. */
  search?: string;
  onClearSearch?: () => void;
  /** Where a collection leads, when they are not the person's own; Favorites says in words what it is, then. */
  addressOf?: (collection: PlaylistDto) => string | undefined;
  /** What is shown when there is none at all. */
  empty: ReactNode;
}

export const COLLECTION_LAYOUT = {
  grid: 'grid grid-cols-2 gap-4 md:grid-cols-3 xl:grid-cols-4 2xl:grid-cols-5',
  list: 'grid grid-cols-1 gap-3',
} as const;

export function CollectionList(props: CollectionListProps) {
  const { list, view, search, onClearSearch, addressOf, empty } = props;
  const { query, collections } = list;
  if (query.isPending) return <CollectionSkeletons view={view} />;
  if (query.isError && collections.length === 0) {
    return (
      <ErrorState
        title={PLAYLIST_MESSAGES.listFailed}
        message={errorMessage(query.error)}
        retryLabel="Try again"
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (collections.length === 0) {
    if (!search) return empty;
    return (
      <EmptyState
        title={`No collections found matching “${search}”`}
        action={<Button onClick={onClearSearch}>Clear Search</Button>}
      />
    );
  }
  return (
    <>
      <ul className={cn(COLLECTION_LAYOUT[view], query.isPlaceholderData && 'opacity-60')}>
        {collections.map((collection) => (
          <li key={collection.id} className="min-w-0">
            <CollectionCard
              collection={collection}
              view={view}
              to={addressOf?.(collection)}
              labelled={addressOf !== undefined}
            />
          </li>
        ))}
      </ul>
      <LoadMore
        hasMore={query.hasNextPage}
        busy={query.isFetchingNextPage}
        onLoad={() => void query.fetchNextPage()}
      />
    </>
  );
}

export function CollectionSkeletons({ view }: { view: ViewMode }) {
  return (
    <div role="status" className={COLLECTION_LAYOUT[view]}>
      <span className="sr-only">Loading collections</span>
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton
          key={index}
          className={cn('rounded-card', view === 'grid' ? 'aspect-[4/5]' : 'h-[6.5rem] sm:h-[7.5rem]')}
        />
      ))}
    </div>
  );
}
