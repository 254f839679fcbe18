import { fold, foldWithPositions } from '../language/fold.ts';
import type { TimeUnit } from '../language/language.ts';
import { spaced, WHOLE_HUNDREDS } from '../language/large-numbers.ts';
import { numberWords, wordsOf } from '../language/patterns.ts';
import { anyFolded, numbersOfTime, stepWordsOf, timeWords } from '../language/step-patterns.ts';
import { findNumbers } from './numbers.ts';
import { JOINED_NUMBER, joinedNumber } from './joined-numbers.ts';

/** A time that a step asks to wait. Offsets are UTF-16 units of the text. */
export interface StepTimer {
  start: number;
  end: number;
  /** When it rings: of '20-25 minutes' after 20, so that nothing burns. */
  seconds: number;
  /** The longer end of a range, else null. */
  upTo: number | null;
}

const HOUR = 3600;
const MINUTE = 60;
const LEAST_SECONDS = 5;
/** What takes longer is no timer: '3 days in the fridge'. */
const MOST_SECONDS = 24 * HOUR;

const SECONDS: readonly (readonly [unit: TimeUnit, seconds: number])[] = [
  ['hour', HOUR],
  ['threeQuarters', 45 * MINUTE],
  ['quarter', 15 * MINUTE],
  ['minute', MINUTE],
  ['second', 1],
];
const NOTHING = '(?!)';
const groupsOf = (field: 'times' | 'timeGlyphs') =>
  SECONDS.map(([unit]) => timeWords(unit, field))
    .map((words) => `(${words.length > 0 ? anyFolded(words) : NOTHING})`)
    .join('|');
const [WORDS, GLYPHS] = [groupsOf('times'), groupsOf('timeGlyphs')];
/** One group for the words of each unit, then one for its glyphs. A minute steak takes no minute. */
const UNIT = new RegExp(
  String.raw`\s{0,2}-?\s?(?:(?!minut\p{L}{0,3}\s{1,2}steak)(?:${WORDS})(?!\p{L})|${GLYPHS})`,
  'uy',
);
/** A unit right behind a word: without one there is no number in words to look for. */
const UNIT_BEHIND_WORD = new RegExp(
  String.raw`(?:\p{L}\s{1,2}-?\s?|['-])(?:(?:${WORDS})(?!\p{L})|${GLYPHS})`,
  'u',
);

const ARTICLE = anyFolded(wordsOf('articles'));
const HALF = String.raw`(?:(?:${ARTICLE}|one)\s{1,2})?${anyFolded(wordsOf('halves'))}`;
const NUMBERS = [...numberWords('numbers'), ...numbersOfTime()];
const VALUES = new Map(NUMBERS.map(([word, value]) => [spaced(fold(word)), value]));
const WORD_NUMBER = new RegExp(
  String.raw`(?<![\p{L}\p{M}\d])(?:(?<half>${HALF})|(?<joined>${JOINED_NUMBER})|${anyFolded(NUMBERS.map(([word]) => word))}|${ARTICLE})(?:(?<=['-])|(?![\p{L}\p{M}\d]))`,
  'gu',
);
const TO = anyFolded(wordsOf('to', 'or', 'and'));
const RANGE = new RegExp(String.raw`^(?:\s{0,2}[-‒~〜]\s{0,2}|\s{1,2}${TO}\s{1,2})$`, 'u');
const AND = anyFolded(wordsOf('and'));
/** 'And' where it cannot be 'to' in another language. */
const ONLY_AND = new RegExp(
  String.raw`^\s{1,2}${anyFolded(wordsOf('and').filter((word) => !wordsOf('to').includes(word)))}\s`,
  'u',
);

const HALF_AFTER = new RegExp(String.raw`\s{1,2}${AND}\s{1,2}${HALF}(?!\p{L})`, 'uy');
const JOIN = new RegExp(String.raw`^\s{0,2}(?:,\s?)?(?:(?:${AND}|\+)\s{1,2})?$`, 'u');
const MINUTES_AFTER_HOURS = /(?<=h)\s?([0-5]?\d)(?:\s?m(?:in)?)?(?![\p{L}\d.,:/%°])/uy;
/** 'Stir every 5 minutes' says how often, not how long. */
const HOW_OFTEN = new RegExp(String.raw`(?<!\p{L})${anyFolded(stepWordsOf('every'))}\s{1,2}$`, 'u');
/** What a number stands behind when it is part of something else. */
const JOINED = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}°:/]/u;
/** How far before a number its surroundings are read. */
const REACH = 20;

/** A number with its place. */
interface Written {
  start: number;
  end: number;
  value: number;
}

/** A written span of time, of one unit or of several: '1 hour 30 minutes'. */
interface Span {
  start: number;
  end: number;
  low: number;
  high: number;
  /** The seconds of its smallest unit. */
  unit: number;
}

/**
 * The times to wait that a step names, from left to right, in the languages the page reader knows: '20-25 minutes',
 * '1 1/2 hours', 'une demi-heure', '1 Std. 20 Min.'. How often ('every 5 minutes') and days are no timers.
 */
export function findTimers(written: string): StepTimer[] {
  const { text, originalOf } = foldWithPositions(written);
  const timers: StepTimer[] = [];
  for (const { start, end, low, high } of withRanges(text, withSmallerUnits(text, findSpans(text)))) {
    if (low < LEAST_SECONDS || high > MOST_SECONDS) continue;
    if (HOW_OFTEN.test(text.slice(Math.max(0, start - REACH), start))) continue;
    timers.push({ ...originalOf(start, end), seconds: low, upTo: high > low ? high : null });
  }
  return timers;
}

/** Every number with a unit of time after it. */
function findSpans(text: string): Span[] {
  const numbers = numbersAndWords(text);
  const spans: Span[] = [];
  for (let i = 0; i < numbers.length; i += 1) {
    const first = numbers[i];
    const second = numbers[i + 1];
    if (!first || first.start < (spans.at(-1)?.end ?? 0)) continue;
    const range = second && isBetween(text, first, second) ? spanOf(text, first, second) : null;
    const span = range ?? spanOf(text, first, first);
    if (span) spans.push(span);
    if (range) i += 1;
  }
  return spans;
}

function isBetween(text: string, first: Written, second: Written): boolean {
  return (
    second.value > first.value &&
    second.start - first.end <= 10 &&
    RANGE.test(text.slice(first.end, second.start))
  );
}

function spanOf(text: string, { start, value }: Written, last: Written): Span | null {
  UNIT.lastIndex = last.end;
  const match = UNIT.exec(text);
  if (!match) return null;
  const unit =
    SECONDS[match.slice(1).findIndex((part) => part !== undefined) % SECONDS.length]?.[1] ?? MINUTE;
  let end = last.end + match[0].length;
  let more = 0;
  for (const { pattern, secondsOf } of AFTER_UNIT) {
    pattern.lastIndex = end;
    const after = unit === HOUR || pattern === HALF_AFTER ? pattern.exec(text) : null;
    if (!after) continue;
    more = secondsOf(after[1], unit);
    end += after[0].length;
    break;
  }
  return {
    start,
    end,
    low: Math.round(value * unit) + more,
    high: Math.round(last.value * unit) + more,
    unit: more > 0 ? MINUTE : unit,
  };
}

/** What may follow a unit without one of its own: '1 hour and a half', '1h30'. */
const AFTER_UNIT = [
  { pattern: HALF_AFTER, secondsOf: (_: string | undefined, unit: number) => unit / 2 },
  { pattern: MINUTES_AFTER_HOURS, secondsOf: (minutes: string | undefined) => Number(minutes) * MINUTE },
];

/** '1 hour' and '30 minutes' side by side are one time. */
function withSmallerUnits(text: string, spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last && span.unit < last.unit && JOIN.test(text.slice(last.end, span.start).replace(/^\./, '')))
      joined.splice(-1, 1, {
        start: last.start,
        end: span.end,
        low: last.low + span.low,
        high: last.high + span.high,
        unit: span.unit,
      });
    else joined.push(span);
  }
  return joined;
}

/** '45 minutes to 1 hour' is one time, too. */
function withRanges(text: string, spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    const between = last && text.slice(last.end, span.start);
    if (last && span.low > last.high && RANGE.test(between ?? '') && !ONLY_AND.test(between ?? ''))
      joined.splice(-1, 1, { ...last, end: span.end, high: span.high });
    else joined.push(span);
  }
  return joined;
}

function numbersAndWords(text: string): Written[] {
  const numbers = findNumbers(text).filter(({ start }) => !JOINED.test(text[start - 1] ?? ''));
  return [...numbers, ...wordNumbers(text)].sort((a, b) => a.start - b.start);
}

/** A number in words counts only right before a unit, or before another number in words that does: 'a' is in every text. */
function wordNumbers(text: string): Written[] {
  if (!UNIT_BEHIND_WORD.test(text)) return [];
  const counted: Written[] = [];
  for (const match of [...text.matchAll(WORD_NUMBER)].reverse()) {
    const end = match.index + match[0].length;
    const next = counted[0];
    UNIT.lastIndex = end;
    const isCounted = UNIT.test(text);
    if (!isCounted && next === undefined) continue;
    const word = { start: match.index, end, value: valueOf(match) };
    if (next && isSum(text, word, next))
      counted[0] = { ...next, start: word.start, value: word.value + next.value };
    else if (isCounted || (next && isBetween(text, word, next))) counted.unshift(word);
  }
  return counted.map((word) => withHundreds(text, word));
}

const HUNDREDS = new Map(WHOLE_HUNDREDS.map(([word, value]) => [spaced(fold(word)), value]));
const HUNDREDS_BEFORE = new RegExp(
  String.raw`(?<!\p{L})(${anyFolded([...HUNDREDS.keys()])})(?:\s${AND})?\s$`,
  'u',
);

/** 'a hundred and twenty' */
function withHundreds(text: string, word: Written): Written {
  if (word.value >= 100 || !Number.isInteger(word.value)) return word;
  const [before, hundreds = ''] =
    HUNDREDS_BEFORE.exec(text.slice(Math.max(0, word.start - REACH), word.start)) ?? [];
  const value = HUNDREDS.get(spaced(hundreds));
  return before === undefined || value === undefined
    ? word
    : { ...word, start: word.start - before.length, value: word.value + value };
}

function valueOf({ 0: written, groups = {} }: RegExpMatchArray): number {
  if (groups['half'] !== undefined) return 1 / 2;
  if (groups['joined'] !== undefined) return joinedNumber(groups['joined']);
  return VALUES.get(spaced(written)) ?? 1;
}

const BETWEEN_TEN_AND_ONE = new RegExp(String.raw`^(?:[\s-]|\s${AND}\s)$`, 'u');
const BETWEEN_WHOLE_AND_HALF = new RegExp(String.raw`^\s${AND}\s$`, 'u');

/** The 'twenty' of 'twenty-five', the 'treinta' of 'treinta y cinco', the 'two' of 'two and a half'. */
function isSum(text: string, one: Written, other: Written): boolean {
  const between = text.slice(one.end, other.start);
  if (other.value === 1 / 2) return Number.isInteger(one.value) && BETWEEN_WHOLE_AND_HALF.test(between);
  const isTen = one.value % 10 === 0 && one.value >= 20;
  return isTen && Number.isInteger(other.value) && other.value < 10 && BETWEEN_TEN_AND_ONE.test(between);
}
