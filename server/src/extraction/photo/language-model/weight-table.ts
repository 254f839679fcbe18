import { FULLEST, placeOf } from './hashed-table.ts';

/** How finely weights are written down. */
const STEP = 1 / 12;
const LARGEST = 127;

/** Weights by hash, three bytes each: two tell the entries of one place apart. What is not in it has the weight 0. */
export class WeightTable {
  private readonly marks: Uint16Array;
  private readonly weights: Int8Array;

  private constructor(marks: Uint16Array, weights: Int8Array) {
    this.marks = marks;
    this.weights = weights;
  }

  get(hash: number): number {
    const { marks } = this;
    const mark = markOf(hash);
    let place = placeOf(hash, marks.length);
    for (let here = marks[place]!; here !== 0; here = marks[place]!) {
      if (here === mark) return this.weights[place]! * STEP;
      place = place + 1 === marks.length ? 0 : place + 1;
    }
    return 0;
  }

  /** A table of these weights, the same for the same entries in the same order. */
  static of(entries: readonly (readonly [hash: number, weight: number])[]): WeightTable {
    const size = Math.ceil(entries.length / FULLEST) + 1;
    const [marks, weights] = [new Uint16Array(size), new Int8Array(size)];
    for (const [hash, weight] of entries) {
      let place = placeOf(hash, size);
      while (marks[place] !== 0) place = place + 1 === size ? 0 : place + 1;
      marks[place] = markOf(hash);
      weights[place] = Math.max(-LARGEST, Math.min(LARGEST, Math.round(weight / STEP)));
    }
    return new WeightTable(marks, weights);
  }

  static read(base64: string): WeightTable {
    const bytes = Uint8Array.from(Buffer.from(base64, 'base64'));
    const size = bytes.length / 3;
    return new WeightTable(
      new Uint16Array(bytes.buffer, 0, size),
      new Int8Array(bytes.buffer, size * 2, size),
    );
  }

  write(): string {
    return Buffer.concat([new Uint8Array(this.marks.buffer), new Uint8Array(this.weights.buffer)]).toString(
      'base64',
    );
  }
}

/** Never 0, which means an empty place. */
const markOf = (hash: number) => Math.imul(hash, 0xc2b2ae35) >>> 16 || 1;
