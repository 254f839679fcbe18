import { factLabels, isBareDifficulty } from './facts.ts';
import { median } from './geometry.ts';
import { readHeading } from './headings.ts';
import { layOut } from './layout.ts';
import { hasBullet } from './quantities.ts';
import type { TextLine } from './read-text.ts';
import { scoreOf, textOf } from './recognise.ts';
import { isQuantityRow, letterCount, placeRows, stepNumber, wordCount } from './rows.ts';
import { findTitle } from './title.ts';

/** A note has few lines, and few of those of the page. */
const MOST = { lines: 6, share: 0.25 };
const LEAST_LETTERS = 4;
/** Lines of one note: how far below one another, in heights of a line, and how much of the shorter lies under the other. */
const NEXT = { gap: 1, shared: 0.3 };
/**
 * A note is written by another hand, in another size or at a slant: how far its letters are less sure, larger or smaller (as a
 * logarithm), or its lines turned (in radians).
 */
const OTHER = { score: 0.05, height: 0.12, angle: 0.03 };
/** Lines of one column, in heights of a line: how far from each other they begin, and how far below one another they stand. */
const COLUMN = { edge: 1.5, gap: 4 };
/** What the page holds without the note, in rows: it is a recipe still, or a further page of one with its steps. */
const LEAST_LEFT = { quantities: 2, prose: 3, proseAlone: 5 };
/** A row of fewer words may be a name, a heading or an ingredient. */
const PROSE_WORDS = 4;

export interface SplitPage {
  /** The text of the page. */
  lines: TextLine[];
  /** What was written beside it later, or stands in a box: of each note the lines. */
  notes: TextLine[][];
}

/**
 * Splits a page into its text and the notes in its margin: a few lines beside a column that goes on above them, which differ from that
 * column, go on in no column of their own, and list or number nothing.
 */
export function splitMarginNotes(lines: readonly TextLine[]): SplitPage {
  const page: Page = { lines, height: median(lines.map(heightOf)) };
  const found = groupsOf(page).filter((group) => isNote(group, page));
  const title = titleOf(without(lines, found)) ?? titleOf(lines);
  const notes = found.filter((group) => !group.some(({ source }) => title?.has(source)));
  const rest = without(lines, notes);
  return holdsRecipe(rest) ? { lines: rest, notes } : { lines: [...lines], notes: [] };
}

interface Page {
  lines: readonly TextLine[];
  /** Of a line. */
  height: number;
}

function without(lines: readonly TextLine[], notes: readonly TextLine[][]): TextLine[] {
  const noted = new Set(notes.flat());
  return lines.filter((line) => !noted.has(line));
}

/** Where the lines of a title in large letters stand. */
function titleOf(lines: readonly TextLine[]): Set<TextLine['source']> | undefined {
  const { rows, isTall } = findTitle(placeRows(layOut(lines)));
  return isTall ? new Set(rows.map(({ source }) => source)) : undefined;
}

const heightOf = ({ top, bottom }: TextLine) => bottom - top;

function holdsRecipe(lines: readonly TextLine[]): boolean {
  const rows = lines.map((line) => ({ text: textOf(line.characters) }));
  const quantities = rows.filter(isQuantityRow).length;
  const prose = rows.filter((row) => !isQuantityRow(row) && wordCount(row.text) >= PROSE_WORDS).length;
  return prose >= LEAST_LEFT.proseAlone || (prose >= LEAST_LEFT.prose && quantities >= LEAST_LEFT.quantities);
}

/** Lines that stand close below one another. */
function groupsOf({ lines, height }: Page): TextLine[][] {
  const groups: TextLine[][] = [];
  for (const line of lines.toSorted((a, b) => a.top - b.top)) {
    const own = groups.filter((group) => group.some((other) => isNext(other, line, height)));
    const others = groups.filter((group) => !own.includes(group));
    groups.splice(0, groups.length, ...others, [...own.flat(), line]);
  }
  return groups;
}

function isNext(above: TextLine, below: TextLine, height: number): boolean {
  const shared = Math.min(above.right, below.right) - Math.max(above.left, below.left);
  const shorter = Math.min(above.right - above.left, below.right - below.left);
  return below.top - above.bottom < height * NEXT.gap && shared > shorter * NEXT.shared;
}

function isNote(group: readonly TextLine[], page: Page): boolean {
  if (group.length > page.lines.length * MOST.share || letterCount(rowTexts(group).join('')) < LEAST_LETTERS)
    return false;
  const ownColumn = columnOf(group, page);
  if (ownColumn.length > MOST.lines || rowTexts(ownColumn).some(belongsToRecipe)) return false;
  const column = columnBeside(group, page);
  return column !== undefined && differs(group, column);
}

const rowTexts = (lines: readonly TextLine[]) =>
  layOut(lines)
    .flat()
    .map(({ text }) => text);

/** A line of a list, a heading or a fact belongs to the recipe, wherever it stands. */
function belongsToRecipe(text: string): boolean {
  return (
    isQuantityRow({ text }) ||
    hasBullet(text) ||
    stepNumber(text) !== undefined ||
    factLabels(text) !== undefined ||
    isBareDifficulty(text) ||
    ['ingredients', 'instructions'].includes(readHeading(text)?.kind ?? '')
  );
}

/** Some lines, with those above and below that begin where they do. */
function columnOf(lines: readonly TextLine[], page: Page): TextLine[] {
  const column = new Set(lines);
  for (const line of column)
    for (const other of page.lines) {
      const gap = Math.max(other.top - line.bottom, line.top - other.bottom);
      if (gap < page.height * COLUMN.gap && beginAlike(line, other, page)) column.add(other);
    }
  return [...column];
}

function beginAlike(one: TextLine, other: TextLine, { height }: Page): boolean {
  return Math.abs(one.left - other.left) < height * COLUMN.edge;
}

/** The lines of the column next to which the group stands, below its beginning; undefined where it stands between columns. */
function columnBeside(group: readonly TextLine[], page: Page): TextLine[] | undefined {
  const { left, right, top, bottom } = boundsOf(group);
  const others = page.lines.filter((line) => !group.includes(line));
  const beside = others.filter((line) => line.top < bottom && line.bottom > top);
  const isOneSide = beside.every((line) => line.right <= left) || beside.every((line) => line.left >= right);
  const distance = (line: TextLine) => Math.max(left - line.right, line.left - right);
  const [nearest] = beside.toSorted((a, b) => distance(a) - distance(b));
  if (nearest === undefined || !isOneSide) return undefined;
  const column = others.filter((line) => beginAlike(line, nearest, page));
  return column.some((line) => line.bottom <= top + page.height / 2) ? column : undefined;
}

function boundsOf(lines: readonly TextLine[]) {
  return {
    left: Math.min(...lines.map((line) => line.left)),
    right: Math.max(...lines.map((line) => line.right)),
    top: Math.min(...lines.map((line) => line.top)),
    bottom: Math.max(...lines.map((line) => line.bottom)),
  };
}

function differs(group: readonly TextLine[], column: readonly TextLine[]): boolean {
  const isFar = (by: number, of: (line: TextLine) => number) =>
    Math.abs(median(group.map(of)) - median(column.map(of))) > by;
  return (
    isFar(OTHER.score, ({ characters }) => scoreOf(characters)) ||
    isFar(OTHER.height, (line) => Math.log(heightOf(line))) ||
    isFar(OTHER.angle, ({ source }) => source.angle)
  );
}
