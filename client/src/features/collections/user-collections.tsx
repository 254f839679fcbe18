import { paths } from '@larder/shared/paths';
import type { PlaylistDto } from '@larder/shared/playlist';
import type { UserProfileDto } from '@larder/shared/profile';
import { Library, Lock } from 'lucide-react';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { ViewToggle } from '../../components/ui/view-toggle.tsx';
import { useViewMode } from '../../hooks/use-view-mode.ts';
import { trpc } from '../../lib/trpc.ts';
import { CollectionList, CollectionSkeletons } from './collection-list.tsx';

interface UserCollectionsProps {
  user: UserProfileDto;
  isOwn: boolean;
  /** Undefined while that is not known. */
  isFollowing: boolean | undefined;
}

/** Of somebody's collections those that the viewer may see. It loads, and fails, by itself. */
export function UserCollections({ user, isOwn, isFollowing }: UserCollectionsProps) {
  const [view, setView] = useViewMode();
  return (
    <section aria-labelledby="collections-title" className="mt-12">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="collections-title" className="text-2xl wrap-anywhere">
          {isOwn ? 'Your Collections' : `${user.displayName}'s Collections`}
        </h2>
        <ViewToggle view={view} onChange={setView} />
      </div>
      <Visible user={user} isOwn={isOwn} isFollowing={isFollowing} view={view} />
    </section>
  );
}

function Visible({ user, isOwn, isFollowing, view }: UserCollectionsProps & { view: 'list' | 'grid' }) {
  const query = trpc.playlists.ofUser.useInfiniteQuery(
    { userId: user.userId },
    { getNextPageParam: (page) => page.nextCursor ?? undefined, staleTime: 0 },
  );
  const collections = query.data?.pages.flatMap((page) => page.items) ?? [];
  const isUnclear = !isOwn && isFollowing === undefined;
  return (
    <CollectionList
      list={{ query, collections }}
      view={view}
      addressOf={(collection) => addressOf(collection, isOwn)}
      empty={
        isUnclear ? (
          <CollectionSkeletons view={view} />
        ) : (
          <NothingToSee isOwn={isOwn} isFollowing={isFollowing} />
        )
      }
    />
  );
}

function addressOf(collection: PlaylistDto, isOwn: boolean): string | undefined {
  return isOwn ? undefined : paths.userCollection(collection.userId, collection.id);
}

function NothingToSee({ isOwn, isFollowing }: Pick<UserCollectionsProps, 'isOwn' | 'isFollowing'>) {
  if (isOwn) {
    return (
      <EmptyState icon={<Library />} title="No Collections">
        You haven't created any collections yet.
      </EmptyState>
    );
  }
  if (isFollowing) {
    return (
      <EmptyState icon={<Library />} title="No Collections">
        This user hasn't shared any collections yet.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={<Lock />} title="Private Profile">
      Follow this user to see their collections and recipes.
    </EmptyState>
  );
}
