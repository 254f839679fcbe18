import { anyOf, wordsOf } from '../language/patterns.ts';
import { AND_PART, valueOfPart } from './part-behind.ts';

/** How a number was written, so that a changed one can be written the same way. */
export interface WrittenNumber {
  start: number;
  end: number;
  value: number;
  style: 'integer' | 'decimal' | 'thousands' | 'ascii-fraction' | 'vulgar-fraction' | 'word';
  /** The character between the whole part and the decimals, or between groups of three digits. */
  separator?: '.' | ',' | undefined;
  /** The character between numerator and denominator: '/' or '⁄'. */
  slash?: string | undefined;
}

/** Values of the fractions that have a character of their own. */
export const VULGAR_FRACTIONS: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅕': 1 / 5,
  '⅖': 2 / 5,
  '⅗': 3 / 5,
  '⅘': 4 / 5,
  '⅙': 1 / 6,
  '⅚': 5 / 6,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
};

const VULGAR = `[${Object.keys(VULGAR_FRACTIONS).join('')}]`;
const FRACTION = String.raw`\d{1,3}[/⁄]\d{1,3}(?![\d/⁄]|[.,]\d)`;
const AND = anyOf(wordsOf('and'));
/** The Japanese 'and' needs no space. */
const JOIN = String.raw`\s{1,2}|\s?-\s?|\s{1,2}${AND}\s{1,2}|と`;

/** One written number: tried in this order at each place, the longest reading first. Its groups are read in `readNumber`. */
const NUMBER = new RegExp(
  [
    String.raw`(\d{1,4})(?:(?:${JOIN})(${FRACTION})|(?:${JOIN}|)(${VULGAR}))`,
    String.raw`(\d{1,4})(${AND_PART})`,
    String.raw`(${FRACTION})`,
    String.raw`(${VULGAR})`,
    String.raw`([1-9]\d{0,2}(?:(?:,\d{3})+|(?:\.\d{3})+)(?![.,]?\d))`,
    String.raw`(\d{1,6}[.,]\d{1,6}|\.\d{1,6})(?![.,]?\d)`,
    String.raw`(\d{1,6})(?!\d|[.,]\d)`,
  ].join('|'),
  'iuy',
);
/** Something with digits that is no plain number (a date, a ratio of groups, 1.2.3): passed over whole. */
const OTHER_DIGITS = /\d[\d.,/⁄:]*/y;
const STARTS_NUMBER = new RegExp(String.raw`\d|(?<![\p{L}\p{N}.,])\.\d|${VULGAR}`, 'gu');

/** Every number in a text, from left to right, whatever it stands for. Linear in the length of the text. */
export function findNumbers(text: string): WrittenNumber[] {
  const found: WrittenNumber[] = [];
  STARTS_NUMBER.lastIndex = 0;
  for (;;) {
    const at = STARTS_NUMBER.exec(text)?.index;
    if (at === undefined) return found;
    const number = readNumber(text, at);
    if (number) found.push(number);
    STARTS_NUMBER.lastIndex = number?.end ?? endOfDigits(text, at);
  }
}

function endOfDigits(text: string, at: number): number {
  OTHER_DIGITS.lastIndex = at;
  return at + (OTHER_DIGITS.exec(text)?.[0].length ?? 1);
}

function readNumber(text: string, start: number): WrittenNumber | null {
  NUMBER.lastIndex = start;
  const match = NUMBER.exec(text);
  if (!match) return null;
  const end = start + match[0].length;
  const whole = match[1];
  if (whole !== undefined) {
    const part = fraction(match[2]) ?? vulgar(match[3]);
    if (part && part.value < 1) return { start, end, ...part, value: Number(whole) + part.value };
    return { start, end: start + whole.length, value: Number(whole), style: 'integer' };
  }
  const [, , , , count, part] = match;
  if (count !== undefined && part !== undefined)
    return { start, end, value: Number(count) + valueOfPart(part), style: 'vulgar-fraction' };
  const plain =
    fraction(match[6]) ?? vulgar(match[7]) ?? grouped(match[8]) ?? decimal(match[9]) ?? integer(match[10]);
  return plain && { start, end, ...plain };
}

type Reading = Omit<WrittenNumber, 'start' | 'end'>;

/** A fraction as cooks write them; '80/20', '16/20' and '93/7' are none, nor is '100/120'. */
function fraction(written: string | undefined): Reading | null {
  if (written === undefined) return null;
  const slash = written.includes('⁄') ? '⁄' : '/';
  const [numerator, denominator] = written.split(slash).map(Number);
  if (!numerator || !denominator || denominator > 64) return null;
  if (numerator > denominator && denominator > 16) return null;
  // Sizes of prawns, and lean meat beside its fat.
  if (numerator >= 10 && denominator >= 10 && denominator !== 16 && denominator !== 32) return null;
  if (numerator + denominator === 100) return null;
  return { value: numerator / denominator, style: 'ascii-fraction', slash };
}

function vulgar(written: string | undefined): Reading | null {
  const value = written === undefined ? undefined : VULGAR_FRACTIONS[written];
  return value === undefined ? null : { value, style: 'vulgar-fraction' };
}

function grouped(written: string | undefined): Reading | null {
  if (written === undefined) return null;
  const separator = written.includes(',') ? ',' : '.';
  return { value: Number(written.replaceAll(separator, '')), style: 'thousands', separator };
}

function decimal(written: string | undefined): Reading | null {
  if (written === undefined) return null;
  const separator = written.includes(',') ? ',' : '.';
  return { value: Number(written.replace(',', '.')), style: 'decimal', separator };
}

function integer(written: string | undefined): Reading | null {
  return written === undefined ? null : { value: Number(written), style: 'integer' };
}
