import { foodReaderIn, type FoodReader } from '@larder/shared/recipe-text/food-reader';
import { likeliestLanguage } from '@larder/shared/recipe-text/likely-languages';
import { loadWordsOf } from '@larder/shared/recipe-text/load-words';
import { useEffect, useMemo, useState } from 'react';
import type { ShownRecipe } from '../../components/recipe/own-recipe.ts';

/**
 * Tells what the lines of a recipe are of, by the words of its language. Nothing until these are loaded, and where they cannot be
 * fetched: then the lines' own words have to do.
 */
export function useFoodReader({ ingredients, instructions }: ShownRecipe): FoodReader | undefined {
  const language = useMemo(
    () => likeliestLanguage([...ingredients, ...instructions]),
    [ingredients, instructions],
  );
  const [loaded, setLoaded] = useState<{ language: string; reader: FoodReader }>();
  useEffect(() => {
    loadWordsOf(language).then(
      () => setLoaded({ language, reader: foodReaderIn(language) }),
      () => undefined,
    );
  }, [language]);
  return loaded?.language === language ? loaded.reader : undefined;
}
