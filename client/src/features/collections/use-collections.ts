import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { trpc } from '../../lib/trpc.ts';

/** The person's own collections, Favorites first, page by page; the former search stays on screen while the next one loads. */
export function useCollections(search: string) {
  const query = trpc.playlists.list.useInfiniteQuery(
    { search: search || undefined },
    { getNextPageParam: (page) => page.nextCursor ?? undefined, placeholderData: keepPreviousData },
  );
  const collections = useMemo(() => query.data?.pages.flatMap((page) => page.items) ?? [], [query.data]);
  return { query, collections, total: query.data?.pages[0]?.total ?? 0 };
}
