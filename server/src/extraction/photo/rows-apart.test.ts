import { describe, expect, it } from 'vitest';
import { rowsApart, type Places } from './rows-apart.ts';

const SIZE = { width: 200, height: 120 };
const THICK = 8;

/** Places of a row whose upper edge is at `top` of each column, from one column to another. */
function row(top: (x: number) => number, from = 10, to = 190): number[] {
  const places: number[] = [];
  for (let x = from; x < to; x++)
    for (let y = Math.round(top(x)); y < Math.round(top(x)) + THICK; y++) places.push(y * SIZE.width + x);
  return places;
}

const together = (...rows: number[][]): Places => [...new Set(rows.flat())];
const onItsSide = (places: Places): Places =>
  places.map((place) => (place % SIZE.width) * SIZE.height + Math.floor(place / SIZE.width));
const sorted = (places: Places | undefined) => [...(places ?? [])].sort((a, b) => a - b);

describe('rows that touch', () => {
  const upper = row((x) => 20 + x / 15);
  const lower = row(() => 38);
  // The upper one comes down to the lower one at its end.
  const both = together(upper, lower);
  const others = [together(row(() => 70)), together(row(() => 90))];

  it('are taken apart where one slants down to the next', () => {
    const rows = rowsApart([both, ...others], SIZE);
    expect(rows).toHaveLength(4);
    const [first, second] = [new Set(rows[0]), new Set(rows[1])];
    const share = (of: readonly number[], among: ReadonlySet<number>) =>
      of.filter((place) => among.has(place)).length / of.length;
    expect(share(upper, first)).toBeGreaterThan(0.8);
    expect(share(lower, second)).toBeGreaterThan(0.8);
    expect(new Set([...rows[0]!, ...rows[1]!]).size).toBe(both.length);
  });

  it('are taken apart where a whole page hangs together', () => {
    const page = Array.from({ length: 12 }, (_, nth) => row(() => nth * 18, 10, 100));
    const stroke = Array.from({ length: 12 * 18 }, (_, y) => y * SIZE.width + 9);
    expect(rowsApart([together(...page, stroke)], { ...SIZE, height: 12 * 18 })).toHaveLength(12);
  });

  it('keep a figure in front of one', () => {
    const figure = row(() => 38, 2, 9);
    const rows = rowsApart([together(upper, lower, figure), ...others], SIZE);
    expect(rows).toHaveLength(4);
    expect(rows.find((places) => places.includes(lower[0]!))).toEqual(expect.arrayContaining(figure));
  });

  it('are taken apart on a page that lies on its side, too', () => {
    const turned = [both, ...others].map(onItsSide);
    const rows = rowsApart(turned, { width: SIZE.height, height: SIZE.width });
    const upright = rowsApart([both, ...others], SIZE);
    expect(rows.map(sorted)).toEqual(upright.map((places) => sorted(onItsSide(places))));
  });
});

describe('a row by itself', () => {
  it.each([
    { name: 'is straight', places: row(() => 20) },
    { name: 'slants', places: row((x) => 20 + x / 8) },
    {
      name: 'has a letter that reaches up',
      places: together(
        row(() => 30),
        row(() => 22, 50, 60),
      ),
    },
    {
      name: 'is larger than the others',
      places: together(
        row(() => 20),
        row(() => 25),
      ),
    },
  ])('stays as it is where it $name', ({ places }) => {
    const all = [places, together(row(() => 60)), together(row(() => 80)), together(row(() => 100))];
    expect(rowsApart(all, SIZE)).toEqual(all);
  });

  it('stays as it is where there is no other, and nothing stays nothing', () => {
    expect(rowsApart([row(() => 20)], SIZE)).toEqual([row(() => 20)]);
    expect(rowsApart([], SIZE)).toEqual([]);
  });
});
