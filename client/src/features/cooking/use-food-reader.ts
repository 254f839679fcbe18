import type { FoodReader } from '@larder/shared/recipe-text/food-reader';
import { useMemo } from 'react';
import { readerOf } from '../../components/recipe/amounts/mentions.ts';
import type { ShownRecipe } from '../../components/recipe/own-recipe.ts';
import { useFoodRules } from '../../hooks/use-food-rules.ts';
import { useLineWords } from '../../hooks/use-line-words.ts';

/**
 * Tells what the lines of a recipe are of, by the words of its language and what was said of foods. Nothing until the words are loaded, and
 * where they cannot be fetched: then the lines' own words have to do.
 */
export function useFoodReader(recipe: ShownRecipe): FoodReader | undefined {
  const { language, isLoaded } = useLineWords(recipe);
  const rules = useFoodRules(language);
  const { ingredients } = recipe;
  return useMemo(
    () => (isLoaded ? readerOf(ingredients, language, rules) : undefined),
    [ingredients, language, isLoaded, rules],
  );
}
