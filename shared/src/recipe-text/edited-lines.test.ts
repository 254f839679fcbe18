import { expect, test } from 'vitest';
import { editedLines } from './edited-lines.ts';

const before = ['1 dough', '300 g tomato sauce', '200 g cheese'];

test.each([
  [
    'an amount',
    ['1 dough', '400 g tomato sauce', '200 g cheese'],
    [['300 g tomato sauce', '400 g tomato sauce']],
  ],
  ['nothing', before, []],
  ['the order', ['300 g tomato sauce', '1 dough', '200 g cheese'], []],
  ['a line less', ['1 dough', '200 g cheese'], []],
  [
    'two lines, and one less',
    ['350 g tomato sauce', '2 doughs'],
    [
      ['1 dough', '2 doughs'],
      ['300 g tomato sauce', '350 g tomato sauce'],
    ],
  ],
  [
    'all of its words',
    ['1 dough', '1 jar passata', '200 g cheese'],
    [['300 g tomato sauce', '1 jar passata']],
  ],
])('with %s changed, each line that is gone has become the one in its place', (_, after, edited) => {
  expect([...editedLines(before, after)].toSorted()).toEqual(edited.toSorted());
});
