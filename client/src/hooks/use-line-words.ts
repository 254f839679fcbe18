import { likeliestLanguage } from '@larder/shared/recipe-text/likely-languages';
import { loadWordsOf } from '@larder/shared/recipe-text/load-words';
import type { LanguageCode } from '@larder/shared/recipe-text/unit-names';
import { useEffect, useMemo, useState } from 'react';

interface LineWords {
  /** In which the recipe is likely to be written. */
  language: LanguageCode;
  isLoaded: boolean;
  /** They could not be fetched. */
  isFailed: boolean;
}

/** Loads the words that the lines of a recipe are read with. */
export function useLineWords(recipe: { ingredients: string[]; instructions: string[] }): LineWords {
  const { ingredients, instructions } = recipe;
  const language = useMemo(
    () => likeliestLanguage([...ingredients, ...instructions]),
    [ingredients, instructions],
  );
  const [ended, setEnded] = useState<{ language: string; isLoaded: boolean }>();
  useEffect(() => {
    loadWordsOf(language).then(
      () => setEnded({ language, isLoaded: true }),
      () => setEnded({ language, isLoaded: false }),
    );
  }, [language]);
  const isOfThis = ended?.language === language;
  return { language, isLoaded: isOfThis && ended.isLoaded, isFailed: isOfThis && !ended.isLoaded };
}
