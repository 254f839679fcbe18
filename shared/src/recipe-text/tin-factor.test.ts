import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Tin, tinFactor } from './tin-factor.ts';

const FACTORS: [what: string, from: Tin, to: Tin, factor: number][] = [
  ['a larger round one', { shape: 'round', diameter: 20 }, { shape: 'round', diameter: 26 }, 1.69],
  ['round to square', { shape: 'round', diameter: 20 }, { shape: 'square', width: 20 }, 4 / Math.PI],
  [
    'a square with two sides',
    { shape: 'square', width: 20, length: 25 },
    { shape: 'square', width: 20 },
    0.8,
  ],
  ['a sheet', { shape: 'sheet', width: 30, length: 40 }, { shape: 'sheet', width: 20, length: 30 }, 0.5],
  ['a loaf', { shape: 'loaf', width: 10, length: 20 }, { shape: 'loaf', width: 11, length: 30 }, 1.65],
  [
    'a ring without its hole',
    { shape: 'round', diameter: 20 },
    { shape: 'ring', diameter: 26, hole: 10 },
    (676 - 100) / 400,
  ],
  ['muffins by their number', { shape: 'muffin', count: 12 }, { shape: 'muffin', count: 18 }, 1.5],
  [
    'muffins of another size',
    { shape: 'muffin', count: 12 },
    { shape: 'muffin', count: 24, diameter: 5 },
    50 / 49,
  ],
  ['round to muffins', { shape: 'round', diameter: 21 }, { shape: 'muffin', count: 9 }, 1],
  [
    'by volume where both heights are known',
    { shape: 'round', diameter: 20, height: 5 },
    { shape: 'round', diameter: 20, height: 7 },
    1.4,
  ],
  [
    'by area where one is not',
    { shape: 'round', diameter: 20, height: 5 },
    { shape: 'round', diameter: 20 },
    1,
  ],
];

test.each(FACTORS)('%s', (_what, from, to, factor) => {
  expect(tinFactor(from, to)).toBeCloseTo(factor, 6);
});

test('there and back is 1, and by way of a third is the same', () => {
  const diameter = fc.integer({ min: 5, max: 60 });
  fc.assert(
    fc.property(diameter, diameter, diameter, (one, other, third) => {
      const [a, b, c]: Tin[] = [
        { shape: 'round', diameter: one },
        { shape: 'square', width: other },
        { shape: 'muffin', count: third },
      ];
      if (!a || !b || !c) return;
      expect(tinFactor(a, b) * tinFactor(b, a)).toBeCloseTo(1, 9);
      expect(tinFactor(a, b) * tinFactor(b, c)).toBeCloseTo(tinFactor(a, c), 9);
    }),
  );
});

test.each<[string, Tin]>([
  ['a side is missing', { shape: 'sheet', width: 20 }],
  ['a side is 0', { shape: 'round', diameter: 0 }],
  ['a side is no number', { shape: 'round', diameter: Number.NaN }],
  ['a height is below 0', { shape: 'round', diameter: 20, height: -1 }],
  ['the hole is as wide as the ring', { shape: 'ring', diameter: 20, hole: 20 }],
  ['a ring has no hole', { shape: 'ring', diameter: 20 }],
])('refuses a tin where %s', (_why, tin) => {
  expect(() => tinFactor(tin, { shape: 'round', diameter: 20, height: 5 })).toThrow(RangeError);
});
