import { foodIn } from '../foods/lexicon.ts';
import { readLine } from './read-line.ts';
import type { LanguageCode } from './unit-names.ts';

/** What lines of one language are of. */
export interface FoodReader {
  /** The food of an ingredient line and what may be used instead, as they are written; empty where the line names none. */
  foodsOf: (line: string) => string[];
  /** The food that a word names, in the singular; undefined for other words. */
  foodOf: (word: string) => string | undefined;
}

/** A reader by the words that are known of a language: see `loadWordsOf`. It reads a text once, for all steps of a recipe. */
export function foodReaderIn(language: LanguageCode): FoodReader {
  return {
    foodsOf: once((line) => {
      const { food, alternatives } = readLine(line, language);
      return food === null ? [] : [food, ...alternatives];
    }),
    foodOf: once((word) => foodIn(language, word)),
  };
}

function once<Found>(find: (text: string) => Found): (text: string) => Found {
  const found = new Map<string, Found>();
  return (text) => {
    if (!found.has(text)) found.set(text, find(text));
    return found.get(text) as Found;
  };
}
