import {
  BETWEEN_AND,
  BETWEEN_BEFORE,
  RANGE,
  REACH,
  SIZED_CONTAINER,
  WIDEST_RANGE,
} from './amount-patterns.ts';
import { numberWordsOfLine } from './leading-numbers.ts';
import { moreBehind, type NounFinder } from './more-behind.ts';
import { rangeInWords } from './number-words.ts';
import { findNumbers, type WrittenNumber } from './numbers.ts';
import type { MoreBehind } from './part-behind.ts';
import { isMeasured, type Unit, unitAt } from './units.ts';

/** An amount in an ingredient line: one number, or two that make a range. Offsets are UTF-16 units of the text. */
export interface Amount {
  start: number;
  end: number;
  /** The number, or the lower and the upper end of a range. */
  value: number | [number, number];
  /** The numbers as they are written, one or two. */
  numbers: [WrittenNumber] | [WrittenNumber, WrittenNumber];
  /** The unit right after it, when there is one. */
  unit: Unit | null;
  /** The words behind what it counts that say more of how many, which its value counts: 'a cup and a half', 'an egg or two'. */
  more?: MoreBehind;
}

export interface Candidate extends Amount {
  /** Offset of the innermost parenthesis that is open here, or -1. */
  paren: number;
}

export function candidates(text: string): Candidate[] {
  const digits = findNumbers(text).map((number) => withArticle(text, number));
  const numbers = withoutListNumber(text, inOrder([...numberWordsOfLine(text), ...digits]));
  const parens = openParens(text, numbers);
  const found: Candidate[] = [];
  for (let i = 0; i < numbers.length; i += 1) {
    const first = numbers[i];
    const second = numbers[i + 1];
    if (!first || first.start < (found.at(-1)?.more?.end ?? 0)) continue;
    const paren = parens[i] ?? -1;
    if (second && isRange(text, first, second)) {
      found.push({ ...rangeOf(text, first, second), paren });
      i += 1;
    } else {
      found.push({ ...singleOf(text, first), paren });
    }
  }
  return found;
}

/** From left to right, none within another: of 'and a half' in '1 and a half cups' no half is read. */
function inOrder(numbers: readonly WrittenNumber[]): WrittenNumber[] {
  let end = 0;
  return [...numbers]
    .sort((one, other) => one.start - other.start)
    .filter((number) => {
      const isFree = number.start >= end;
      if (isFree) end = number.end;
      return isFree;
    });
}

const ARTICLE_BEHIND = /\s(?:of\s)?an?(?=\s\p{L})/uy;

/** '2/3 of a cup' and '½ an onion': the article belongs to the part. */
function withArticle(text: string, number: WrittenNumber): WrittenNumber {
  if (number.value >= 1 || !/fraction/.test(number.style)) return number;
  ARTICLE_BEHIND.lastIndex = number.end;
  return ARTICLE_BEHIND.test(text) ? { ...number, end: ARTICLE_BEHIND.lastIndex } : number;
}

function singleOf(text: string, written: WrittenNumber): Amount {
  const unit = unitAt(text, written.end, written.value);
  return withMore(text, grouped(written, unit), unit);
}

/** The amount of a number and its unit, with what stands behind them: 'and a half', 'or two'. */
export function withMore(
  text: string,
  number: WrittenNumber,
  unit: Unit | null,
  nounOf?: NounFinder,
): Amount {
  const { start, end } = number;
  const more = moreBehind(text, number, unit, nounOf);
  if (!more) return { start, end, value: number.value, numbers: [number], unit };
  const numbers = withNumberBehind(number, more);
  const value: Amount['value'] = numbers.length === 1 ? numbers[0].value : [number.value, more.value];
  return { start, end, value, numbers, unit, more };
}

/** A number as what stands behind its unit makes it: more by a part, or the lower end of a range. */
export function withNumberBehind(number: WrittenNumber, { value, joint }: MoreBehind): Amount['numbers'] {
  const { end, style } = number;
  return joint === undefined
    ? [{ ...number, value: number.value + value }]
    : [number, { start: end, end, value, style }];
}

/** The amount of two numbers that are the ends of a range, and of the unit behind them. */
export function rangeOf(text: string, first: WrittenNumber, second: WrittenNumber): Amount {
  const unit = unitAt(text, second.end, second.value);
  const low = grouped(first, unit);
  const written = grouped(second, unit);
  const behind = unit && moreBehind(text, written, unit);
  const more = behind?.joint === undefined ? behind : null;
  const high = more ? { ...written, value: written.value + more.value } : written;
  return {
    ...{ start: low.start, end: high.end, value: [low.value, high.value], numbers: [low, high], unit },
    ...(more && { more }),
  };
}

/** '1.500 g' are thousands, '1.500 kg' and '2.125 cups' are decimals; with a comma only large units are. */
function grouped(number: WrittenNumber, unit: Unit | null): WrittenNumber {
  if (number.style !== 'thousands' || number.end - number.start > 7) return number;
  const isDecimal = number.separator === ',' ? unit?.size === 'large' : unit?.size !== 'small';
  return isDecimal ? { ...number, style: 'decimal', value: number.value / 1000 } : number;
}

/** Drops the '1.' of '1. 5 cups flour' or '2) eggs': a number of a list. */
function withoutListNumber(text: string, numbers: WrittenNumber[]): WrittenNumber[] {
  const [first] = numbers;
  if (first?.style !== 'integer' || text.slice(0, first.start).trim() !== '') return numbers;
  return /^[.)]\s/.test(text.slice(first.end, first.end + 2)) ? numbers.slice(1) : numbers;
}

function openParens(text: string, numbers: readonly WrittenNumber[]): number[] {
  const open: number[] = [];
  let position = 0;
  return numbers.map(({ start }) => {
    for (; position < start; position += 1) {
      if (text[position] === '(' || text[position] === '[') open.push(position);
      else if (text[position] === ')' || text[position] === ']') open.pop();
    }
    return open.at(-1) ?? -1;
  });
}

function isJoined(text: string, first: WrittenNumber, second: WrittenNumber): boolean {
  const between = text.slice(first.end, second.start);
  return (
    RANGE.test(between) ||
    (BETWEEN_AND.test(between) && BETWEEN_BEFORE.test(text.slice(Math.max(0, first.start - 20), first.start)))
  );
}

function isRange(text: string, first: WrittenNumber, second: WrittenNumber): boolean {
  // Numbers in words are understood in full where they stand (`numberWordsOfLine`).
  if (first.style === 'word' && second.style === 'word')
    return rangeInWords(text, first)?.[1].start === second.start;
  if (second.start - first.end > 8 || !isJoined(text, first, second)) return false;
  if (second.value <= first.value || second.value >= first.value * WIDEST_RANGE) return false;
  // '2-15 oz cans' are two cans of 15 ounces.
  const unit = unitAt(text, second.end, second.value);
  const unitEnd = unit?.end ?? second.end;
  const isSize =
    second.value > first.value * 4 &&
    isMeasured(unit) &&
    SIZED_CONTAINER.test(text.slice(unitEnd, unitEnd + REACH));
  return !isSize;
}
