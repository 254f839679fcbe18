import superjson from 'superjson';
import { expect, it } from 'vitest';
import { readAnswer } from './read-answer.ts';

const AT = new Date('2026-03-01T10:00:00.000Z');
const TWICE = { at: AT };

it.each([
  ['plain data', { title: 'Pie', tags: ['a', 'b'], servings: null, isShared: false }],
  ['nothing', undefined],
  ['a date alone', AT],
  ['dates and undefined in lists', { items: [{ at: AT, by: undefined }, { at: null }], next: undefined }],
  ['names with dots and backslashes', { 'a.b': { 'c\\d': AT, 'e\\.f': [undefined, AT] } }],
  ['the same thing twice', { first: TWICE, second: TWICE, list: [TWICE] }],
])('reads what superjson wrote of %s', (_, answer) => {
  const sent: unknown = JSON.parse(JSON.stringify(superjson.serialize(answer)));
  expect(readAnswer(sent as never)).toEqual(answer);
});

it('refuses what no answer may hold', () => {
  const sent = superjson.serialize({ names: new Set(['a']) });
  expect(() => readAnswer(sent as never)).toThrow('set');
});
