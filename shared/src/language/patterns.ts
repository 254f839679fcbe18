import { fold } from './fold.ts';
import type { Language, NumberWords, TimeUnit, UnitKind } from './language.ts';
import { LANGUAGES } from './languages.ts';

type Field<T> = { [K in keyof Language]-?: Language[K] extends T | undefined ? K : never }[keyof Language];
/** A field of a language that is one list of words. */
export type WordField = Field<string>;

const ALL: readonly Language[] = Object.values(LANGUAGES);

/** The words of a list. */
export function wordsIn(list: string | undefined): string[] {
  return list === undefined ? [] : list.split(' | ');
}

/** The words that all languages have in these fields. */
export function wordsOf(...fields: readonly WordField[]): string[] {
  return unique(ALL.flatMap((language) => fields.flatMap((field) => wordsIn(language[field]))));
}

/** The same for the units of one kind. */
export function unitWords(kind: UnitKind): string[] {
  return unique(ALL.flatMap(({ units }) => wordsIn(units?.[kind])));
}

/** The same for a unit of time, as words or as glyphs. */
export function timeWords(unit: TimeUnit, field: 'times' | 'timeGlyphs'): string[] {
  return unique(ALL.flatMap((language) => wordsIn(language[field]?.[unit])));
}

/** The words that all languages have for numbers, with their values. */
export function numberWords(
  ...fields: readonly ('numbers' | 'numbersOfTime' | 'leastGramsEach')[]
): [word: string, value: number][] {
  return ALL.flatMap((language) => fields.flatMap((field) => entriesOf(language[field])));
}

function entriesOf(words: NumberWords | undefined): [string, number][] {
  return Object.entries(words ?? {}).flatMap(([value, list]) =>
    wordsIn(list).map((word): [string, number] => [word, Number(value)]),
  );
}

/** The source of a pattern that matches any of these words, the longest first. It minds no boundaries. */
export function anyOf(words: readonly string[]): string {
  return `(?:${[...words]
    .sort((one, other) => other.length - one.length)
    .map(sourceOf)
    .join('|')})`;
}

/** The same for a text that is folded. */
export function anyFolded(words: readonly string[]): string {
  return anyOf(unique(words.map(fold)));
}

/** How much longer than its beginning a word with a star may be. */
const ENDING = String.raw`\p{L}{0,6}`;

function sourceOf(word: string): string {
  return word
    .replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replace(/\\\*$/, ENDING)
    .replaceAll(' ', String.raw`\s{1,2}`)
    .replaceAll('-', String.raw`[-‐‑\s]`)
    .replaceAll("'", "['’]");
}

function unique(words: readonly string[]): string[] {
  return [...new Set(words)];
}
