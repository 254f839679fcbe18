import type { PhotoBox } from '@larder/shared/import/schema';
import { median } from './geometry.ts';
import { isNumberCell } from './quantities.ts';
import type { TextLine } from './read-text.ts';
import type { ReadCharacter } from './read-character.ts';
import { textOf } from './recognise.ts';

/** A line as a person reads it: one or more stretches of text side by side. */
export interface Row extends Pick<
  TextLine,
  'left' | 'right' | 'top' | 'bottom' | 'box' | 'source' | 'isParagraph'
> {
  characters: ReadCharacter[];
  text: string;
  /** How many of the characters stand at `source`: the first stretch, that is. */
  atSource: number;
}

/** The rows of one column, from top to bottom. */
export type Block = Row[];

/** The least gap between columns, in heights of a line; between long columns a narrow one is enough. */
const COLUMN_GAP = { short: 0.6, long: 0.3 };
const LONG_COLUMN = 4;
/** A line that stands this much farther below its column than the lines of the column from each other is none of it. */
const APART = 1.4;
/** How far from the middle of two columns a title over them may stand, in shares of their width. */
const CENTRED = 0.12;
const MAX_DEPTH = 10;
/** Stretches of text that are farther apart than this, in heights of a line, are no words of one row. */
const WORD_GAP = 1.5;

/** Puts lines into reading order: columns are read one after another, what spans them before or after them. */
export function layOut(lines: readonly TextLine[]): Block[] {
  const height = median(lines.map(({ top, bottom }) => bottom - top));
  return arrange(lines, height, 0).map(rowsOf);
}

function arrange(lines: readonly TextLine[], height: number, depth: number): TextLine[][] {
  const columns = depth < MAX_DEPTH ? tallestColumns(lines, height) : undefined;
  if (columns === undefined) return lines.length === 0 ? [] : [[...lines]];
  const { above, left, right, below } = columns;
  return [above, left, right, below].flatMap((part) => arrange(part, height, depth + 1));
}

interface Columns {
  above: TextLine[];
  left: TextLine[];
  right: TextLine[];
  below: TextLine[];
  /** Lines of text in the shorter column, and in both. */
  size: [shorter: number, both: number];
}

/** The tallest stretch of a page in which no line crosses some gap between two columns. */
function tallestColumns(lines: readonly TextLine[], height: number): Columns | undefined {
  const bands = levels(lines);
  let best: Columns | undefined;
  for (let start = 0; start < bands.length; start++) {
    let covered: Interval[] = [];
    for (let end = start; end < bands.length; end++) {
      covered = union([...covered, ...(bands[end] ?? [])]);
      const gaps = gapsOf(covered, height * COLUMN_GAP.long);
      for (const gap of gaps) {
        const columns = columnsAt(bands, { start, end, gap: gap.middle });
        const isWide = gap.width >= height * COLUMN_GAP.short;
        if (columns === undefined || (!isWide && columns.size[0] < LONG_COLUMN)) continue;
        if (best === undefined || isTaller(columns, best)) best = columns;
      }
    }
  }
  return best;
}

function isTaller(one: Columns, other: Columns): boolean {
  return one.size[0] > other.size[0] || (one.size[0] === other.size[0] && one.size[1] > other.size[1]);
}

type Interval = Pick<TextLine, 'left' | 'right'>;

function union(intervals: readonly Interval[]): Interval[] {
  const merged: Interval[] = [];
  for (const { left, right } of intervals.toSorted((a, b) => a.left - b.left)) {
    const last = merged.at(-1);
    if (last !== undefined && left <= last.right) last.right = Math.max(last.right, right);
    else merged.push({ left, right });
  }
  return merged;
}

function gapsOf(covered: readonly Interval[], least: number): { middle: number; width: number }[] {
  return covered.slice(1).flatMap(({ left }, index) => {
    const right = covered[index]?.right ?? left;
    return left - right >= least ? [{ middle: (left + right) / 2, width: left - right }] : [];
  });
}

function columnsAt(
  bands: readonly TextLine[][],
  { start, end, gap }: { start: number; end: number; gap: number },
): Columns | undefined {
  const inside = bands.slice(start, end + 1);
  if (isCentredAbove(inside, gap)) return undefined;
  const left = inside.map((band) => band.filter((line) => line.left < gap));
  const right = inside.map((band) => band.filter((line) => line.left >= gap));
  const [leftSize, rightSize] = [left, right].map((side) => side.filter((band) => band.length > 0).length);
  const shorter = Math.min(leftSize ?? 0, rightSize ?? 0);
  if (shorter < 2 || areCells(left.flat()) || areCells(right.flat())) return undefined;
  const last = endOfLeft(left, right, start + inside.length < bands.length);
  return {
    above: bands.slice(0, start).flat(),
    left: left.slice(0, last).flat(),
    right: right.slice(0, last).flat(),
    below: [...left.slice(last).flat(), ...bands.slice(end + 1).flat()],
    size: [shorter, (leftSize ?? 0) + (rightSize ?? 0)],
  };
}

/** True where the first line stands alone over both columns and in their middle, as a title does: it begins neither. */
function isCentredAbove(bands: readonly TextLine[][], gap: number): boolean {
  const [[line, ...others] = [], ...rest] = bands;
  if (line === undefined || others.length > 0) return false;
  const below = rest.flat();
  const side = below.filter(({ left }) => left < gap === line.left < gap);
  const [from, to] = [
    Math.min(...below.map(({ left }) => left)),
    Math.max(...below.map(({ right }) => right)),
  ];
  const edge = Math.min(...side.map(({ left }) => left));
  const isCentred = Math.abs((line.left + line.right) / 2 - (from + to) / 2) < (to - from) * CENTRED;
  return isCentred && Math.abs(line.left - edge) > line.bottom - line.top;
}

/**
 * Where the left column ends: short lines far below it, with nothing beside them, belong to what comes below both columns,
 * as a heading does.
 */
function endOfLeft(left: readonly TextLine[][], right: readonly TextLine[][], hasBelow: boolean): number {
  let end = left.length;
  if (!hasBelow) return end;
  const tops = left.slice(0, end).map((band) => band[0]?.top);
  const known = tops.filter((top) => top !== undefined);
  const pitch = median(known.slice(1).map((top, index) => top - (known[index] ?? top)));
  while (end > 2 && (right[end - 1] ?? []).length === 0) {
    const [above, top] = [tops.slice(0, end - 1).findLast((each) => each !== undefined), tops[end - 1]];
    if (above === undefined || top === undefined || top - above < pitch * APART) break;
    end--;
  }
  return end;
}

/** Quantities, or the numbers of steps: cells of rows and no column of their own. */
function areCells(lines: readonly TextLine[]): boolean {
  const texts = lines.map((line) => textOf(line.characters));
  if (!texts.some((text) => isNumberCell(text))) return false;
  // A number that is taken for letters is as short as the others.
  return texts.filter((text) => isNumberCell(text) || text.length <= 2).length >= lines.length * 0.6;
}

/** Lines that stand side by side, level by level from the top. */
function levels<T extends Pick<TextLine, 'top' | 'bottom' | 'left'>>(lines: readonly T[]): T[][] {
  const found: { members: T[]; middle: number; height: number }[] = [];
  for (const line of lines.toSorted((a, b) => a.top + a.bottom - b.top - b.bottom)) {
    const [middle, height] = [(line.top + line.bottom) / 2, line.bottom - line.top];
    const level = found.findLast(
      (each) => Math.abs(each.middle - middle) < 0.45 * Math.min(each.height, height),
    );
    if (level === undefined) found.push({ members: [line], middle, height });
    else level.members.push(line);
  }
  return found.map(({ members }) => members.toSorted((a, b) => a.left - b.left));
}

function rowsOf(lines: readonly TextLine[]): Block {
  return levels(lines).flatMap((level) => {
    const rows: Row[] = [];
    for (const line of level) {
      const last = rows.at(-1);
      if (last !== undefined && belongTogether(last, line))
        rows[rows.length - 1] = joined(last, line, line === level.at(-1));
      else rows.push(toRow(line));
    }
    return rows;
  });
}

/** A number, or what a number alone was taken for. */
const isCell = (text: string) => isNumberCell(text) || text.length <= 1;

function belongTogether(row: Row, line: TextLine): boolean {
  if (isCell(row.text) || isCell(textOf(line.characters))) return true;
  return line.left - row.right < WORD_GAP * Math.min(row.bottom - row.top, line.bottom - line.top);
}

function toRow({ characters, ...line }: TextLine): Row {
  return { ...line, characters, text: textOf(characters), atSource: characters.length };
}

/** What stands behind a line of a bill. */
const PRICE = /^[€$£]?\s?\d{1,4}[.,]\d{2}\s?[€$£]?$/;

/** A quantity that stands to the right of its name, and not as a word among others, is read first, as people say it. */
function joined(row: Row, line: TextLine, isLast: boolean): Row {
  const next = toRow(line);
  const isApart = isLast && line.left - row.right >= Math.min(row.bottom - row.top, line.bottom - line.top);
  const isBehind = isApart && isNumberCell(next.text) && !isNumberCell(row.text) && !PRICE.test(next.text);
  const [first, second] = isBehind ? [next, row] : [row, next];
  const characters = [...first.characters, { character: ' ', score: 1, at: 1 }, ...second.characters];
  return {
    characters,
    text: textOf(characters),
    left: Math.min(row.left, line.left),
    right: Math.max(row.right, line.right),
    top: Math.min(row.top, line.top),
    bottom: Math.max(row.bottom, line.bottom),
    box: boxAround([row.box, line.box]),
    source: first.source,
    isParagraph: line.isParagraph,
    atSource: first.atSource,
  };
}

/** The smallest box around some boxes. */
export function boxAround(boxes: readonly PhotoBox[]): PhotoBox {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}
