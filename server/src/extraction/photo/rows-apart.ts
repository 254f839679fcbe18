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
  if (!runsAcross(all, width)) return apart(all, width);
  const turned = all.map((places) =>
    places.map((place) => (place % width) * height + Math.floor(place / width)),
  );
  return apart(turned, height).map((places) =>
    places.map((place) => (place % height) * width + Math.floor(place / height)),
  );
}

/** True where most of the text is higher than it is wide: the page lies on its side. */
function runsAcross(all: readonly Places[], width: number): boolean {
  const extent = (values: readonly number[]) =>
    values.reduce((most, value) => Math.max(most, value)) -
    values.reduce((least, value) => Math.min(least, value));
  const wider = all.map(
    (places) =>
      extent(places.map((place) => place % width)) - extent(places.map((place) => Math.floor(place / width))),
  );
  return wider.reduce((sum, one) => sum + one, 0) < 0;
}

function apart(all: readonly Places[], width: number): Places[] {
  const thickness = median(all.map((places) => median(runsOf(places, width).map(lengthOf)))) || 1;
  return all.flatMap((places) => rowsOf(places, width, thickness));
}

/** The rows of text that hangs together; one row is returned as it is. */
function rowsOf(places: Places, width: number, thickness: number): Places[] {
  const columns = new Map<number, Run[]>();
  for (const run of runsOf(places, width))
    if (lengthOf(run) >= LEAST_RUN * thickness) columns.set(run.x, [...(columns.get(run.x) ?? []), run]);
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
  return wide.length < 2
    ? [places]
    : wide.map((row) => row.flatMap(({ x, from, to }) => placesOf(x, from, to, width)));
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
