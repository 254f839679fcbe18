import { plural } from '../../lib/plural.ts';

/** 'All Recipes', 'Photo-Based Recipes', or what was searched (specification part 1, '/'). */
export function listTitle(search: string, photoOnly: boolean): string {
  if (search) return photoOnly ? `Photo recipes for “${search}”` : `Search results for “${search}”`;
  return photoOnly ? 'Photo-Based Recipes' : 'All Recipes';
}

/** 'N recipe(s) found', with the active filter and query. */
export function countLine(
  total: number,
  search: string,
  photoOnly: boolean,
  { tag = '', difficulty = '' } = {},
): string {
  return [
    `${plural(total, difficulty ? `${difficulty} recipe` : 'recipe')} found`,
    photoOnly && 'with photos',
    tag && `tagged “${tag}”`,
    search && `for “${search}”`,
  ]
    .filter(Boolean)
    .join(' ');
}
