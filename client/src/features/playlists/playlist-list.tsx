import * as messages from '#messages/collections.json';
import { format } from '@larder/shared/messages/format';
import { PLAYLIST_MESSAGES } from '@larder/shared/playlist/messages';
import type { ReactNode } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { PagedList, type PagedQuery } from '../../components/ui/paged-list.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import type { ViewMode } from '../../hooks/use-view-mode.ts';
import { cn } from '../../lib/cn.ts';
import { PlaylistCard, type PlaylistCardProps } from './playlist-card.tsx';

type ListedPlaylist = PlaylistCardProps['playlist'];

interface PlaylistListProps {
  list: { query: PagedQuery; playlists: readonly ListedPlaylist[] };
  /** The first page is awaited for so long that it counts as failed. */
  isLate?: boolean;
  view: ViewMode;
  /** What was searched for; left out where nothing can be. */
  search?: string;
  onClearSearch?: () => void;
  /** Where a collection leads, when they are not the person's own; Favorites says in words what it is, then. */
  addressOf?: (playlist: ListedPlaylist) => string | undefined;
  /** The sentence for a list that could not be loaded, where it is not of the person's own collections. */
  failure?: string;
  /** What is shown when there is none at all. */
  empty: ReactNode;
}

export const PLAYLIST_LAYOUT = {
  grid: 'grid grid-cols-2 gap-4 md:grid-cols-3 xl:grid-cols-4 2xl:grid-cols-5',
  list: 'grid grid-cols-1 gap-3',
} as const;

export function PlaylistList(props: PlaylistListProps) {
  const {
    list,
    isLate,
    view,
    search,
    onClearSearch,
    addressOf,
    failure = PLAYLIST_MESSAGES.listFailed,
    empty,
  } = props;
  return (
    <PagedList
      query={list.query}
      items={list.playlists}
      keyOf={({ id }) => id}
      row={(playlist) => (
        <PlaylistCard
          playlist={playlist}
          view={view}
          to={addressOf?.(playlist)}
          labelled={addressOf !== undefined}
        />
      )}
      className={PLAYLIST_LAYOUT[view]}
      failure={failure}
      isLate={isLate}
      placeholder={<PlaylistSkeletons view={view} />}
      empty={
        search ? (
          <EmptyState
            title={format(messages.noCollectionsMatch, { search })}
            action={<Button onClick={onClearSearch}>{messages.clearSearch}</Button>}
          />
        ) : (
          empty
        )
      }
    />
  );
}

export function PlaylistSkeletons({ view }: { view: ViewMode }) {
  return (
    <div role="status" className={PLAYLIST_LAYOUT[view]}>
      <span className="sr-only">{messages.loadingCollections}</span>
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton
          key={index}
          className={cn('rounded-card', view === 'grid' ? 'aspect-[4/5]' : 'h-[6.5rem] sm:h-[7.5rem]')}
        />
      ))}
    </div>
  );
}
