import { median } from './geometry.ts';

/** Places of text that touch, on a map that is `width` wide: the number of each, row after row. */
export type Places = readonly number[];

/** A stretch of text within one column of the map. */
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

/**
 * Rows of a page that touch somewhere, as of tight or slanting handwriting, each by itself; all others as they are. Each of `all` is text
 * that hangs together.
 */
export function rowsApart(
  all: readonly Places[],
  { width, height }: { width: number; height: number },
): Places[] {
  const turned = all.map((places) =>
    places.map((place) => (place % width) * height + Math.floor(place / width)),
  );
  const [down, along] = [all, turned].map((either, index) =>
    either.map((places) => runsOf(places, index === 0 ? width : height)),
  ) as [Run[][], Run[][]];
  // A row is thinner than it is long, also where many hang together.
  if (weightedLength(down) <= weightedLength(along)) {
    const thickness = thicknessOf(down);
    return all.flatMap((places) => rowsOf(places, width, thickness));
  }
  const thickness = thicknessOf(along);
  return turned
    .flatMap((places) => rowsOf(places, height, thickness))
    .map((places) => places.map((place) => (place % height) * width + Math.floor(place / height)));
}

/** The mean length of some stretches, of which longer ones count for more: what joins rows is short. */
function weightedLength(all: readonly Run[][]): number {
  const lengths = all.flat().map(lengthOf);
  const sum = (of: (length: number) => number) => lengths.reduce((total, length) => total + of(length), 0);
  return sum((length) => length ** 2) / sum((length) => length);
}

const thicknessOf = (all: readonly Run[][]) => median(all.map((runs) => median(runs.map(lengthOf)))) || 1;

/** The rows of text that hangs together; one row is returned as it is. */
function rowsOf(places: Places, width: number, thickness: number): Places[] {
  const columns = new Map<number, Run[]>();
  for (const run of runsOf(places, width))
    if (lengthOf(run) >= LEAST_RUN * thickness)
      columns
        .set(run.x, columns.get(run.x) ?? [])
        .get(run.x)!
        .push(run);
  // Without a gap it is one row in larger letters.
  const doubles = [...columns.values()].filter((runs) => runs.length > 1);
  if (doubles.length < LEAST_SHARE * columns.size) return [places];
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
  if (wide.length < 2) return [places];
  // A figure in front of its row hangs together with another one.
  for (const piece of rows.filter((row) => !wide.includes(row))) nearestTo(piece, wide).push(...piece);
  return wide.map((row) => row.flatMap(({ x, from, to }) => placesOf(x, from, to, width)));
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

function placesOf(x: number, from: number, to: number, width: number): number[] {
  return Array.from({ length: to - from }, (_, index) => (from + index) * width + x);
}

/** From the top to the bottom of each column. */
function runsOf(places: Places, width: number): Run[] {
  const runs: Run[] = [];
  const open = new Map<number, Run>();
  for (const place of Int32Array.from(places).sort()) {
    const [x, y] = [place % width, Math.floor(place / width)];
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

/** A stretch that is as thick as several rows, as one for each. */
function cut(run: Run, thickness: number, pitch: number): Run[] {
  const length = lengthOf(run);
  const count = length < TWO_ROWS * thickness ? 1 : Math.max(2, Math.round((length - thickness) / pitch) + 1);
  const at = (index: number) => run.from + Math.round((length * index) / count);
  return Array.from({ length: count }, (_, index) => ({ x: run.x, from: at(index), to: at(index + 1) }));
}

/** The row that ends nearest in height to a stretch that comes behind it. */
function nearest(rows: readonly Run[][], run: Run, most: number): Run[] | undefined {
  let [best, distance] = [undefined as Run[] | undefined, most];
  for (const row of rows) {
    const last = row.at(-1)!;
    const away = Math.abs(middleOf(last) - middleOf(run));
    if (last.x < run.x && away < distance) [best, distance] = [row, away];
  }
  return best;
}
