import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { ALONE } from '../../lib/api.ts';
import { PAGED_QUERY, trpc } from '../../lib/trpc.ts';

const PAGE = 60;

/** The person's own collections, Favorites first, page by page; the former search stays on screen while the next one loads. */
export function usePlaylists(search: string, { isAlone = false } = {}) {
  const query = trpc.playlists.list.useInfiniteQuery(
    { search: search || undefined, limit: PAGE },
    { ...PAGED_QUERY, placeholderData: keepPreviousData, trpc: isAlone ? ALONE : undefined },
  );
  const playlists = useMemo(() => query.data?.pages.flatMap((page) => page.items) ?? [], [query.data]);
  const isWhole = query.isSuccess && !query.isPlaceholderData && search === '';
  useFavoritesMade(isWhole && playlists[0]?.isFavorites !== true);
  return { query, playlists, total: query.data?.pages[0]?.total ?? 0 };
}

/** Everybody has a Favorites collection: where there is none when the collections load, one is made. */
function useFavoritesMade(isMissing: boolean): void {
  const utils = trpc.useUtils();
  const { mutate, isIdle } = trpc.playlists.makeFavorites.useMutation({
    onSuccess: () => void utils.playlists.list.invalidate(),
  });
  useEffect(() => {
    if (isMissing && isIdle) mutate();
  }, [isMissing, isIdle, mutate]);
}
