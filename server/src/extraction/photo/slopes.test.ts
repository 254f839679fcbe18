import { expect, it } from 'vitest';
import { slopes } from './slopes.ts';

const line = (cy: number, angle: number, width = 300) => ({ cx: 500, cy, width, height: 30, angle });

it('follows rows that do not run in parallel', () => {
  const { page, row } = slopes([0, 1, 2, 3, 4, 5, 6, 7, 8].map((place) => line(place * 100, place / 400)));
  expect(page).toBeCloseTo(0.01);
  expect(row(0)).toBeCloseTo(0);
  expect(row(800)).toBeCloseTo(0.02);
});

it('takes one slope for all rows where there are few, and heeds no word and no line that is askew', () => {
  const few = [line(0, 0), line(100, 0.01), line(200, 0.02), line(300, 1, 40)];
  expect(slopes(few).row(0)).toBe(0.01);
  const many = [...Array.from({ length: 9 }, (_, place) => line(place * 100, 0)), line(900, 0.4)];
  expect(slopes(many).row(900)).toBeCloseTo(0);
});
