import { recipeCountry } from '@larder/shared/recipe-text/conversion/recipe-country';
import type { Kitchen } from '@larder/shared/recipe-text/conversion/unit-values';
import { likeliestLanguage } from '@larder/shared/recipe-text/likely-languages';
import type { RecipeTexts } from './recipe-amounts.ts';

/** Whose cups and pints a recipe means. */
export function kitchenOf({ ingredients, instructions, address }: RecipeTexts): Kitchen {
  const texts = [...ingredients, ...instructions];
  return { language: likeliestLanguage(texts), country: recipeCountry(texts, address) };
}
