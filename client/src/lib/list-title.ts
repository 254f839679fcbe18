import { LABEL_FILTERS, type LabelFilter } from '@larder/shared/recipe/fields';
import { plural } from './plural.ts';

/** 'All Recipes', 'Photo-Based Recipes', or what was searched. */
export function listTitle(search: string, photoOnly: boolean): string {
  if (search) return photoOnly ? `Photo recipes for “${search}”` : `Search results for “${search}”`;
  return photoOnly ? 'Photo-Based Recipes' : 'All Recipes';
}

/** How many there are without those that are just leaving; a list that is asked for again may know of them already. */
export function countWithout(total: number, leaving: number): number {
  return Math.max(0, total - leaving);
}

const LABELLED: Record<LabelFilter, (label: string) => string> = {
  cuisine: (cuisine) => `of the “${cuisine}” cuisine`,
  tag: (tag) => `tagged “${tag}”`,
};

/** 'N recipe(s) found', with the active filter and query. */
export function countLine(
  total: number,
  search: string,
  photoOnly: boolean,
  { difficulty, ...labels }: Partial<Record<LabelFilter | 'difficulty', string>> = {},
): string {
  return [
    `${plural(total, difficulty ? `${difficulty} recipe` : 'recipe')} found`,
    photoOnly && 'with photos',
    ...LABEL_FILTERS.map((name) => labels[name] && LABELLED[name](labels[name])),
    search && `for “${search}”`,
  ]
    .filter(Boolean)
    .join(' ');
}
