import { LABEL_FIELDS, LABEL_FILTERS, RECIPE_FIELDS, type LabelFilter } from '@larder/shared/recipe/fields';
import type { RecipeFilter } from '@larder/shared/recipe/filter';
import {
  COOKED_FILTERS,
  DIFFICULTIES,
  FILTER_LIMITS,
  MOST_STARS,
  RECIPE_LIMITS,
  RECIPE_SORTS,
  type CookedFilter,
  type Difficulty,
  type RecipeSort,
} from '@larder/shared/recipe/messages';
import { paths } from '@larder/shared/paths';
import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useStoredChoice } from '../../../hooks/use-stored-choice.ts';
import { useNavState } from '../../../lib/nav-state.ts';
import { readStored, writeStored } from '../../../lib/browser-storage.ts';

/** What is not filtered by is '', 0, false or empty. */
export interface ListFilter extends Record<LabelFilter, string[]> {
  search: string;
  photoOnly: boolean;
  favoritesOnly: boolean;
  withoutTag: string[];
  /** Foods that one has. */
  have: string[];
  difficulty: Difficulty | '';
  maxMinutes: number;
  minRating: number;
  cooked: CookedFilter | '';
  site: string;
}

/** In the address. Labels have the names of their filters. */
const NAMES = {
  search: 'q',
  photoOnly: 'photos',
  favoritesOnly: 'favorites',
  withoutTag: 'without',
  have: 'have',
  difficulty: 'difficulty',
  maxMinutes: 'minutes',
  minRating: 'stars',
  cooked: 'cooked',
  site: 'site',
  ...(Object.fromEntries(LABEL_FILTERS.map((name) => [name, name])) as Record<LabelFilter, string>),
} as const satisfies Record<keyof ListFilter, string>;
const REMEMBERED = 'larder.me.home-filter';

/**
 * What the home screen shows of the recipes: in the address, so that going back and reloading keep it. Whoever comes back from
 * a recipe to the bare address finds the filter they left.
 */
export function useListFilter() {
  const [inAddress, setParams] = useSearchParams();
  const state = useNavState();
  const [remembered] = useState(() => new URLSearchParams(readStored('session', REMEMBERED) ?? ''));
  const isBack = (state.fromRecipeDetail ?? false) && inAddress.size === 0;
  const params = isBack ? remembered : inAddress;
  const filter = filterOf(params);
  if (state.filterPhotoRecipes) filter.photoOnly = true;
  const wanted = paramsOf(params, filter).toString();

  // What came with the navigation is written into the address.
  useEffect(() => {
    writeStored('session', REMEMBERED, wanted);
    if (wanted === inAddress.toString() && !state.filterPhotoRecipes) return;
    setParams(wanted, {
      replace: true,
      preventScrollReset: true,
      state: { ...state, filterPhotoRecipes: undefined },
    });
  }, [wanted, inAddress, state, setParams]);

  const change = useCallback(
    (change: Partial<ListFilter>) =>
      setParams((before) => paramsOf(before, { ...filterOf(before), ...change }), { replace: true }),
    [setParams],
  );
  return { filter, change };
}

/** The order of the home screen, remembered in this browser. */
export function useListSort() {
  return useStoredChoice<RecipeSort>('larder.recipe-sort', RECIPE_SORTS, 'newest');
}

/** What an address says; what can be no filter is left out. */
export function filterOf(params: URLSearchParams): ListFilter {
  const one = (name: keyof ListFilter, limit: number) =>
    (params.get(NAMES[name]) ?? '').trim().slice(0, limit);
  const several = (name: keyof ListFilter, limit: number, most: number = FILTER_LIMITS.labels) =>
    [...new Set(params.getAll(NAMES[name]).map((label) => label.trim().slice(0, limit)))]
      .filter((label) => label !== '')
      .slice(0, most);
  const labels = LABEL_FIELDS.map((name) => {
    const { filter, limit } = RECIPE_FIELDS[name];
    return [filter, several(filter, limit)];
  });
  return {
    search: one('search', RECIPE_LIMITS.search),
    photoOnly: params.has(NAMES.photoOnly),
    favoritesOnly: params.has(NAMES.favoritesOnly),
    ...(Object.fromEntries(labels) as Record<LabelFilter, string[]>),
    withoutTag: several('withoutTag', RECIPE_LIMITS.tag),
    have: several('have', FILTER_LIMITS.food, FILTER_LIMITS.have),
    difficulty: DIFFICULTIES.find((difficulty) => difficulty === params.get(NAMES.difficulty)) ?? '',
    maxMinutes: numberIn(params.get(NAMES.maxMinutes), RECIPE_LIMITS.minutes),
    minRating: numberIn(params.get(NAMES.minRating), MOST_STARS),
    cooked: COOKED_FILTERS.find((cooked) => cooked === params.get(NAMES.cooked)) ?? '',
    site: one('site', FILTER_LIMITS.site),
  };
}

/** From 1 on; 0 for none. */
function numberIn(text: string | null, most: number): number {
  const number = Number(text);
  return Number.isInteger(number) && number >= 1 && number <= most ? number : 0;
}

const isSet = (value: ListFilter[keyof ListFilter]) =>
  Array.isArray(value) ? value.length > 0 : Boolean(value);

/** A filter as it is asked for, with all that is not set. */
export function listFilterOf(filter: RecipeFilter): ListFilter {
  const labels = LABEL_FILTERS.map((name) => [name, [filter[name] ?? []].flat()]);
  const set = Object.entries(filter).filter(([, value]) => value !== undefined);
  return {
    ...filterOf(new URLSearchParams()),
    ...(Object.fromEntries([...set, ...labels]) as Partial<ListFilter>),
  };
}

/** Home with a filter. */
export function addressOf(filter: RecipeFilter): string {
  return `${paths.home()}?${paramsOf(new URLSearchParams(), listFilterOf(filter)).toString()}`;
}

/** What of the filter is set, as the server is asked for it. */
export function activeFilters(filter: ListFilter): RecipeFilter {
  const entries = Object.entries(filter) as [string, ListFilter[keyof ListFilter]][];
  return Object.fromEntries(entries.filter(([, value]) => isSet(value))) as RecipeFilter;
}

/** Whether anything but these filters is set. */
export function hasMoreThan(filter: ListFilter, names: readonly string[]): boolean {
  return Object.keys(activeFilters(filter)).some((name) => !names.includes(name));
}

/** The filter in an address, beside what else stands there. */
export function paramsOf(before: URLSearchParams, filter: ListFilter): URLSearchParams {
  const params = new URLSearchParams(before);
  for (const [name, inAddress] of Object.entries(NAMES)) {
    const value = filter[name as keyof ListFilter];
    params.delete(inAddress);
    if (!isSet(value)) continue;
    for (const one of [value].flat()) params.append(inAddress, one === true ? '1' : String(one));
  }
  return params;
}
