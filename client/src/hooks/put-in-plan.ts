import type { RecipeCardDto } from '@larder/shared/recipe/schema';
import { useSyncExternalStore } from 'react';
import { createStore } from '../lib/store.ts';

type Planned = Pick<RecipeCardDto, 'id' | 'title' | 'servings'>;

const asked = createStore<Planned | undefined>(undefined);

/** Asks for which day a recipe is planned, over whatever page is open. */
export function putInPlan(recipe: Planned | undefined): void {
  asked.set(recipe);
}

/** The recipe that is asked about. */
export function useAskedForPlan(): Planned | undefined {
  return useSyncExternalStore(asked.subscribe, asked.read);
}
