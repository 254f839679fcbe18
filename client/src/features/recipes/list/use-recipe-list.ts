import { FIRST_LIST } from '@larder/shared/recipe/messages';
import type { ListRecipesInput, RecipeCardDto } from '@larder/shared/recipe/schema';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useHiddenIds } from '../../../lib/undo.ts';
import { PAGED_QUERY, trpc } from '../../../lib/trpc.ts';
import { countWithout } from '../../../components/recipe/list-title.ts';
import { isShortList, learnFromOpened } from '../recipe-cache.ts';

export type AskedRecipes = Partial<Omit<ListRecipesInput, 'cursor' | 'limit' | 'outsidePlaylist'>>;

/**
 * One person's recipes that pass the filter, page by page; the page before stays on screen while the next filter loads.
 * Coming back to the list (`cameBack`) loads as many pages as had been seen.
 */
export function useRecipeList(filter: AskedRecipes, { cameBack = false } = {}) {
  const client = useQueryClient();
  const input = { ...filter, limit: FIRST_LIST.limit };
  const query = trpc.recipes.list.useInfiniteQuery(input, {
    ...PAGED_QUERY,
    placeholderData: keepPreviousData,
    refetchOnMount: isShortList,
    refetchOnWindowFocus: isShortList,
    refetchOnReconnect: isShortList,
  });
  useBeginAnew(input, cameBack);
  useEffect(() => learnFromOpened(client), [client]);

  const loaded = useMemo(
    () => uniqueById(query.data?.pages.flatMap((page) => page.items) ?? []),
    [query.data],
  );
  const leaving = useHiddenIds();
  const { favoritesOnly } = filter;
  const recipes = useMemo(
    () => loaded.filter(({ id, isFavorite }) => !leaving.has(id) && (isFavorite || !favoritesOnly)),
    [loaded, leaving, favoritesOnly],
  );
  const first = query.data?.pages[0];
  const total = countWithout(first?.total ?? 0, loaded.length - recipes.length);
  return {
    query,
    recipes,
    total,
    hasPhotoRecipes: first?.hasPhotoRecipes ?? false,
    showingResultsFor: first?.showingResultsFor ?? null,
  };
}

/** A long list that is opened at its top is cut to its first page, and that is asked for again. */
function useBeginAnew(input: AskedRecipes & { limit: number }, cameBack: boolean): void {
  const utils = trpc.useUtils();
  const key = JSON.stringify(input);
  const kept = useRef(cameBack ? key : undefined);

  useEffect(() => {
    if (kept.current === key) return;
    kept.current = undefined;
    const list = utils.recipes.list.getInfiniteData(input);
    if (!list || isShortList({ state: { data: list } })) return;
    utils.recipes.list.setInfiniteData(input, {
      pages: list.pages.slice(0, 1),
      pageParams: list.pageParams.slice(0, 1),
    });
    void utils.recipes.list.invalidate(input);
    // The filter is one for each key.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key, utils]);
}

/** A recipe added while paging moves the rest along by one: the same card must not be shown twice. */
function uniqueById(recipes: RecipeCardDto[]): RecipeCardDto[] {
  return [...new Map(recipes.map((recipe) => [recipe.id, recipe])).values()];
}
