import {
  BEHIND_HUNDRED,
  HUNDRED_BEHIND,
  LARGE_BEGINNING,
  LARGE_NUMBER,
  largeNumber,
  partNumbers,
  spaced,
} from '../language/large-numbers.ts';
import { anyOf, numberWords, wordsOf } from '../language/patterns.ts';
import { BEFORE_HUNDREDS } from '../language/hundreds.ts';
import { TO_BETWEEN_WORDS, WIDEST_RANGE } from './amount-patterns.ts';
import { AND_PART, partBehind, valueOfPart } from './part-behind.ts';
import type { WrittenNumber } from './numbers.ts';
import { unitAt } from './units.ts';

const VALUES = new Map([...numberWords('numbers'), ...partNumbers()]);
/** An article is a number only before what is counted anyway: 'a dozen', 'une tasse', never 'a little' or 'ein paar'. */
const ARTICLE = anyOf(wordsOf('articles'));
const AND = anyOf(wordsOf('and'));
const FRUIT_PART = anyOf(wordsOf('fruitParts'));
/** 'the juice and finely grated zest of' */
const OF = String.raw`(?:(?:${anyOf(wordsOf('little'))}\s)?${FRUIT_PART}(?:\s${AND}\s(?:finely\sgrated\s)?${FRUIT_PART})?\s(?:${anyOf(wordsOf('of', 'from'))}\s|d['’]\s?))?`;
/** What a number word may stand behind at the start of a line. */
const LEAD = String.raw`^[\s\p{P}]{0,8}${OF}(?:${anyOf(wordsOf('about'))}\s{1,3})?`;
/** Spices and cheeses named after a number. */
const NOT_NAMED = String.raw`(?![\s-]+${anyOf(wordsOf('namedAfterNumbers'))}(?!\p{L}))`;
const IS_NAMED = new RegExp(String.raw`[\s-]+${anyOf(wordsOf('namedAfterNumbers'))}(?!\p{L})`, 'iuy');
const THEN_WORD = String.raw`(?=\s{1,3}[\p{L}\d(])`;

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

const NUMBER = numberWordPattern([...VALUES.keys()]);
const WORD = new RegExp(`${LEAD}(${NUMBER})${THEN_WORD}`, 'iu');
const UPPER_END = new RegExp(`${TO_BETWEEN_WORDS}(${NUMBER})${THEN_WORD}`, 'iuy');
const ARTICLE_TO = new RegExp(`${LEAD}(${ARTICLE})(?=${TO_BETWEEN_WORDS}\\p{L})`, 'iu');
const HALF = new RegExp(
  String.raw`${LEAD}((?:(?:${ARTICLE}|one)\s{1,2})?${anyOf(wordsOf('halves'))})(?:${THEN_WORD}|(-)(?=\p{L}))${NOT_NAMED}`,
  'iu',
);
const ONE_DOZEN = new RegExp(
  String.raw`${LEAD}(${ARTICLE})(?=\s{1,2}${anyOf(wordsOf('dozen'))}(?!\p{L}))`,
  'iu',
);
const ONE_UNIT = new RegExp(String.raw`${LEAD}(${ARTICLE})(?=\s{1,2}\p{L})`, 'iu');
/** Measures that mean 'a little': 'a pinch of salt' is the same for two and for six. */
const VAGUE = new Set(wordsOf('vagueUnits'));

/** How each of these words begins. Most lines have none of them, and the patterns take long to compile. */
const BEGINNINGS = new Set(
  [...VALUES.keys(), ...wordsOf('articles', 'halves'), 'one'].map(
    (word) => /\p{L}+/u.exec(word)?.[0] ?? word,
  ),
);
const LARGE = new RegExp(`^${LARGE_BEGINNING}`, 'iu');
/** More than there can be before a number word. */
const LEADING_WORDS = 16;

function mayHaveOne(text: string): boolean {
  let count = 0;
  for (const [word] of text.matchAll(/\p{L}+/gu)) {
    if (BEGINNINGS.has(word.toLowerCase()) || LARGE.test(word)) return true;
    count += 1;
    if (count === LEADING_WORDS) return false;
  }
  return false;
}

/**
 * The number that an ingredient line begins with in words: 'two', 'half a', 'une' before a measure, or both ends of a range, 'two to
 * three'. Empty when there is none.
 */
export function leadingNumberWords(text: string): WrittenNumber[] {
  if (!mayHaveOne(text)) return [];
  const word = WORD.exec(text);
  const first = word ?? ARTICLE_TO.exec(text);
  const low = first && written(first, valueOfWords(first[1] ?? ''));
  const second = low && numberBehindTo(text, low);
  // 'one to one' is neither a range nor an amount.
  if (low && second) return isUpperEnd(low, second) ? [low, second] : [];
  const one = singleNumber(text, word);
  return one ? [one] : [];
}

/** The number in words that a range ends with which another begins: 'to three', 'oder drei', 'ou trois'. */
export function upperEnd(text: string, low: WrittenNumber): WrittenNumber | null {
  const high = numberBehindTo(text, low);
  return high && isUpperEnd(low, high) ? high : null;
}

function numberBehindTo(text: string, { end }: WrittenNumber): WrittenNumber | null {
  UPPER_END.lastIndex = end;
  const match = UPPER_END.exec(text);
  if (!match) return null;
  const [, words = ''] = match;
  const { lastIndex } = UPPER_END;
  const start = lastIndex - words.length;
  return { start, end: lastIndex, value: valueOfWords(words), style: 'word' };
}

const isUpperEnd = (low: WrittenNumber, high: WrittenNumber) =>
  high.value > low.value && high.value < low.value * WIDEST_RANGE;

function singleNumber(text: string, word: RegExpExecArray | null): WrittenNumber | null {
  const half = HALF.exec(text);
  if (half && isBeforeUnit(text, half)) return written(half, 0.5);
  if (word && !isNamed(text, word[0].length)) return written(word, valueOfWords(word[1] ?? ''));
  const dozen = ONE_DOZEN.exec(text);
  if (dozen) return written(dozen, 1);
  const one = ONE_UNIT.exec(text);
  const unit = one && unitAt(text, one[0].length, 1);
  if (!unit) return null;
  const isCounted = unit.kind === 'mass' || unit.kind === 'volume' || unit.kind === 'spoon';
  return (isCounted && !VAGUE.has(unit.word)) || partBehind(text, unit.end, 1) ? written(one, 1) : null;
}

/** 'five spice', 'one of the onions' */
function isNamed(text: string, position: number): boolean {
  IS_NAMED.lastIndex = position;
  return IS_NAMED.test(text);
}

const SPACED_VALUES = new Map([
  ...wordsOf('articles').map((word): [string, number] => [word, 1]),
  ...[...VALUES].map(([word, value]): [string, number] => [spaced(word), value]),
]);
const valueOf = (words: string) => SPACED_VALUES.get(spaced(words)) ?? largeNumber(words);
const PART_BEHIND = new RegExp(`${AND_PART}$`, 'iu');

/** What 'three' and 'three and a half' count. */
export function valueOfWords(written: string): number {
  return valueOf(written) ?? (valueOf(written.replace(PART_BEHIND, '')) ?? 0) + valueOfPart(written);
}

/** 'un demi-litre'; 'demi-sel' and 'half-fat' are no halves. */
function isBeforeUnit(text: string, { 0: all, 2: hyphen }: RegExpExecArray): boolean {
  return hyphen === undefined || unitAt(text, all.length, 1) !== null;
}

function written(match: RegExpExecArray, value: number): WrittenNumber {
  const end = match[0].length;
  return { start: end - (match[1]?.length ?? 0) - (match[2]?.length ?? 0), end, value, style: 'word' };
}
