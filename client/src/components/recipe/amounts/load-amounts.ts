import { amountPlaces } from '@larder/shared/recipe-text/amount-places';
import { isProposedFixed } from '@larder/shared/recipe-text/fixed-lines';
import { loadCountedWordsFor } from '@larder/shared/recipe-text/load-counted-words';
import { scaledParts } from '@larder/shared/recipe-text/scale';
import { scaledStepParts } from '@larder/shared/recipe-text/scale-steps';
import type { Convert } from './conversion.ts';
import { MARKING } from './marking.ts';
import type { Marking, RecipeTexts } from './recipe-amounts.ts';

const SCALING = { amountPlaces, isProposedFixed, scaledParts, scaledStepParts };

export interface Loaded {
  scaling?: typeof SCALING;
  marking?: Marking;
  convert?: Convert;
}

/** What changes the amounts of a recipe and marks them, with the words of its language. */
export async function loadAmounts(recipe: RecipeTexts, isConverted: boolean): Promise<Loaded> {
  const [conversion] = await Promise.all([
    isConverted ? import('./conversion.ts') : undefined,
    loadCountedWordsFor([...recipe.ingredients, ...recipe.instructions]),
  ]);
  return {
    scaling: SCALING,
    marking: MARKING,
    ...(conversion && { convert: await conversion.loadConversion(recipe) }),
  };
}
