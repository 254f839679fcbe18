import type { LANGUAGES } from '../../language/languages.ts';
import { knowWords } from '../../language/known-words.ts';
import { loadCountedWords } from '../../recipe-text/load-counted-words.ts';
import { FOODS_LATER } from '../later.ts';
import { AISLE_FOODS_LATER } from './later.ts';

/**
 * Loads the words of a language that `aisleOf` finds aisles by; one without a list of them finds none.
 *
 * @throws when a file cannot be fetched.
 */
export async function loadAislesOf<Code extends keyof typeof LANGUAGES>(code: Code): Promise<void> {
  const [aisles, foods] = await Promise.all([
    AISLE_FOODS_LATER[code]?.(),
    FOODS_LATER[code]?.(),
    loadCountedWords(code),
  ]);
  knowWords(code, { aisles: aisles?.[code] ?? '', foods: foods?.[code] ?? '' });
}
