import { FOODS_LATER } from '../foods/later.ts';
import { knowWords } from '../language/known-words.ts';
import { LINE_WORDS_LATER } from '../language/line-words/later.ts';
import { loadCountedWords } from './load-counted-words.ts';
import type { LanguageCode } from './unit-names.ts';

/**
 * Loads all that `readLine` reads lines of a language with.
 *
 * @throws when a file cannot be fetched.
 */
export async function loadWordsOf<Code extends LanguageCode>(code: Code): Promise<void> {
  const [{ [code]: line }, foods = {}] = await Promise.all([
    LINE_WORDS_LATER[code](),
    FOODS_LATER[code]?.(),
    loadCountedWords(code),
  ]);
  knowWords(code, { line, foods: foods[code] ?? '' });
}
