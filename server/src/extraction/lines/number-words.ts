import { foldWords } from '@larder/shared/language/fold';
import { anyOf, numberWords } from '@larder/shared/language/patterns';
import { numbersOfTime } from '@larder/shared/language/step-patterns';

const NUMBERS = [...numberWords('numbers'), ...numbersOfTime()].filter(([, value]) =>
  Number.isInteger(value),
);

/** Whole numbers as words, folded, with their values. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  NUMBERS.map(([word, value]) => [foldWords(word), value]),
);

/** The source of a pattern for any of them. */
export const NUMBER_WORD = anyOf(NUMBERS.map(([word]) => word));
