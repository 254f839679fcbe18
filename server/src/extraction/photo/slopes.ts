import { median, type TurnedBox } from './geometry.ts';

/** In which direction the rows of a page run, in radians. */
export interface Slopes {
  /** Most of them. */
  page: number;
  /** Those at a height: seen from the side, rows do not run in parallel. */
  row: (y: number) => number;
}

/** A line is so many times as long as it is high where its direction can be told. */
const LONG = 4;
const LEAST_LINES = 8;
/** What differs more from the others, in radians, is no row of text, or was measured badly. */
const ODD = 0.05;

/** The slopes of the rows that some lines of text show. */
export function slopes(lines: readonly TurnedBox[]): Slopes {
  const long = lines.filter(({ width, height }) => width > LONG * height);
  const page = median(long.map(({ angle }) => angle));
  const rows = long.filter(({ angle }) => Math.abs(angle - page) < ODD);
  if (rows.length < LEAST_LINES) return { page, row: () => page };
  const weights = rows.reduce((sum, { width }) => sum + width, 0);
  const mean = (value: (line: TurnedBox) => number) =>
    rows.reduce((sum, line) => sum + line.width * value(line), 0) / weights;
  const [y, angle] = [mean((line) => line.cy), mean((line) => line.angle)];
  const spread = mean((line) => (line.cy - y) ** 2);
  if (spread === 0) return { page, row: () => page };
  const turn = mean((line) => (line.cy - y) * (line.angle - angle)) / spread;
  return { page, row: (at) => Math.max(page - ODD, Math.min(page + ODD, angle + turn * (at - y))) };
}
