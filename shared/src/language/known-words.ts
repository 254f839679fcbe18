import type { LANGUAGES } from './languages.ts';
import type { LineWords } from './line-words/line-words.ts';
import type { CountedWords } from './measures/measures.ts';

type LanguageCode = keyof typeof LANGUAGES;

/** The words of one language that lines are read and scaled with, beside those of `Language`: too many for a page to have them all. */
export interface KnownWords {
  counted?: CountedWords;
  line?: LineWords;
  /** Foods: see `foods/lexicon.ts`. */
  foods?: string;
  /** Foods whose weight by the cup is known: see `foods/densities`. */
  densities?: string;
  /** Foods by the aisle of a shop: see `foods/aisles`. */
  aisles?: string;
}

const NONE: KnownWords = {};
let known: Partial<Record<LanguageCode, KnownWords>> = {};

/**
 * Lets these words be recognised from now on, beside those given before; until then nothing is known by them. A page gives those of its
 * recipe (`recipe-text/load-words.ts`), a program all of them (`every-word.ts`).
 */
export function knowWords(code: LanguageCode, words: KnownWords): void {
  known = { ...known, [code]: { ...known[code], ...words } };
}

export function knownWords(code: LanguageCode): KnownWords {
  return known[code] ?? NONE;
}

/** What is made of the known words: made when it is asked for, and anew when there are more. */
export function madeOfKnownWords<Made>(make: () => Made): () => Made {
  let last: { of: typeof known; made: Made } | undefined;
  return () => {
    if (last?.of !== known) last = { of: known, made: make() };
    return last.made;
  };
}
