import { expect, it } from 'vitest';
import { alignLines } from './align-lines.ts';

const READ = ['[Cake]', '12 tsp salt', '2 eggs', '200 g flour'];

it.each([
  ['left as they are', READ, [0, 1, 2, 3]],
  ['corrected', ['[Cake]', '1/2 tsp salt', '2 eggs', '200 g flour'], [0, 1, 2, 3]],
  ['with one added', ['[Cake]', '12 tsp salt', '1 lemon', '2 eggs', '200 g flour'], [0, 1, undefined, 2, 3]],
  ['with one removed', ['12 tsp salt', '200 g flour'], [1, 3]],
  ['with one removed and one corrected', ['12 tsp salt', '3 eggs', '200 g flour'], [1, 2, 3]],
  ['all new', ['a', 'b', 'c', 'd', 'e'], [0, 1, 2, 3, undefined]],
])('finds lines %s', (_, now, places) => {
  expect(alignLines(READ, now)).toEqual(places);
});
