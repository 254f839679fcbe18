export type Point = readonly [x: number, y: number];

/** A rectangle at any angle: its middle, its length along the text, its height, and the direction of the text in radians. */
export interface RotatedBox {
  cx: number;
  cy: number;
  width: number;
  height: number;
  angle: number;
  /** How the text leaves the straight line through the middle, as on the page of an open book. */
  bend?: Bend;
}

/** At `x` pixels along the text, the middle of the line lies `flat + square * x^2 + cube * x^3` below the axis of the box. */
export interface Bend {
  flat: number;
  square: number;
  cube: number;
  /** Where the middle of the box lies, of which this may be a part. */
  from: number;
}

/** The smallest rectangle around some points, lying on its longer side; undefined for less than an area. */
export function smallestBox(points: readonly Point[]): RotatedBox | undefined {
  const hull = convexHull(points);
  if (hull.length < 3) return undefined;
  let best: RotatedBox | undefined;
  hull.forEach((from, index) => {
    const to = hull[(index + 1) % hull.length] ?? from;
    const box = boxAlong(hull, Math.atan2(to[1] - from[1], to[0] - from[0]));
    if (best === undefined || box.width * box.height < best.width * best.height) best = box;
  });
  return best && lying(best);
}

/** The box around some points whose sides run along `angle`. */
function boxAlong(points: readonly Point[], angle: number): RotatedBox {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [x, y] of points) {
    const along = x * cos + y * sin;
    const across = y * cos - x * sin;
    left = Math.min(left, along);
    right = Math.max(right, along);
    top = Math.min(top, across);
    bottom = Math.max(bottom, across);
  }
  const [along, across] = [(left + right) / 2, (top + bottom) / 2];
  return {
    cx: along * cos - across * sin,
    cy: along * sin + across * cos,
    width: right - left,
    height: bottom - top,
    angle,
  };
}

function lying(box: RotatedBox): RotatedBox {
  return box.height > box.width ? onItsSide(box) : box;
}

/** How far below the axis of its box the middle of a line lies, `along` pixels from the middle of the box. */
export function bendAt(bend: Bend | undefined, along: number): number {
  if (bend === undefined) return 0;
  const x = bend.from + along;
  return bend.flat + x * x * (bend.square + x * bend.cube);
}

/** The same rectangle, read from its other end. */
export function upsideDown({ bend, ...box }: RotatedBox): RotatedBox {
  const turned = { ...box, angle: box.angle + Math.PI };
  if (bend === undefined) return turned;
  return { ...turned, bend: { ...bend, flat: -bend.flat, square: -bend.square, from: -bend.from } };
}

/** The same rectangle, seen with its other side as its length. */
export function onItsSide({ bend: _, ...box }: RotatedBox): RotatedBox {
  return { ...box, width: box.height, height: box.width, angle: box.angle - Math.PI / 2 };
}

/** An angle brought to between -90 and 90 degrees: a line of text and its reverse have the same one. */
export function lineAngle(angle: number): number {
  return modulo(angle + Math.PI / 2, Math.PI) - Math.PI / 2;
}

function modulo(value: number, base: number): number {
  return ((value % base) + base) % base;
}

/** Andrew's monotone chain. */
function convexHull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [...halfHull(sorted), ...halfHull(sorted.toReversed())];
}

function halfHull(points: readonly Point[]): Point[] {
  const hull: Point[] = [];
  for (const point of points) {
    while (hull.length > 1 && turns(hull.at(-2), hull.at(-1), point) <= 0) hull.pop();
    hull.push(point);
  }
  return hull.slice(0, -1);
}

function turns([ax, ay]: Point = [0, 0], [bx, by]: Point = [0, 0], [cx, cy]: Point): number {
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}
