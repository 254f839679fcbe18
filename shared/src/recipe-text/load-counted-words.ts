import { COUNTED_WORDS_LATER } from '../language/measures/later.ts';
import { likelyLanguages } from './likely-languages.ts';
import { knowCountedWords } from './nouns.ts';

/**
 * Loads what is counted in the languages that a recipe may be written in, so that scaling knows its words.
 *
 * @param texts all lines and steps of the recipe.
 * @throws when a file cannot be fetched.
 */
export async function loadCountedWordsFor(texts: readonly string[]): Promise<void> {
  const loaded = await Promise.all(likelyLanguages(texts).map((code) => COUNTED_WORDS_LATER[code]()));
  for (const words of loaded) knowCountedWords(words);
}
