import { expect, it } from 'vitest';
import { otherReadings } from './other-readings.ts';

it.each([
  ['12 tsp salt', ['1/2 tsp salt']],
  ['1/2 tsp salt', ['1 1/2 tsp salt']],
  ['%4 cup milk', ['1/4 cup milk', '3/4 cup milk']],
  ['2 eggs', []],
  ['120 g flour', []],
  ['salt', []],
])('offers of %s what it may have been', (line, others) => {
  expect(otherReadings(line).map((other) => other.line)).toEqual(others);
});
