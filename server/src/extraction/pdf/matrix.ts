/** What PDF calls a transformation: `x' = a x + c y + e`, `y' = b x + d y + f`. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** `inner` first, then `outer`. */
export function multiplied(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  return [
    a * inner[0] + c * inner[1],
    b * inner[0] + d * inner[1],
    a * inner[2] + c * inner[3],
    b * inner[2] + d * inner[3],
    a * inner[4] + c * inner[5] + e,
    b * inner[4] + d * inner[5] + f,
  ];
}

/** The matrix in what a PDF says; undefined for what is none. */
export function matrixOf(value: unknown): Matrix | undefined {
  const isMatrix = Array.isArray(value) && value.length === 6 && value.every((part) => Number.isFinite(part));
  return isMatrix ? (value as unknown as Matrix) : undefined;
}
