import { foodReaderIn, type FoodReader } from '@larder/shared/recipe-text/food-reader';
import type { FoodRules } from '@larder/shared/recipe-text/food-rules';
import { likeliestLanguage } from '@larder/shared/recipe-text/likely-languages';
import { loadWordsOf } from '@larder/shared/recipe-text/load-words';
import { once } from '@larder/shared/recipe-text/once';
import { readLine } from '@larder/shared/recipe-text/read-line';
import { linesInSections } from '@larder/shared/recipe-text/step-ingredients';
import { stepMentions, type StepMentions } from '@larder/shared/recipe-text/step-mentions';
import type { LanguageCode } from '@larder/shared/recipe-text/unit-names';
import { inSlices } from '../../../hooks/in-slices.ts';
import type { RecipeTexts } from './recipe-amounts.ts';

/** What finds the ingredients that steps name, with the words of the recipe's language. */
export async function loadMentions({ ingredients, instructions }: RecipeTexts): Promise<StepMentions> {
  const language = likeliestLanguage([...ingredients, ...instructions]);
  await loadWordsOf(language);
  const [lines, steps] = [linesInSections(ingredients), linesInSections(instructions)];
  const reader = readerOf(ingredients, language);
  // Read here once, a slice at a time: what is asked of them later takes no time.
  await inSlices(lines, ({ text }) => reader.foodsOf(text));
  const mentions = stepMentions(steps, lines, reader);
  await inSlices(steps, mentions.of);
  return mentions;
}

type Readings = ReturnType<typeof once<ReturnType<typeof readLine>>>;
const known = new WeakMap<readonly string[], { language: LanguageCode; read: Readings }>();

/** Reads the lines of one recipe, each once, whoever asks; the words of the language are loaded. */
export function readerOf(
  ingredients: readonly string[],
  language: LanguageCode,
  rules?: FoodRules,
): FoodReader {
  const before = known.get(ingredients);
  const readings =
    before?.language === language ? before : { language, read: once((line) => readLine(line, language)) };
  known.set(ingredients, readings);
  return foodReaderIn(language, rules, readings.read);
}
