import { entries } from '../language/lexicon.ts';
import { patternOf, wordsIn } from '../language/notation.ts';

const NUMBERS = entries('numbers').map((entry) => {
  const [value = '', ...words] = entry.split(' ');
  return { value: Number(value), word: words.join(' ') };
});

/** Numbers as words, folded, with their values. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  NUMBERS.flatMap(({ value, word }) => wordsIn([word]).map((each) => [each, value] as const)),
);

/** The source of a pattern for any of them. */
export const NUMBER_WORD = patternOf(NUMBERS.map(({ word }) => word));
