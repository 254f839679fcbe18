import { isBareAmount } from '../lines/amounts.ts';
import type { PdfText } from './messages.ts';

// Tables of amounts and names, whose cells stand apart: each row is one line.

/** Of the size of the letters: how far the cells of a row may stand apart, and its lines below one another. */
const MOST_APART = 12;
const SAME_LINE = 0.4;
const SAME_EDGE = 0.5;
const MOST_DISTANCE = 3.2;
const WRAPPED = 1.6;
const LONGEST_NAME = 50;
/** A unit alone, as a cell of its own between amount and name. */
const UNIT = /^\p{L}{1,10}\.?$/u;

/** An amount and what stands behind it, in cells of their own. */
interface Row {
  amount: PdfText;
  name: PdfText;
}

/**
 * The lines of a page, with the cells of tables that give the amount first as one line each. A row that has no other above or below
 * it, with its amount and its name at the same edges, is none.
 */
export function withRowsJoined(lines: readonly PdfText[]): PdfText[] {
  const amounts = withUnits(lines);
  const rows = amounts.flatMap(({ amount, cells }): (Row & { cells: PdfText[] })[] => {
    const name = nextCell(amount, lines, cells);
    return name && !isBareAmount(name.text) ? [{ amount, name, cells: [...cells, name] }] : [];
  });
  const inTables = rows.filter(
    (row) => !isStep(row) && rows.some((other) => !isStep(other) && areNeighbours(row, other)),
  );
  const used = new Set(inTables.flatMap(({ cells }) => cells));
  const joined = new Map(inTables.map(({ amount, name, cells }) => [cells[0], rowOf(amount, name)]));
  for (const { name } of inTables) joinWrapped(name, lines, used, rowWith(name, inTables, joined));
  return lines.flatMap((line) => joined.get(line) ?? (used.has(line) ? [] : [line]));
}

/** A number with the sentence that it counts, in a column of its own. */
function isStep({ amount, name }: Row): boolean {
  return (
    /^\d{1,2}[.)]?$/.test(amount.text.trim()) && (name.text.length > LONGEST_NAME || /\.$/.test(name.text))
  );
}

/** The bare amounts, each with the unit that stands in a cell of its own behind it. */
function withUnits(lines: readonly PdfText[]): { amount: PdfText; cells: PdfText[] }[] {
  return lines
    .filter(({ text }) => isBareAmount(text.trim()))
    .map((line) => {
      const unit = nextCell(line, lines, [line]);
      const whole = unit && rowOf(line, unit);
      const isUnit = whole !== undefined && UNIT.test(unit!.text.trim()) && isBareAmount(whole.text.trim());
      return isUnit ? { amount: whole, cells: [line, unit!] } : { amount: line, cells: [line] };
    });
}

/** The nearest line to the right on the same baseline. */
function nextCell(from: PdfText, lines: readonly PdfText[], own: readonly PdfText[]): PdfText | undefined {
  const behind = lines.filter(
    (line) =>
      !own.includes(line) &&
      Math.abs(line.baseline - from.baseline) < SAME_LINE * from.size &&
      line.left >= from.right &&
      line.left - from.right < MOST_APART * from.size,
  );
  return behind.length === 0
    ? undefined
    : behind.reduce((one, other) => (other.left < one.left ? other : one));
}

/** One row above the other, with their names at the same edge, and their amounts at the same edge on either side. */
function areNeighbours(one: Row, other: Row): boolean {
  const distance = Math.abs(one.name.baseline - other.name.baseline);
  const isNear = (left: number, right: number) => Math.abs(left - right) < SAME_EDGE * one.name.size;
  return (
    distance > SAME_LINE * one.name.size &&
    distance < MOST_DISTANCE * one.name.size &&
    isNear(one.name.left, other.name.left) &&
    (isNear(one.amount.left, other.amount.left) || isNear(one.amount.right, other.amount.right))
  );
}

function rowOf(amount: PdfText, name: PdfText): PdfText {
  return { ...amount, text: `${amount.text.trim()} ${name.text.trim()}`, right: name.right, isRow: true };
}

function rowWith(
  name: PdfText,
  rows: readonly (Row & { cells: PdfText[] })[],
  joined: ReadonlyMap<PdfText | undefined, PdfText>,
): PdfText | undefined {
  return joined.get(rows.find((row) => row.name === name)?.cells[0]);
}

/** A name that was too long for its cell goes on in the line below, where no amount stands. */
function joinWrapped(
  name: PdfText,
  lines: readonly PdfText[],
  used: Set<PdfText>,
  row: PdfText | undefined,
): void {
  for (let above = name; row !== undefined;) {
    const below = lines.find(
      (line) =>
        !used.has(line) &&
        line.baseline > above.baseline &&
        line.baseline - above.baseline < WRAPPED * name.size &&
        Math.abs(line.left - name.left) < SAME_EDGE * name.size &&
        Math.abs(line.size - name.size) < SAME_LINE &&
        !lines.some((other) => isBareAmount(other.text.trim()) && isBefore(other, line)),
    );
    if (below === undefined) return;
    used.add(below);
    row.text += ` ${below.text.trim()}`;
    above = below;
  }
}

function isBefore(cell: PdfText, line: PdfText): boolean {
  const isBeside = Math.abs(cell.baseline - line.baseline) < SAME_LINE * line.size;
  return isBeside && cell.right <= line.left && line.left - cell.right < MOST_APART * line.size;
}
