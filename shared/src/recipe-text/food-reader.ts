import { foodIn } from '../foods/lexicon.ts';
import { foodRulesIn, withFoodRules, type FoodRules } from './food-rules.ts';
import type { LineReading } from './line-reading.ts';
import { once } from './once.ts';
import { readLine } from './read-line.ts';
import type { LanguageCode } from './unit-names.ts';

/** What lines of one language are of. */
export interface FoodReader {
  /** The food of an ingredient line and what may be used instead, by every name they go by; empty where the line names none. */
  foodsOf: (line: string) => string[];
  /** The food that a word names, in the singular; undefined for other words. */
  foodOf: (word: string) => string | undefined;
}

/**
 * A reader by the words that are known of a language (see `loadWordsOf`) and by what its person has corrected. It reads a text once, for
 * all steps of a recipe.
 *
 * @param read reads a line, where it may have been read before.
 */
export function foodReaderIn(
  language: LanguageCode,
  rules: FoodRules = foodRulesIn(language, []),
  read: (line: string) => LineReading = (line) => readLine(line, language),
): FoodReader {
  return {
    foodsOf: once((line) => {
      const { food, alternatives } = withFoodRules(line, read(line), rules);
      return food === null ? [] : [food, ...alternatives].flatMap(rules.namesOf);
    }),
    foodOf: once((word) => foodIn(language, word)),
  };
}
