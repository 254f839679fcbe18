import { LARGE_BEGINNING, spaced } from '../language/large-numbers.ts';
import { anyOf, wordsOf } from '../language/patterns.ts';
import { moreBehind } from './more-behind.ts';
import { nounAt } from './nouns.ts';
import {
  halfAt,
  isBeforeWord,
  NUMBER_WORDS,
  numberBehindTo,
  numberWordAt,
  rangeInWords,
  THEN_WORD,
} from './number-words.ts';
import type { WrittenNumber } from './numbers.ts';
import { isMeasured, type Unit, unitAt } from './units.ts';

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

const LEADS = new RegExp(LEAD, 'iu');
/** What can only begin a range: 'between two', 'od dwóch'. */
const RANGE_LEADS = new RegExp(String.raw`${LEAD}(?:${anyOf(wordsOf('between', 'fromTo'))}\s{1,2})?`, 'iu');
const HALVES = anyOf(wordsOf('halves'));
const HALF = new RegExp(
  String.raw`${LEAD}((?:(?:${ARTICLE}|one)\s{1,2})?${HALVES})(?:${THEN_WORD}|(-)(?=\p{L}))${NOT_NAMED}`,
  'iu',
);
const ONE_DOZEN = new RegExp(
  String.raw`${LEAD}(${ARTICLE})(?=\s{1,2}${anyOf(wordsOf('dozen'))}(?!\p{L}))`,
  'iu',
);
const ONE = new RegExp(String.raw`${LEAD}(${ARTICLE})(?=\s{1,2}\p{L})`, 'iu');
/** Measures that mean 'a little': 'a pinch of salt' is the same for two and for six. */
const VAGUE = new Set(wordsOf('vagueUnits'));

/** How each of these words begins. Most lines have none of them, and the patterns take long to compile. */
const BEGINNINGS = new Set(
  [...NUMBER_WORDS.keys(), ...wordsOf('articles', 'halves'), 'one'].map((word) =>
    spaced(/\p{L}+/u.exec(word)?.[0] ?? word),
  ),
);
const LARGE = new RegExp(`^${LARGE_BEGINNING}`, 'iu');
/** More than there can be before a number word. */
const LEADING_WORDS = 16;

function mayHaveOne(text: string): boolean {
  let count = 0;
  for (const [word] of text.matchAll(/\p{L}+/gu)) {
    if (BEGINNINGS.has(spaced(word)) || LARGE.test(word)) return true;
    count += 1;
    if (count === LEADING_WORDS) return false;
  }
  return false;
}

const ARTICLE_AT = new RegExp(String.raw`${ARTICLE}(?=(?:,?\s|[-‐‑–])\p{L})`, 'iuy');

function articleAt(text: string, start: number): WrittenNumber | null {
  ARTICLE_AT.lastIndex = start;
  return ARTICLE_AT.test(text) ? { start, end: ARTICLE_AT.lastIndex, value: 1, style: 'word' } : null;
}

const JOINED_TO = new RegExp(
  String.raw`(?:\+|(?<!\p{L})${anyOf(wordsOf('and', 'or', 'plus', 'to'))})\s{1,2}(?=\p{L})`,
  'giu',
);

/** The numbers in words of measures that are joined to others: 'two tablespoons' in '1 cup plus two tablespoons of flour'. */
function connectedNumberWords(text: string): WrittenNumber[] {
  return [...text.matchAll(JOINED_TO)].flatMap(({ 0: joined, index }) => {
    const at = index + joined.length;
    const number = numberWordAt(text, at) ?? halfAt(text, at);
    const found = number ?? articleAt(text, at);
    const unit = found && unitAt(text, found.end, found.value);
    return unit && isMeasured(unit) && (number || !VAGUE.has(unit.word)) ? [found] : [];
  });
}

/** The numbers in words that an ingredient line begins with, and those of measures that are joined to them. */
export function numberWordsOfLine(text: string): WrittenNumber[] {
  if (!mayHaveOne(text)) return [];
  const leading = leadingNumberWords(text);
  const end = leading.at(-1)?.end ?? 0;
  return [...leading, ...connectedNumberWords(text).filter(({ start }) => start >= end)];
}

/**
 * The number that an ingredient line begins with in words: 'two', 'half a', 'une' before a measure, or both ends of a range, 'two to
 * three'. Empty when there is none.
 */
function leadingNumberWords(text: string): WrittenNumber[] {
  const behindLead = LEADS.exec(text)?.[0].length ?? 0;
  const at = RANGE_LEADS.exec(text)?.[0].length ?? 0;
  const first = numberWordAt(text, at) ?? halfAt(text, at) ?? articleAt(text, at);
  const range = first && rangeInWords(text, first);
  if (range) return range;
  const number = numberWordAt(text, behindLead);
  const word = number && isBeforeWord(text, number) ? number : null;
  // 'one to one' is neither a range nor an amount.
  if (word && numberBehindTo(text, word)) return [];
  const one = singleNumber(text, word);
  return one ? [one] : [];
}

function singleNumber(text: string, word: WrittenNumber | null): WrittenNumber | null {
  const half = HALF.exec(text);
  if (half && isBeforeCount(text, half)) return written(half, 0.5);
  if (word && !isNamed(text, word.end)) return word;
  const dozen = ONE_DOZEN.exec(text);
  if (dozen) return written(dozen, 1);
  const article = ONE.exec(text);
  if (!article) return null;
  const one = written(article, 1);
  const unit = unitAt(text, one.end, 1);
  const isCounted = isMeasured(unit) ? !VAGUE.has(unit?.word ?? '') : isOfSize(text, unit);
  return isCounted || moreBehind(text, one, unit) ? one : null;
}

const SIZE_IN_PARENTHESES = /^\s?\(\D{0,8}\d[\d.,/½]{0,6}-?(?=\s?\p{L})/u;

/** 'a can (400 g) of tomatoes' */
function isOfSize(text: string, unit: Unit | null): boolean {
  if (unit?.kind !== 'container') return false;
  const [size = ''] = SIZE_IN_PARENTHESES.exec(text.slice(unit.end, unit.end + 24)) ?? [];
  return size !== '' && isMeasured(unitAt(text, unit.end + size.length, 0));
}

/** 'five spice', 'one of the onions' */
function isNamed(text: string, position: number): boolean {
  IS_NAMED.lastIndex = position;
  return IS_NAMED.test(text);
}

/** 'un demi-litre', 'une demi-botte'; 'demi-sel' and 'half-fat' are no halves. */
function isBeforeCount(text: string, { 0: all, 2: hyphen }: RegExpExecArray): boolean {
  return hyphen === undefined || unitAt(text, all.length, 1) !== null || nounAt(text, all.length) !== null;
}

function written(match: RegExpExecArray, value: number): WrittenNumber {
  const end = match[0].length;
  return { start: end - (match[1]?.length ?? 0) - (match[2]?.length ?? 0), end, value, style: 'word' };
}
