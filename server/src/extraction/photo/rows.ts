import { unitAt } from '@larder/shared/recipe-text/units';
import { namesUnit } from '../lines/amounts.ts';
import { parseDuration } from '../lines/durations.ts';
import { median } from './geometry.ts';
import type { Block, Row } from './layout.ts';
import { startsWithQuantity, withoutBullet } from './quantities.ts';
import { fixDigits } from './fix-digits.ts';

/** A row with what its place says about it. */
export interface PlacedRow extends Row {
  /** The column it stands in, and its place there. */
  block: number;
  place: number;
  height: number;
  /** From the row above in its column, in heights of a row; large at the head of a column. */
  gap: number;
  /** The distance of two rows in its column that stand close together. */
  pitch: number;
  /** From the left edge of its column, in heights of a row. */
  indent: number;
  /** How much of the width of its column it fills, 0 to 1. */
  fill: number;
}

const HEAD_OF_COLUMN = 99;

/** The rows of a page in reading order. */
export function placeRows(blocks: readonly Block[]): PlacedRow[] {
  return blocks.flatMap((block, index) => {
    const height = median(block.map(({ top, bottom }) => bottom - top));
    const right = Math.max(...block.map((row) => row.right));
    const left = leftEdge(block);
    const gaps = block.slice(1).map((row, place) => distance(row, block[place], height));
    const pitch = quantile(gaps, 0.25) ?? 1;
    return block.map((row, place) => {
      const above = block[place - 1];
      return {
        ...row,
        text: fixDigits(row.text),
        block: index,
        place,
        height: row.bottom - row.top,
        gap: above === undefined ? HEAD_OF_COLUMN : distance(row, above, height),
        pitch,
        indent: (row.left - left) / height,
        fill: (row.right - left) / Math.max(1, right - left),
      };
    });
  });
}

function distance(row: Row, above: Row | undefined, height: number): number {
  return above === undefined
    ? HEAD_OF_COLUMN
    : (row.top + row.bottom - above.top - above.bottom) / 2 / height;
}

function quantile(values: readonly number[], share: number): number | undefined {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)];
}

/** Where most rows of a column begin. */
function leftEdge(block: Block): number {
  return (
    quantile(
      block.map((row) => row.left),
      0.25,
    ) ?? 0
  );
}

const STEP_NUMBER = /^(?:(?:[Ss]tep|STEP)\s*)?(\d{1,2})\s?(?:([.):])\s?|\s)(?=\p{Lu})/u;
const LONG_LINE = 48;
const MAX_INGREDIENT = 70;
const MAX_INGREDIENT_WORDS = 11;

/** The number in front of a step ('2. Stir', '3 Bake'), if there is one. */
export function stepNumber(text: string): number | undefined {
  const [start, number, point] = STEP_NUMBER.exec(text) ?? [];
  if (start === undefined || number === undefined) return undefined;
  const [word = ''] = text.slice(start.length).split(' ', 1);
  const isTime = point === undefined && parseDuration(`${number} ${word}`) !== undefined;
  return isTime ? undefined : Number(number);
}

export function withoutStepNumber(text: string): string {
  return stepNumber(text) === undefined ? text : text.replace(STEP_NUMBER, '');
}

/** True for a row shaped like an ingredient: a quantity in front, and no sentence behind it. */
export function isQuantityRow({ text }: Pick<Row, 'text'>): boolean {
  const line = withoutBullet(text);
  if (line.length > MAX_INGREDIENT || wordCount(line) > MAX_INGREDIENT_WORDS) return false;
  if (isNumberedStep(line)) return false;
  if (/\p{Ll}{3}[.!?]\s+\p{Lu}/u.test(line)) return false;
  if (startsWithQuantity(line)) return /\p{L}/u.test(line) && !isPriced(line);
  return (
    /^\S{1,4}\s/.test(line) &&
    /^\S*[\d%#/]\S*\s/.test(line) &&
    namesUnit(line.split(' ').slice(0, 3).join(' '))
  );
}

/** '1. Heat the oven' is a step, '2 Eier, getrennt' none: a noun may have a capital, a unit may follow the number. */
function isNumberedStep(line: string): boolean {
  const [start = '', number = '', point] = STEP_NUMBER.exec(line) ?? [];
  if (start === '' || unitAt(line, line.indexOf(number) + number.length, Number(number)) !== null)
    return false;
  return wordCount(line) >= (point === undefined ? 6 : 3);
}

/** A line of a bill or of a menu. */
export function isPriced(text: string): boolean {
  return /(?:^|\s)[€$£]?\s?\d{1,4}[.,]\d{2}\s?[€$£]?$/.test(text);
}

/** True for a row shaped like a part of a step: long, or the end of a sentence. */
export function isSentenceRow({ text }: Pick<Row, 'text'>): boolean {
  return (
    text.length >= LONG_LINE ||
    (wordCount(text) >= 4 && /\p{L}[.!]$/u.test(text)) ||
    /\p{Ll}{2}[.!]\s+\p{Lu}\p{Ll}/u.test(text)
  );
}

const LONG_ENOUGH_TO_WRAP = 24;

/** True when a row may go on in the one below: its column had no room left for the first word of that. */
export function wrapped(row: PlacedRow, below: PlacedRow): boolean {
  if (row.text.length < LONG_ENOUGH_TO_WRAP) return false;
  const [word = ''] = below.text.split(' ', 1);
  return row.fill * (1 + (word.length + 1) / row.text.length) > 0.97;
}

export function letterCount(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0;
}

export function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
}

/** A row set apart from those around it, as headings are: larger, in capitals, or after a gap. */
export function isSetApart(row: PlacedRow, typicalHeight: number): boolean {
  return (
    row.height > typicalHeight * 1.15 ||
    (/\p{Lu}{3}/u.test(row.text) && !/\p{Ll}/u.test(row.text)) ||
    (row.gap > row.pitch * 1.25 && row.gap < HEAD_OF_COLUMN)
  );
}
