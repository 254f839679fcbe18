import type { Language, NumberWords, UnitKind } from './language.ts';
import { LANGUAGES } from './languages.ts';

/** The fields of an entry that are one list of words. */
export type WordField<Entry> = {
  [Key in keyof Entry]-?: Entry[Key] extends string | undefined ? Key : never;
}[keyof Entry];

const ALL: readonly Language[] = Object.values(LANGUAGES);

/** The words of a list. */
export function wordsIn(list: string | undefined): string[] {
  return list === undefined ? [] : list.split(' | ');
}

/** The words that all languages have in these fields. */
export function wordsOf(...fields: readonly WordField<Language>[]): string[] {
  return unique(ALL.flatMap((language) => fields.flatMap((field) => wordsIn(language[field]))));
}

/** The same for the units of one kind. */
export function unitWords(kind: UnitKind): string[] {
  return unique(ALL.flatMap(({ units }) => wordsIn(units?.[kind])));
}

/** The words that all languages have for numbers, with their values. */
export function numberWords(field: 'numbers' | 'leastGramsEach'): [word: string, value: number][] {
  return ALL.flatMap((language) => valuesIn(language[field]));
}

/** The words of some numbers with their values. */
export function valuesIn(words: NumberWords | undefined): [string, number][] {
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

/** The source of a pattern that matches any of these, in their order, each in a group of its name. */
export function namedGroups(patterns: Readonly<Record<string, string>>): string {
  return `(?:${Object.entries(patterns)
    .map(([name, pattern]) => `(?<${name}>${pattern})`)
    .join('|')})`;
}

export function unique(words: readonly string[]): string[] {
  return [...new Set(words)];
}
