import { matchHeading } from '../lines/headings.ts';
import { isSentence, startsWithVerb } from '../lines/steps.ts';
import { factLabels } from './facts.ts';
import { median } from './geometry.ts';
import { isQuantityRow, isSentenceRow, letterCount, wordCount, type PlacedRow } from './rows.ts';

const TOP_SHARE = 0.4;
const TALLER = 1.15;
const MUCH_TALLER = 1.5;
const APART = 1.4;
const MAX_WORDS = 12;

export interface FoundTitle {
  rows: PlacedRow[];
  isTall: boolean;
}

/** The rows of the title: the tallest near the top of the page, else a first row that stands for itself. */
export function findTitle(rows: readonly PlacedRow[]): FoundTitle {
  const typical = median(rows.map(({ height }) => height));
  const top = Math.min(...rows.map((row) => row.top));
  const bottom = Math.max(...rows.map((row) => row.bottom));
  const candidates = rows.filter(
    (row) =>
      row.top <= top + (bottom - top) * TOP_SHARE &&
      isTitleText(row.text) &&
      !isQuantityRow(row) &&
      (row.height > typical * MUCH_TALLER || !isWithinLines(row, rows)),
  );
  const tallest = candidates.reduce<PlacedRow | undefined>(
    (best, row) => (best === undefined || row.height > best.height * 1.05 ? row : best),
    undefined,
  );
  if (tallest !== undefined && tallest.height > typical * TALLER)
    return { rows: wholeTitle(rows, tallest, typical), isTall: true };
  const highest = candidates.find((row) => standsAbove(row, rows));
  if (highest !== undefined) return { rows: [highest], isTall: false };
  const first = candidates.find((row) => row === rows.find(({ text }) => wordCount(text) > 0));
  return { rows: first !== undefined && standsAlone(first, rows) ? [first] : [], isTall: false };
}

/**
 * Of a hand some letters are larger than others: what stands in a list below an amount, or says what to do, is no title unless it
 * is set in large letters.
 */
function isWithinLines(row: PlacedRow, rows: readonly PlacedRow[]): boolean {
  if (isSentence(row.text) && startsWithVerb(row.text)) return true;
  if (row.gap > row.pitch * APART) return false;
  return rows.some((other) => other.block === row.block && other.place < row.place && isQuantityRow(other));
}

/** Above all other rows, in whatever column: over the right one of two it is not read first. */
function standsAbove(row: PlacedRow, rows: readonly PlacedRow[]): boolean {
  if (row === rows[0] || row.place > 0 || isSentenceRow(row) || /^\p{Ll}/u.test(row.text)) return false;
  return rows.every((other) => other === row || other.top >= row.bottom);
}

function isTitleText(text: string): boolean {
  const letters = letterCount(text);
  if (letters < 3 || letters < text.replace(/\s/g, '').length / 2 || wordCount(text) > MAX_WORDS)
    return false;
  return matchHeading(text)?.isExact !== true && factLabels(text) === undefined;
}

function wholeTitle(rows: readonly PlacedRow[], tallest: PlacedRow, typical: number): PlacedRow[] {
  const middle = rows.indexOf(tallest);
  const belongs = (row: PlacedRow | undefined) =>
    row !== undefined &&
    row.block === tallest.block &&
    row.height > typical * TALLER &&
    Math.abs(row.height - tallest.height) < tallest.height * 0.25 &&
    isTitleText(row.text) &&
    !isQuantityRow(row);
  let [start, end] = [middle, middle];
  while (belongs(rows[start - 1]) && (rows[start]?.gap ?? 99) < tallest.height / typical + 1) start--;
  while (belongs(rows[end + 1]) && (rows[end + 1]?.gap ?? 99) < (tallest.height / typical) * 1.7) end++;
  return rows.slice(start, end + 1);
}

/** A first row that is no larger than the others: a title when it looks like no part of the recipe below it. */
function standsAlone(row: PlacedRow, rows: readonly PlacedRow[]): boolean {
  if (isSentenceRow(row) || /^\p{Ll}/u.test(row.text)) return false;
  const next = rows[rows.indexOf(row) + 1];
  if (next === undefined || next.block !== row.block || next.gap > 1.3 || row.indent > 2) return true;
  return !/\p{Ll}/u.test(row.text) || isQuantityRow(next) || !isTitleText(next.text);
}
