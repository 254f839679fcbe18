import { describe, expect, it } from 'vitest';
import { splitTouchingRows, type Component } from './split-rows.ts';

const SIZE = { width: 200, height: 120 };
const THICK = 8;

/** Pixels of a row whose upper edge is at `top` of each column, from one column to another. */
function row(top: (x: number) => number, from = 10, to = 190): number[] {
  const pixels: number[] = [];
  for (let x = from; x < to; x++)
    for (let y = Math.round(top(x)); y < Math.round(top(x)) + THICK; y++) pixels.push(y * SIZE.width + x);
  return pixels;
}

const together = (...rows: number[][]): Component => [...new Set(rows.flat())];
const onItsSide = (pixels: Component): Component =>
  pixels.map((pixel) => (pixel % SIZE.width) * SIZE.height + Math.floor(pixel / SIZE.width));
const sorted = (pixels: Component | undefined) => [...(pixels ?? [])].sort((a, b) => a - b);

describe('rows that touch', () => {
  const upper = row((x) => 20 + x / 15);
  const lower = row(() => 38);
  // The upper one comes down to the lower one at its end.
  const both = together(upper, lower);
  const others = [together(row(() => 70)), together(row(() => 90))];

  it('are split where one slants down to the next', () => {
    const rows = splitTouchingRows([both, ...others], SIZE);
    expect(rows).toHaveLength(4);
    const [first, second] = [new Set(rows[0]), new Set(rows[1])];
    const share = (of: readonly number[], among: ReadonlySet<number>) =>
      of.filter((pixel) => among.has(pixel)).length / of.length;
    expect(share(upper, first)).toBeGreaterThan(0.8);
    expect(share(lower, second)).toBeGreaterThan(0.8);
    expect(new Set([...rows[0]!, ...rows[1]!]).size).toBe(both.length);
  });

  it('are split where a whole page is connected', () => {
    const page = Array.from({ length: 12 }, (_, nth) => row(() => nth * 18, 10, 100));
    const stroke = Array.from({ length: 12 * 18 }, (_, y) => y * SIZE.width + 9);
    expect(splitTouchingRows([together(...page, stroke)], { ...SIZE, height: 12 * 18 })).toHaveLength(12);
  });

  it('keep a figure in front of one', () => {
    const figure = row(() => 38, 2, 9);
    const rows = splitTouchingRows([together(upper, lower, figure), ...others], SIZE);
    expect(rows).toHaveLength(4);
    expect(rows.find((pixels) => pixels.includes(lower[0]!))).toEqual(expect.arrayContaining(figure));
  });

  it('are split on a page that lies on its side, too', () => {
    const transposed = [both, ...others].map(onItsSide);
    const rows = splitTouchingRows(transposed, { width: SIZE.height, height: SIZE.width });
    const upright = splitTouchingRows([both, ...others], SIZE);
    expect(rows.map(sorted)).toEqual(upright.map((pixels) => sorted(onItsSide(pixels))));
  });
});

describe('a row by itself', () => {
  it.each([
    { name: 'is straight', pixels: row(() => 20) },
    { name: 'slants', pixels: row((x) => 20 + x / 8) },
    {
      name: 'has a letter that reaches up',
      pixels: together(
        row(() => 30),
        row(() => 22, 50, 60),
      ),
    },
    {
      name: 'is larger than the others',
      pixels: together(
        row(() => 20),
        row(() => 25),
      ),
    },
  ])('stays as it is where it $name', ({ pixels }) => {
    const all = [pixels, together(row(() => 60)), together(row(() => 80)), together(row(() => 100))];
    expect(splitTouchingRows(all, SIZE)).toEqual(all);
  });

  it('stays as it is where there is no other, and nothing stays nothing', () => {
    expect(splitTouchingRows([row(() => 20)], SIZE)).toEqual([row(() => 20)]);
    expect(splitTouchingRows([], SIZE)).toEqual([]);
  });
});
