import * as words from '#words/common.json';
import { format } from '@larder/shared/words/format';
import { LABEL_FILTERS, type LabelFilter } from '@larder/shared/recipe/fields';

/** 'All Recipes', 'Photo-Based Recipes', or what was searched. */
export function listTitle(search: string, photoOnly: boolean): string {
  if (search)
    return photoOnly ? format(words.photoRecipesFor, { search }) : format(words.searchResultsFor, { search });
  return photoOnly ? words.photoBasedRecipes : words.allRecipes;
}

/** How many there are without those that are just leaving; a list that is asked for again may know of them already. */
export function countWithout(total: number, leaving: number): number {
  return Math.max(0, total - leaving);
}

const LABELLED: Record<LabelFilter, (label: string) => string> = {
  cuisine: (cuisine) => format(words.ofTheCuisine, { cuisine }),
  tag: (tag) => format(words.tagged, { tag }),
};

/** 'N recipe(s) found', with the active filter and query. */
export function countLine(
  total: number,
  search: string,
  photoOnly: boolean,
  { difficulty, ...labels }: Partial<Record<LabelFilter | 'difficulty', string>> = {},
): string {
  return [
    format(words.recipesFound, { count: total, difficulty: difficulty ?? '' }),
    photoOnly && words.withPhotos,
    ...LABEL_FILTERS.map((name) => labels[name] && LABELLED[name](labels[name])),
    search && format(words.forWord, { search }),
  ]
    .filter(Boolean)
    .join(' ');
}
