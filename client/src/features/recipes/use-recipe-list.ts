import type { Difficulty, RecipeCardDto, RecipeSort } from '@larder/shared/recipe';
import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { trpc } from '../../lib/trpc.ts';

export interface RecipeFilter {
  search?: string;
  photoOnly?: boolean;
  favoritesOnly?: boolean;
  tag?: string;
  difficulty?: Difficulty;
  sort?: RecipeSort;
}

/** One person's recipes that pass the filter, page by page; the page before stays on screen while the next filter loads. */
export function useRecipeList(filter: RecipeFilter) {
  const query = trpc.recipes.list.useInfiniteQuery(filter, {
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
  const recipes = useMemo(
    () => uniqueById(query.data?.pages.flatMap((page) => page.items) ?? []),
    [query.data],
  );
  const first = query.data?.pages[0];
  return { query, recipes, total: first?.total ?? 0, hasPhotoRecipes: first?.hasPhotoRecipes ?? false };
}

/** A recipe added while paging moves the rest along by one: the same card must not be shown twice. */
function uniqueById(recipes: RecipeCardDto[]): RecipeCardDto[] {
  return [...new Map(recipes.map((recipe) => [recipe.id, recipe])).values()];
}
