import { fold } from './fold.ts';
import type { TimeUnit } from './language.ts';
import { NUMBERS_OF_TIME } from './numbers-of-time.ts';
import { anyOf, unique, valuesIn, wordsIn, type WordField } from './patterns.ts';
import { STEP_WORDS, type StepWords } from './step-words.ts';

const ALL: readonly StepWords[] = Object.values(STEP_WORDS);

/** The words that all languages have in these fields. */
export function stepWordsOf(...fields: readonly WordField<StepWords>[]): string[] {
  return unique(ALL.flatMap((language) => fields.flatMap((field) => wordsIn(language[field]))));
}

/** The same for a unit of time, as words or as glyphs. */
export function timeWords(unit: TimeUnit, field: 'times' | 'timeGlyphs'): string[] {
  return unique(ALL.flatMap((language) => wordsIn(language[field]?.[unit])));
}

/** Words that are a number before a unit of time, with their values. */
export function numbersOfTime(): [word: string, value: number][] {
  return Object.values(NUMBERS_OF_TIME).flatMap(valuesIn);
}

/** As `anyOf`, for a text that is folded. */
export function anyFolded(words: readonly string[]): string {
  return anyOf(unique(words.map(fold)));
}
