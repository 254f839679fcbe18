import { plural } from '../../lib/plural.ts';

/** The address of the home screen for a search. */
export function searchOf(params: URLSearchParams): string {
  return (params.get('q') ?? '').trim().slice(0, 200);
}

/** 'All Recipes', 'Photo-Based Recipes', or what was searched (specification part 1, '/'). */
export function listTitle(search: string, photoOnly: boolean): string {
  if (search) return photoOnly ? `Photo recipes for “${search}”` : `Search results for “${search}”`;
  return photoOnly ? 'Photo-Based Recipes' : 'All Recipes';
}

/** 'N recipe(s) found', with the active filter and query. */
export function countLine(total: number, search: string, photoOnly: boolean): string {
  const found = `${plural(total, 'recipe')} found`;
  return [found, photoOnly ? 'with photos' : '', search ? `for “${search}”` : ''].filter(Boolean).join(' ');
}
