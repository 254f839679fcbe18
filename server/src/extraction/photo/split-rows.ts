import { median } from './geometry.ts';

/** A connected component of text on a map of pixels: the index of each pixel, row after row. */
export type Component = readonly number[];

/** The pixels of a component that follow each other within one column. */
interface Run {
  x: number;
  from: number;
  to: number;
}

/** Of one column, so much of the usual thickness is a part of a row, and so much more than one row. */
const LEAST_RUN = 0.35;
const TWO_ROWS = 1.8;
/** Less of a row than this has another above it by chance: an accent, or a long letter of the row above. */
const LEAST_SHARE = 0.25;
/** A row goes on where it ended, give or take this share of the distance between rows. */
const STRAY = 0.5;

/** Splits the components in which rows touch, as those of tight or slanting handwriting do; the others stay as they are. */
export function splitTouchingRows(
  components: readonly Component[],
  { width, height }: { width: number; height: number },
): Component[] {
  const runs = components.map((component) => runsOf(component, width));
  const transposed = components.map((component) => transpose(component, width, height));
  const transposedRuns = transposed.map((component) => runsOf(component, height));
  // A row is thinner than it is long, also where many are connected.
  if (weightedLength(runs) <= weightedLength(transposedRuns)) return splitAll(components, runs, width);
  return splitAll(transposed, transposedRuns, height).map((component) => transpose(component, height, width));
}

/** The same pixels with rows as columns. */
function transpose(component: Component, width: number, height: number): Component {
  return component.map((pixel) => (pixel % width) * height + Math.floor(pixel / width));
}

function splitAll(components: readonly Component[], runs: readonly Run[][], width: number): Component[] {
  const thickness = median(runs.map((each) => median(each.map(lengthOf)))) || 1;
  return components.flatMap((component, index) => {
    const rows = rowsOf(runs[index]!, thickness);
    return rows.length < 2 ? [component] : rows.map((row) => row.flatMap((run) => pixelsOf(run, width)));
  });
}

/** The mean length of runs, weighted by length: those that connect rows are short. */
function weightedLength(all: readonly Run[][]): number {
  const lengths = all.flat().map(lengthOf);
  const sum = (of: (length: number) => number) => lengths.reduce((total, length) => total + of(length), 0);
  return sum((length) => length ** 2) / sum((length) => length);
}

/** The rows that some runs belong to; at most one where no gap parts them. */
function rowsOf(all: readonly Run[], thickness: number): Run[][] {
  const columns = new Map<number, Run[]>();
  for (const run of all) {
    if (lengthOf(run) < LEAST_RUN * thickness) continue;
    const column = columns.get(run.x);
    if (column === undefined) columns.set(run.x, [run]);
    else column.push(run);
  }
  // Without a gap it is one row in larger letters.
  const doubles = [...columns.values()].filter((runs) => runs.length > 1);
  if (doubles.length < LEAST_SHARE * columns.size) return [];
  const distances = doubles.flatMap((runs) =>
    runs.slice(1).map((run, index) => middleOf(run) - middleOf(runs[index]!)),
  );
  const pitch = median(distances);
  const rows: Run[][] = [];
  for (const [, runs] of [...columns].toSorted(([one], [other]) => one - other))
    for (const run of runs.flatMap((each) => cut(each, thickness, pitch))) {
      const row = nearest(rows, run, STRAY * pitch);
      if (row === undefined) rows.push([run]);
      else row.push(run);
    }
  const wide = rows.filter((row) => row.length >= 2 * thickness);
  if (wide.length === 0) return [];
  // A figure in front of its row may be connected with another one.
  for (const piece of rows.filter((row) => !wide.includes(row))) nearestTo(piece, wide).push(...piece);
  return wide;
}

/** The row that is nearest in height to a piece, where it comes nearest to it. */
function nearestTo(piece: readonly Run[], rows: readonly Run[][]): Run[] {
  const [first] = piece;
  const away = (row: readonly Run[]) => {
    const near = row.reduce((one, other) =>
      Math.abs(other.x - first!.x) < Math.abs(one.x - first!.x) ? other : one,
    );
    return Math.abs(middleOf(near) - middleOf(first!));
  };
  return rows.reduce((one, other) => (away(other) < away(one) ? other : one));
}

const lengthOf = ({ from, to }: Run) => to - from;
const middleOf = ({ from, to }: Run) => (from + to) / 2;

function pixelsOf({ x, from, to }: Run, width: number): number[] {
  return Array.from({ length: to - from }, (_, index) => (from + index) * width + x);
}

/** From the top to the bottom of each column. */
function runsOf(component: Component, width: number): Run[] {
  const runs: Run[] = [];
  const open = new Map<number, Run>();
  for (const pixel of Int32Array.from(component).sort()) {
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    const run = open.get(x);
    if (run?.to === y) run.to++;
    else {
      const begun = { x, from: y, to: y + 1 };
      open.set(x, begun);
      runs.push(begun);
    }
  }
  return runs;
}

/** Splits a run that is as thick as several rows. */
function cut(run: Run, thickness: number, pitch: number): Run[] {
  const length = lengthOf(run);
  const count = length < TWO_ROWS * thickness ? 1 : Math.max(2, Math.round((length - thickness) / pitch) + 1);
  const at = (index: number) => run.from + Math.round((length * index) / count);
  return Array.from({ length: count }, (_, index) => ({ x: run.x, from: at(index), to: at(index + 1) }));
}

/** The row that ends nearest in height to a run in a later column. */
function nearest(rows: readonly Run[][], run: Run, most: number): Run[] | undefined {
  let [best, distance] = [undefined as Run[] | undefined, most];
  for (const row of rows) {
    const last = row.at(-1)!;
    const away = Math.abs(middleOf(last) - middleOf(run));
    if (last.x < run.x && away < distance) [best, distance] = [row, away];
  }
  return best;
}
