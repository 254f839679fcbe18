import { fold } from '../language/fold.ts';
import type { UnitName } from '../language/measures/measures.ts';
import { formsIn, isLength } from './word-forms.ts';
import { LANGUAGES } from '../language/languages.ts';
import { knownWords, madeOfKnownWords } from '../language/known-words.ts';

/** A language of the language room by its code; a line in any other is read as English. */
export type LanguageCode = keyof typeof LANGUAGES;

const CODES = Object.keys(LANGUAGES) as LanguageCode[];

export function isLanguageCode(code: string): code is LanguageCode {
  return Object.hasOwn(LANGUAGES, code);
}

/** A unit where a text names it. Places are UTF-16 units, `end` is behind the last. */
export interface NamedUnit {
  name: UnitName;
  start: number;
  end: number;
}

function namesOf(language: LanguageCode): [string, UnitName][] {
  return Object.entries(knownWords(language).counted?.measures ?? {}).flatMap(([name, list]) =>
    formsIn(list)
      .flat()
      .map((form): [string, UnitName] => [keyOf(form), name as UnitName]),
  );
}

/** Of a word that is two units the first counts, so those that many languages have come from the language of the line. */
const allNames = madeOfKnownWords(() => new Map<LanguageCode | 'any', ReadonlyMap<string, UnitName>>());

function namesIn(code: LanguageCode | 'any'): ReadonlyMap<string, UnitName> {
  let names = allNames().get(code);
  if (!names) {
    const languages = code === 'any' ? CODES : [code];
    names = new Map(languages.flatMap(namesOf).reverse());
    allNames().set(code, names);
  }
  return names;
}

const MOST_WORDS = 4;
/** The words from a place on: nothing stands between them but a blank, a period, an apostrophe or a parenthesis. */
const WORDS = /([\p{L}\p{M}]+)([.)]{0,2})(?:[ \u00a0]?[('’-]?(?=\p{L}))?/uy;
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * The unit that begins at `position`, the longest that is one: in the given language, or else in any. 'c. à s.', 'fl oz' and
 * 'colher (sopa)' are units too.
 */
export function unitNameAt(text: string, position: number, language: LanguageCode): NamedUnit | null {
  if (UNSPACED.test(text.slice(position, position + 1))) return unspacedUnitAt(text, position, language);
  const words: { key: string; end: number }[] = [];
  WORDS.lastIndex = position;
  for (let match = WORDS.exec(text); match && words.length < MOST_WORDS; match = WORDS.exec(text)) {
    const [, word = '', closing = ''] = match;
    const key = words.length === 0 ? word : `${words.at(-1)?.key} ${word}`;
    const end = match.index + word.length + closing.length;
    words.push({ key, end: hasOpen(text, position, end) ? end : end - (closing.endsWith(')') ? 1 : 0) });
    if (match[0].length === word.length + closing.length && closing === '') break;
  }
  const own = namesIn(language);
  const any = namesIn('any');
  for (const { key, end } of words.reverse()) {
    const name = key === 'T' ? 'tablespoon' : own.get(keyOf(key));
    if (name) return { name, start: position, end };
  }
  for (const { key, end } of words) {
    const name = any.get(keyOf(key));
    // What things are counted in is another word in another language: 'côte' is a stalk, and a cut of beef.
    if (name && !isCounted(name)) return { name, start: position, end };
  }
  return null;
}

/** The inches of '2" pieces'. */
export function inchMarkAt(text: string, position: number): NamedUnit | null {
  const isMark = /^["″”]/.test(text.slice(position, position + 1));
  return isMark ? { name: 'inch', start: position, end: position + 1 } : null;
}

function hasOpen(text: string, from: number, to: number): boolean {
  return text.slice(from, to).includes('(');
}

function unspacedUnitAt(text: string, position: number, language: LanguageCode): NamedUnit | null {
  for (let length = 6; length > 0; length -= 1) {
    const word = text.slice(position, position + length);
    const name = namesIn(language).get(word) ?? namesIn('any').get(word);
    if (name) return { name, start: position, end: position + word.length };
  }
  return null;
}

function keyOf(form: string): string {
  return fold(form)
    .replace(/[.'()-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const WEIGHTS_AND_VOLUMES: ReadonlySet<UnitName> = new Set<UnitName>([
  ...(['gram', 'kilogram', 'milligram', 'decagram', 'hectogram', 'ounce', 'pound'] as const),
  ...([
    'milliliter',
    'centiliter',
    'deciliter',
    'liter',
    'fluid ounce',
    'cup',
    'pint',
    'quart',
    'gallon',
  ] as const),
]);
const SPOONS: ReadonlySet<UnitName> = new Set<UnitName>([
  'tablespoon',
  'teaspoon',
  'dessertspoon',
  'coffeespoon',
  'krm',
]);

export function isWeightOrVolume(name: UnitName): boolean {
  return WEIGHTS_AND_VOLUMES.has(name);
}

/** True for a unit that things are counted in: '2 cans', '3 sprigs'. */
export function isCounted(name: UnitName): boolean {
  return !WEIGHTS_AND_VOLUMES.has(name) && !isLength(name) && !SPOONS.has(name);
}
