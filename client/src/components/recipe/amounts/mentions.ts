import { foodReaderIn } from '@larder/shared/recipe-text/food-reader';
import { likeliestLanguage } from '@larder/shared/recipe-text/likely-languages';
import { loadWordsOf } from '@larder/shared/recipe-text/load-words';
import { linesInSections } from '@larder/shared/recipe-text/step-ingredients';
import { stepMentions, type StepMentions } from '@larder/shared/recipe-text/step-mentions';
import type { RecipeTexts } from './recipe-amounts.ts';

/** What finds the ingredients that steps name, with the words of the recipe's language. */
export async function loadMentions({ ingredients, instructions }: RecipeTexts): Promise<StepMentions> {
  const language = likeliestLanguage([...ingredients, ...instructions]);
  await loadWordsOf(language);
  return stepMentions(linesInSections(instructions), linesInSections(ingredients), foodReaderIn(language));
}
