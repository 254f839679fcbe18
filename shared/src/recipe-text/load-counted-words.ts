import { knowWords } from '../language/known-words.ts';
import { COUNTED_WORDS_LATER } from '../language/measures/later.ts';
import { likelyLanguages } from './likely-languages.ts';
import type { LanguageCode } from './unit-names.ts';

/**
 * Loads what is counted in the languages that a recipe may be written in, so that scaling knows its words.
 *
 * @param texts all lines and steps of the recipe.
 * @throws when a file cannot be fetched.
 */
export async function loadCountedWordsFor(texts: readonly string[]): Promise<void> {
  await Promise.all(likelyLanguages(texts).map(loadCountedWords));
}

export async function loadCountedWords<Code extends LanguageCode>(code: Code): Promise<void> {
  const { [code]: counted } = await COUNTED_WORDS_LATER[code]();
  knowWords(code, { counted });
}
