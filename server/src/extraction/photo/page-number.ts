import type { PlacedRow } from './rows.ts';

const NUMBER = /^[^\p{L}\d]*\d{1,4}[^\p{L}\d]*$/u;
const LONGEST_NAME = 5;

/**
 * The rows at the very top and bottom of a page that belong to the book or magazine: its page number, alone or beside a
 * running title ('118 DESSERTS', 'Kitchen Monthly 57').
 */
export function pageNumbers(rows: readonly PlacedRow[]): Set<PlacedRow> {
  const downwards = rows.toSorted((a, b) => a.top + a.bottom - b.top - b.bottom);
  return new Set([
    ...downwards.slice(0, 2).filter((row, index, first) => isAtEdge(row, first.slice(0, index))),
    ...downwards
      .slice(-2)
      .toReversed()
      .filter((row, index, last) => isAtEdge(row, last.slice(0, index))),
  ]);
}

/** The outermost row, or the next one beside a number at the same height. */
function isAtEdge(row: PlacedRow, outer: readonly PlacedRow[]): boolean {
  const isOutermost = outer.every((each) => isPageNumber(each.text));
  return isOutermost && isPageNumber(row.text);
}

/** True for a number alone, or one behind or in front of a few words in capitals. */
function isPageNumber(text: string): boolean {
  if (NUMBER.test(text)) return true;
  const words = text.split(/\s+/);
  if (words.length > LONGEST_NAME || /\p{Ll}/u.test(text) || !/\p{Lu}{3}/u.test(text)) return false;
  return /^\d{1,4}$/.test(words[0] ?? '') || /^\d{1,4}$/.test(words.at(-1) ?? '');
}
