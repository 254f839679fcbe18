import { median, type RotatedBox } from './geometry.ts';

/** The text of a line at one place along it: its middle, and how thick it is there. */
export interface Slice {
  x: number;
  y: number;
  thickness: number;
}

/** Shorter lines, in heights, have no bend that could be told from the shape of their letters. */
const LEAST_LENGTH = 5;
/** A line that leaves its axis by less than this share of its height is straight enough. */
const LEAST_BEND = 0.2;

/** The box of a line of text with the bend that its slices show; a bent line is not as high as the straight box around it. */
export function bent(box: RotatedBox, slices: readonly Slice[]): RotatedBox {
  if (box.width < box.height * LEAST_LENGTH) return box;
  const [cos, sin] = [Math.cos(box.angle), Math.sin(box.angle)];
  const points = slices.map(({ x, y }) => {
    const [dx, dy] = [x - box.cx, y - box.cy];
    return { u: ((dx * cos + dy * sin) * 2) / box.width, v: dy * cos - dx * sin };
  });
  const curve = closestCurve(points, 4);
  const line = closestCurve(points, 2);
  if (distance(points, curve) > distance(points, line) * MUCH_CLOSER) return box;
  const [flat = 0, slope = 0, square = 0, cube = 0] = curve;
  const half = box.width / 2;
  const offsets = points.map(({ u }) => u * u * (square + u * cube));
  const across = Math.max(Math.abs(cos), Math.abs(sin));
  const thickness = Math.min(box.height, median(slices.map((slice) => slice.thickness)) * across * THICKEST);
  if (Math.max(...offsets) - Math.min(...offsets) < thickness * LEAST_BEND) return box;
  const mean = offsets.reduce((sum, offset) => sum + offset, 0) / offsets.length;
  const shift = flat + mean;
  return {
    cx: box.cx - shift * sin,
    cy: box.cy + shift * cos,
    width: box.width,
    height: thickness,
    angle: box.angle + Math.atan(slope / half),
    bend: { flat: -mean, square: square / half ** 2, cube: cube / half ** 3, from: 0 },
  };
}

/** The bend has to explain most of how the middles of the letters leave a straight line: the rest is their shapes. */
const MUCH_CLOSER = 0.35;
/** Letters with a stroke upwards or downwards make a line thicker than it mostly is. */
const THICKEST = 1.15;

interface Point {
  /** Along the box, from -1 to 1. */
  u: number;
  v: number;
}

/** The factors of the curve of so many terms that passes the points most closely. */
function closestCurve(points: readonly Point[], terms: number): number[] {
  const rows = Array.from({ length: terms }, (_, row) => [
    ...Array.from({ length: terms }, (__, column) => sumOf(points, ({ u }) => u ** (row + column))),
    sumOf(points, ({ u, v }) => v * u ** row),
  ]);
  for (let pivot = 0; pivot < terms; pivot++) {
    const own = rows[pivot] ?? [];
    const factor = own[pivot] ?? 0;
    if (Math.abs(factor) < 1e-9) return [];
    rows.forEach((row, index) => {
      if (index === pivot) return;
      const share = (row[pivot] ?? 0) / factor;
      rows[index] = row.map((value, column) => value - share * (own[column] ?? 0));
    });
  }
  return rows.map((row, index) => (row[terms] ?? 0) / (row[index] ?? 1));
}

/** The sum of the squared distances of the points from a curve. */
function distance(points: readonly Point[], factors: readonly number[]): number {
  return sumOf(points, ({ u, v }) => (v - sumOf(factors, (factor, index) => factor * u ** index)) ** 2);
}

function sumOf<T>(items: readonly T[], value: (item: T, index: number) => number): number {
  return items.reduce((sum, item, index) => sum + value(item, index), 0);
}
