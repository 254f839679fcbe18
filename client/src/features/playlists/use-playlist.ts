import type { PlaylistWithRecipesDto } from '@larder/shared/playlist/schema';
import type { RecipeCardDto } from '@larder/shared/recipe/schema';
import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { PAGED_QUERY, trpc } from '../../lib/trpc.ts';
import { useHiddenIds } from '../../lib/undo.ts';

const PAGE = 60;
export type OwnPlaylist = Extract<PlaylistWithRecipesDto, { isOwner: true }>;

/** What the call for a collection's pages is asked with: its place in the cache. */
export function pagesOf(id: string, search = '') {
  return { id, search: search || undefined, limit: PAGE };
}

/** One of the person's own collections with its recipes in order, page by page. */
export function usePlaylist(id: string, search: string) {
  const query = trpc.playlists.byId.useInfiniteQuery(pagesOf(id, search), {
    ...PAGED_QUERY,
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  });
  const leaving = useHiddenIds();
  const own = useMemo(() => query.data?.pages.filter((page) => page.isOwner) ?? [], [query.data]);
  const recipes = useMemo(() => {
    const cards = own.flatMap((page) => page.items);
    // A recipe added or moved while paging moves others along: the same card must not be shown twice.
    const once = new Map<string, RecipeCardDto>(cards.map((card) => [card.id, card]));
    return [...once.values()].filter((card) => !leaving.has(card.id));
  }, [own, leaving]);
  return { query, playlist: own[0], recipes, total: own[0]?.total ?? 0 };
}
