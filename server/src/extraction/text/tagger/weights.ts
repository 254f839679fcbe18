import { MENTIONS, shapes, weightsOf, type Table, type Weights } from './network.ts';

const LARGEST = 127;

/** Tables as bytes: each row as a scale and whole numbers from -127 to 127; a table of one row as it is. */
export function packed(tables: readonly Table[]): Uint8Array {
  const parts = tables.flatMap(({ rows, columns, values }) => {
    if (rows === 1) return [bytesOf(values)];
    const scales = new Float32Array(rows);
    const whole = new Int8Array(rows * columns);
    for (let row = 0; row < rows; row++) {
      const from = row * columns;
      const part = values.subarray(from, from + columns);
      const scale = part.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / LARGEST;
      scales[row] = scale;
      for (let at = 0; at < columns; at++) whole[from + at] = scale === 0 ? 0 : Math.round(part[at]! / scale);
    }
    return [bytesOf(scales), bytesOf(whole)];
  });
  return Buffer.concat(parts);
}

/** The network that `packed` wrote. */
export function unpacked(file: Uint8Array, mentions = MENTIONS): Weights {
  return weightsOf(tablesIn(file, mentions));
}

/** The tables that `packed` wrote. */
export function tablesIn(file: Uint8Array, mentions = MENTIONS): Table[] {
  const bytes = Uint8Array.from(file);
  let at = 0;
  const floats = (count: number): Float32Array => {
    const copy = bytes.slice(at, at + 4 * count);
    at += 4 * count;
    return new Float32Array(copy.buffer);
  };
  return shapes(mentions).map(([rows, columns]): Table => {
    if (rows === 1) return { rows, columns, values: floats(columns) };
    const scales = floats(rows);
    const whole = new Int8Array(bytes.slice(at, at + rows * columns).buffer);
    at += rows * columns;
    return { rows, columns, values: scaled(whole, scales, columns) };
  });
}

/** In plain loops: this is a million numbers. */
function scaled(whole: Int8Array, scales: Float32Array, columns: number): Float32Array {
  const values = new Float32Array(whole.length);
  for (const [row, scale] of scales.entries()) {
    const end = (row + 1) * columns;
    for (let at = row * columns; at < end; at++) values[at] = whole[at]! * scale;
  }
  return values;
}

/** The tables in a row of numbers, as training writes them. */
export function tablesOf(numbers: Float32Array, mentions = MENTIONS): Table[] {
  let at = 0;
  return shapes(mentions).map(([rows, columns]) => {
    const values = numbers.subarray(at, at + rows * columns);
    at += rows * columns;
    return { rows, columns, values };
  });
}

function bytesOf(values: Float32Array | Int8Array): Uint8Array {
  return new Uint8Array(values.buffer.slice(values.byteOffset, values.byteOffset + values.byteLength));
}
