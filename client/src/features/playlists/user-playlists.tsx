import * as messages from '#messages/collections.json';
import { format } from '@larder/shared/messages/format';
import { rich } from '../../components/ui/rich.tsx';
import type { FollowStatusDto } from '@larder/shared/follow/schema';
import { paths } from '@larder/shared/paths';
import type { ListedPlaylistDto } from '@larder/shared/playlist/schema';
import type { UserProfileDto } from '@larder/shared/profile/schema';
import { Library, Lock } from 'lucide-react';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { ViewToggle } from '../../components/ui/view-toggle.tsx';
import { useViewMode, type ViewMode } from '../../hooks/use-view-mode.ts';
import { PAGED_QUERY, trpc } from '../../lib/trpc.ts';
import { PlaylistList, PlaylistSkeletons } from './playlist-list.tsx';

/** How the viewer stands to the person: 'apart' can still ask to follow, 'shut out' cannot, 'unclear' is not known yet. */
export type ViewerIs = 'owner' | 'follower' | 'apart' | 'shut out' | 'unclear';

interface UserPlaylistsProps {
  user: UserProfileDto;
  viewerIs: ViewerIs;
}

/** Of someone's collections those that the viewer may see. It loads, and fails, by itself. */
export function UserPlaylists({ user, viewerIs }: UserPlaylistsProps) {
  const [view, setView] = useViewMode();
  const { query, playlists } = usePlaylistsOf(user.userId);
  return (
    <section aria-labelledby="collections-title" className="mt-12">
      <div className="mb-5 flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="collections-title" className="min-w-0 flex-1 text-2xl wrap-anywhere">
          {viewerIs === 'owner' ? (
            messages.yourCollections
          ) : (
            <>
              {rich(messages.collectionsOf, {
                displayName: user.displayName,
                a: (text) => <bdi>{text}</bdi>,
              })}
            </>
          )}
        </h2>
        {playlists.length > 0 && <ViewToggle view={view} onChange={setView} />}
      </div>
      <PlaylistList
        list={{ query, playlists }}
        view={view}
        addressOf={(playlist) => addressOf(playlist, viewerIs)}
        empty={<NothingToSee displayName={user.displayName} viewerIs={viewerIs} view={view} />}
      />
    </section>
  );
}

function usePlaylistsOf(userId: string) {
  const query = trpc.playlists.ofUser.useInfiniteQuery({ userId }, { ...PAGED_QUERY, staleTime: 0 });
  return { query, playlists: query.data?.pages.flatMap((page) => page.items) ?? [] };
}

function addressOf(playlist: ListedPlaylistDto, viewerIs: ViewerIs): string | undefined {
  return viewerIs === 'owner' ? undefined : paths.userCollection(playlist.userId, playlist.id);
}

interface NothingToSeeProps {
  displayName: string;
  viewerIs: ViewerIs;
  view: ViewMode;
}

/** Why there is nothing: nothing was made, nothing was shared, or one has to follow first. */
export function NothingToSee({ displayName, viewerIs, view }: NothingToSeeProps) {
  if (viewerIs === 'unclear') return <PlaylistSkeletons view={view} />;
  if (viewerIs === 'apart') {
    return (
      <EmptyState icon={<Lock />} title={messages.privateProfile}>
        {messages.followToSee}
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={<Library />} title={messages.noCollections}>
      {viewerIs === 'owner' && messages.noneCreatedYet}
      {viewerIs === 'follower' && messages.nothingSharedByUser}
      {viewerIs === 'shut out' && format(messages.nothingSharedBy, { displayName })}
    </EmptyState>
  );
}

/** From what the two are to each other. */
export function viewerIs({ data, isPending }: { data?: FollowStatusDto; isPending: boolean }): ViewerIs {
  if (isPending) return 'unclear';
  if (data?.isFollowing) return 'follower';
  return data && !data.isBlocked && (data.takesRequests || data.requestSent) ? 'apart' : 'shut out';
}
