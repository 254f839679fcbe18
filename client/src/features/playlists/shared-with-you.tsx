import * as messages from '#messages/collections.json';
import { paths } from '@larder/shared/paths';
import { PLAYLIST_MESSAGES } from '@larder/shared/playlist/messages';
import { keepPreviousData } from '@tanstack/react-query';
import type { ViewMode } from '../../hooks/use-view-mode.ts';
import { PAGED_QUERY, trpc } from '../../lib/trpc.ts';
import { PlaylistList } from './playlist-list.tsx';

interface SharedWithYouProps {
  search: string;
  view: ViewMode;
}

/** Limited collections that others have chosen the person for; nothing at all when there is none. */
export function SharedWithYou({ search, view }: SharedWithYouProps) {
  const query = trpc.playlists.sharedWithMe.useInfiniteQuery(
    { search: search || undefined },
    { ...PAGED_QUERY, placeholderData: keepPreviousData, staleTime: 0 },
  );
  const playlists = query.data?.pages.flatMap((page) => page.items) ?? [];
  if (playlists.length === 0 && !query.isError) return null;
  return (
    <section aria-labelledby="shared-with-you" className="mt-12">
      <h2 id="shared-with-you" className="mb-5 text-2xl">
        {messages.sharedWithYou}
      </h2>
      <PlaylistList
        list={{ query, playlists }}
        view={view}
        addressOf={({ userId, id }) => paths.userCollection(userId, id)}
        failure={PLAYLIST_MESSAGES.sharedWithMeFailed}
        empty={null}
      />
    </section>
  );
}
