import { LABEL_FIELDS, LABEL_FILTERS, RECIPE_FIELDS, type LabelFilter } from '@larder/shared/recipe/fields';
import {
  DIFFICULTIES,
  RECIPE_LIMITS,
  RECIPE_SORTS,
  type Difficulty,
  type RecipeSort,
} from '@larder/shared/recipe/messages';
import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useStoredChoice } from '../../../hooks/use-stored-choice.ts';
import { useNavState } from '../../../lib/nav-state.ts';
import { readStored, writeStored } from '../../../lib/browser-storage.ts';

export interface ListFilter extends Record<LabelFilter, string> {
  search: string;
  photoOnly: boolean;
  difficulty: Difficulty | '';
}

/** In the address. */
const NAMES = { search: 'q', photoOnly: 'photos', difficulty: 'difficulty' } as const;
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

function filterOf(params: URLSearchParams): ListFilter {
  return {
    search: (params.get(NAMES.search) ?? '').trim().slice(0, RECIPE_LIMITS.search),
    photoOnly: params.has(NAMES.photoOnly),
    ...labelsOf(params),
    difficulty: DIFFICULTIES.find((difficulty) => difficulty === params.get(NAMES.difficulty)) ?? '',
  };
}

function labelsOf(params: URLSearchParams): Record<LabelFilter, string> {
  const labels = LABEL_FIELDS.map((name) => {
    const { filter, limit } = RECIPE_FIELDS[name];
    return [filter, (params.get(filter) ?? '').trim().slice(0, limit)];
  });
  return Object.fromEntries(labels) as Record<LabelFilter, string>;
}

/** What of the filter is set. */
export function activeFilters({ difficulty, ...filter }: ListFilter) {
  const set = Object.entries(filter).filter(([, value]) => value !== '' && value !== false);
  return { ...(Object.fromEntries(set) as Partial<typeof filter>), ...(difficulty && { difficulty }) };
}

/** Whether anything but these filters is set. */
export function hasMoreThan(filter: ListFilter, names: readonly string[]): boolean {
  return Object.keys(activeFilters(filter)).some((name) => !names.includes(name));
}

function paramsOf(before: URLSearchParams, filter: ListFilter): URLSearchParams {
  const params = new URLSearchParams(before);
  const put = (name: string, value: string) => (value ? params.set(name, value) : params.delete(name));
  put(NAMES.search, filter.search);
  put(NAMES.photoOnly, filter.photoOnly ? '1' : '');
  for (const name of LABEL_FILTERS) put(name, filter[name]);
  put(NAMES.difficulty, filter.difficulty);
  return params;
}
