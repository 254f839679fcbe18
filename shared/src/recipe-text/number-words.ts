import {
  BEHIND_HUNDRED,
  HUNDRED_BEHIND,
  LARGE_NUMBER,
  largeNumber,
  partNumbers,
  spaced,
} from '../language/large-numbers.ts';
import { LANGUAGES } from '../language/languages.ts';
import { anyOf, numberWords, valuesIn, wordsIn, wordsOf } from '../language/patterns.ts';
import { BEFORE_HUNDREDS } from '../language/hundreds.ts';
import { BETWEEN_BEFORE, TO_BETWEEN_WORDS, WIDEST_RANGE } from './amount-patterns.ts';
import { AND_PART, valueOfPart } from './part-behind.ts';
import type { WrittenNumber } from './numbers.ts';

/** The words that things are counted by, with their values: at the start of a sentence the Turkish 'i' is an 'İ'. */
export const COUNT_WORDS: readonly (readonly [word: string, value: number])[] = [
  ...numberWords('numbers'),
  ...valuesIn(LANGUAGES.tr.numbers).flatMap(([word, value]): [string, number][] =>
    word.startsWith('i') ? [[`İ${word.slice(1)}`, value]] : [],
  ),
];
/** The same and the words for parts of one. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([...COUNT_WORDS, ...partNumbers()]);
const ARTICLE = anyOf(wordsOf('articles'));
const AND = anyOf(wordsOf('and'));
export const THEN_WORD = String.raw`(?=\s{1,3}[\p{L}\d(]|(?<=['’])\p{L})`;

const SMALL = numberWords('numbers').flatMap(([word, value]) => (value >= 1 && value < 100 ? [word] : []));
/** 'Two hundred and thirty-one' is not known, and not two hundred; 'two hundred-gram steaks' may be two. */
const NOT_MORE = String.raw`(?![-‐‑]|\s{1,2}(?:${AND}\s{1,2})?(?:${BEHIND_HUNDRED}|${anyOf(SMALL)})(?!\p{L}))`;
const NOT_LESS = String.raw`(?<!(?:\d|(?<!\p{L})${anyOf(BEFORE_HUNDREDS)})\s{1,2}(?:${AND}\s{1,2})?)`;
const NOT_HUNDREDS = String.raw`(?!\s{1,2}${HUNDRED_BEHIND}\s)`;

/** A pattern of these words, of hundreds, and of both with a part: 'two and a half', 'en och en halv'. */
export function numberWordPattern(words: readonly string[]): string {
  const whole = `${NOT_LESS}${LARGE_NUMBER}${NOT_MORE}|${anyOf(words)}${NOT_HUNDREDS}|${ARTICLE}(?=${AND_PART})`;
  return `(?:(?:${whole})(?:${AND_PART})?)`;
}

/** A pattern of any of them. */
export const ANY_NUMBER_WORD = numberWordPattern([...NUMBER_WORDS.keys()]);
const ENDS = String.raw`(?:(?<=['’])|(?![\p{L}\p{M}]))`;
/** The one pattern of all of them: it takes long to compile. */
const NUMBER_AT = new RegExp(ANY_NUMBER_WORD + ENDS, 'iuy');
const HALF_AT = new RegExp(String.raw`(?:${ARTICLE}\s{1,2})?${anyOf(wordsOf('halves'))}${ENDS}`, 'iuy');

/** The number in words at a place: 'two', 'three and a half', 'two thirds of a'. */
export function numberWordAt(text: string, start: number): WrittenNumber | null {
  NUMBER_AT.lastIndex = start;
  const [words] = NUMBER_AT.exec(text) ?? [];
  return words === undefined
    ? null
    : { start, end: start + words.length, value: valueOfWords(words), style: 'word' };
}

/** The half at a place: 'half a', 'eine halbe'. */
export function halfAt(text: string, start: number): WrittenNumber | null {
  HALF_AT.lastIndex = start;
  return HALF_AT.test(text) ? { start, end: HALF_AT.lastIndex, value: 1 / 2, style: 'word' } : null;
}

/** Between neighbours: 'two-three cups', 'ein, zwei Zwiebeln'. */
const TO_NEXT = String.raw`\s?[-‐‑–—]\s?|,\s`;
const JOINT = new RegExp(
  String.raw`(?:(?<to>${TO_BETWEEN_WORDS})|(?<next>${TO_NEXT})|(?<and>\s${AND}\s)|(?<gap>\s))(?=\p{L})`,
  'iuy',
);
const BEFORE_WORD = new RegExp(THEN_WORD, 'iuy');

/** Whether a word follows a number in words. */
export function isBeforeWord(text: string, { end }: WrittenNumber): boolean {
  BEFORE_WORD.lastIndex = end;
  return BEFORE_WORD.test(text);
}

/** In Turkish neighbours make a range with nothing between them: 'iki üç kaşık'. */
const TURKISH: ReadonlySet<string> = new Set(
  [...wordsIn(LANGUAGES.tr.articles), ...valuesIn(LANGUAGES.tr.numbers).map(([word]) => word)].map(spaced),
);

/** Both ends of the range that a number in words begins: 'two to three', 'drei oder vier', 'between one and two', 'iki üç'. */
export function rangeInWords(text: string, low: WrittenNumber): [WrittenNumber, WrittenNumber] | null {
  const high = numberBehindTo(text, low);
  if (!high) return null;
  // 'two to three hundred'
  const isOfHundreds = low.value < 10 && high.value >= 100 && high.value % 100 === 0;
  const first = isOfHundreds ? { ...low, value: low.value * 100 } : low;
  return isUpperEnd(first.value, high.value) ? [first, high] : null;
}

/** The number in words behind 'to': after 'one' also that of 'one to one'. */
export function numberBehindTo(
  text: string,
  { start, end, value: low }: WrittenNumber,
): WrittenNumber | null {
  JOINT.lastIndex = end;
  const joint = JOINT.exec(text);
  const at = end + (joint?.[0].length ?? 0);
  const high = joint && (numberWordAt(text, at) ?? halfAt(text, at));
  if (!high || !isBeforeWord(text, high)) return null;
  const { to, and, gap } = joint.groups ?? {};
  if (to !== undefined) return high;
  if (and !== undefined) return BETWEEN_BEFORE.test(text.slice(Math.max(0, start - 20), start)) ? high : null;
  const isNext = high.value === low + 1 && (gap === undefined || isTurkish(text, { start, end }, high));
  return isNext ? high : null;
}

const isTurkish = (text: string, ...numbers: readonly Pick<WrittenNumber, 'start' | 'end'>[]) =>
  numbers.every(({ start, end }) => TURKISH.has(spaced(text.slice(start, end))));

/** Whether two numbers may be the ends of a range. */
export const isUpperEnd = (low: number, high: number) => high > low && high < low * WIDEST_RANGE;

const SPACED_VALUES = new Map([
  ...wordsOf('articles').map((word): [string, number] => [word, 1]),
  ...[...NUMBER_WORDS].map(([word, value]): [string, number] => [spaced(word), value]),
]);
const valueOf = (words: string) => SPACED_VALUES.get(spaced(words).replace('’', "'")) ?? largeNumber(words);
const PART_BEHIND = new RegExp(`${AND_PART}$`, 'iu');

/** What 'three' and 'three and a half' count. */
export function valueOfWords(written: string): number {
  return valueOf(written) ?? (valueOf(written.replace(PART_BEHIND, '')) ?? 0) + valueOfPart(written);
}
