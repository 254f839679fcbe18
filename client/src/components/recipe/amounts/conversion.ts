import {
  convertText,
  type Conversion,
  type ConvertedPart,
} from '@larder/shared/recipe-text/conversion/convert-text';
import { loadDensitiesOf } from '@larder/shared/recipe-text/conversion/load-densities';
import { loadCountedWords } from '@larder/shared/recipe-text/load-counted-words';
import { joined } from '@larder/shared/recipe-text/scale';
import { kitchenOf } from './kitchen.ts';
import type { RecipeTexts } from './recipe-amounts.ts';

export type Convert = (text: string, how: Pick<Conversion, 'to' | 'kind' | 'factor'>) => ConvertedPart[];

/** What shows the texts of a recipe in other units, with the words of its language. */
export async function loadConversion(recipe: RecipeTexts): Promise<Convert> {
  const kitchen = kitchenOf(recipe);
  await Promise.all([loadDensitiesOf(kitchen.language), loadCountedWords(kitchen.language)]);
  return (text, how) => convertText(text, { ...how, ...kitchen });
}

/** The texts of a recipe in these units, for paper. */
export async function textsInUnits(
  recipe: RecipeTexts,
  to: Conversion['to'],
): Promise<Pick<RecipeTexts, 'ingredients' | 'instructions'>> {
  const convert = await loadConversion(recipe);
  const shown = (texts: readonly string[], kind: Conversion['kind']) =>
    texts.map((text) => joined(convert(text, { to, kind })));
  return { ingredients: shown(recipe.ingredients, 'line'), instructions: shown(recipe.instructions, 'step') };
}
