import type { ListedPersonDto } from '@larder/shared/follow/schema';
import type { PlaylistDto } from '@larder/shared/playlist/schema';
import { useEffect, useMemo, useState } from 'react';
import { PAGED_QUERY, trpc } from '../../lib/trpc.ts';

/** All people on the stored list: the whole list is what is saved. */
function useStored(playlist: PlaylistDto | undefined) {
  const isStored = playlist?.isForChosen === true;
  const query = trpc.playlists.sharedWith.useInfiniteQuery(
    { id: playlist?.id ?? '', limit: 100 },
    { ...PAGED_QUERY, enabled: isStored, staleTime: 0 },
  );
  const { hasNextPage, isFetching, fetchNextPage } = query;
  useEffect(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);
  const people = useMemo(() => query.data?.pages.flatMap((page) => page.items) ?? [], [query.data]);
  return { isStored, query, people, isReady: !isStored || (query.isSuccess && !hasNextPage) };
}

export type SharingList = ReturnType<typeof useSharingList>;

/**
 * The sharing list of a collection while it is edited, a new one's too: what is stored with the changes made so far.
 * Whoever stops following meanwhile leaves it by themselves.
 */
export function useSharingList(playlist?: PlaylistDto) {
  const { isStored, query, people: stored, isReady } = useStored(playlist);
  const [added, setAdded] = useState<readonly ListedPersonDto[]>([]);
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const [isOpened, setOpened] = useState(false);
  const storedIds = useMemo(() => new Set(stored.map(({ userId }) => userId)), [stored]);

  const newcomers = added.filter(({ userId }) => !storedIds.has(userId));
  const people = [...stored.filter(({ userId }) => !removed.has(userId)), ...newcomers];
  const isAnyRemoved = stored.some(({ userId }) => removed.has(userId));
  return {
    query,
    isReady,
    people,
    /** Everybody who was chosen has left: it stays closed until its owner decides anew. */
    isAbandoned: isStored && isReady && stored.length === 0 && newcomers.length === 0 && !isOpened,
    isChanged: isReady && (newcomers.length > 0 || isAnyRemoved || isOpened),
    sharedWith: people.map(({ userId }) => userId),
    add: (person: ListedPersonDto) => {
      setRemoved((ids) => new Set([...ids].filter((id) => id !== person.userId)));
      setAdded((others) => [...others.filter(({ userId }) => userId !== person.userId), person]);
    },
    remove: (userId: string) => {
      setRemoved((ids) => new Set(ids).add(userId));
      setAdded((others) => others.filter((person) => person.userId !== userId));
    },
    openToAll: () => setOpened(true),
  };
}
