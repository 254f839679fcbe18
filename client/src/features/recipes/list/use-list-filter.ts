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
import { readStored, store } from '../../../lib/storage.ts';

export interface ListFilter {
  search: string;
  photoOnly: boolean;
  tag: string;
  difficulty: Difficulty | '';
}

const NAMES = { search: 'q', photoOnly: 'photos', tag: 'tag', difficulty: 'difficulty' } as const;
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
    store('session', REMEMBERED, wanted);
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
    tag: (params.get(NAMES.tag) ?? '').trim().slice(0, RECIPE_LIMITS.tag),
    difficulty: DIFFICULTIES.find((difficulty) => difficulty === params.get(NAMES.difficulty)) ?? '',
  };
}

function paramsOf(before: URLSearchParams, filter: ListFilter): URLSearchParams {
  const params = new URLSearchParams(before);
  const put = (name: string, value: string) => (value ? params.set(name, value) : params.delete(name));
  put(NAMES.search, filter.search);
  put(NAMES.photoOnly, filter.photoOnly ? '1' : '');
  put(NAMES.tag, filter.tag);
  put(NAMES.difficulty, filter.difficulty);
  return params;
}
