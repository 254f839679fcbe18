import * as messages from '#messages/common.json';
import { format } from '@larder/shared/messages/format';
import { LABEL_FILTERS, type LabelFilter } from '@larder/shared/recipe/fields';
import type { RecipeFilter } from '@larder/shared/recipe/filter';

/** 'All Recipes', 'Photo-Based Recipes', or what was searched. */
export function listTitle(search: string, photoOnly: boolean): string {
  if (search)
    return photoOnly
      ? format(messages.photoRecipesFor, { search })
      : format(messages.searchResultsFor, { search });
  return photoOnly ? messages.photoBasedRecipes : messages.allRecipes;
}

/** How many there are without those that are just leaving; a list that is asked for again may know of them already. */
export function countWithout(total: number, leaving: number): number {
  return Math.max(0, total - leaving);
}

const LABELLED: Record<LabelFilter, (label: string) => string> = {
  cuisine: (cuisine) => format(messages.ofTheCuisine, { cuisine }),
  tag: (tag) => format(messages.tagged, { tag }),
};

/** 'N recipe(s) found', with the active filter and query; 'N recipe(s)' where nothing was asked for. */
export function countLine(
  total: number,
  search: string,
  photoOnly: boolean,
  filter: RecipeFilter = {},
): string {
  const { difficulty } = filter;
  const isAsked = [search, photoOnly, ...Object.values(filter)].some(Boolean);
  if (!isAsked) return format(messages.recipeCount, { count: total });
  return [
    format(messages.recipesFound, { count: total, difficulty: difficulty ?? '' }),
    photoOnly && messages.withPhotos,
    ...LABEL_FILTERS.map((name) => filter[name] && LABELLED[name]([filter[name]].flat().join(', '))),
    search && format(messages.forWord, { search }),
  ]
    .filter(Boolean)
    .join(' ');
}

/** `countLine` of a search that shows what was found with its words spelt right: 'Showing results for “chicken” · 2 recipes'. */
export function foundLine(
  { total, showingResultsFor: spelt }: { total: number; showingResultsFor: string | null },
  search: string,
  ...asked: [photoOnly: boolean, filter?: RecipeFilter]
): string {
  if (spelt === null) return countLine(total, search, ...asked);
  return `${format(messages.showingResultsFor, { search: spelt })} · ${countLine(total, '', ...asked)}`;
}
