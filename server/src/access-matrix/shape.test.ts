import { describe, expect, it } from 'vitest';
import { shapeOf, surprises } from './shape.ts';

const changes = (before: unknown, now: unknown) => surprises(shapeOf(before), shapeOf(now));
const recipe = { id: 'a', title: 'Soup', servings: 4, at: new Date(), tags: ['x'], image: null };

describe('what surprises a program that knew an older answer', () => {
  it.each([
    ['nothing new', recipe, recipe, []],
    ['a new field', recipe, { ...recipe, rating: 5 }, []],
    ['what was null', recipe, { ...recipe, image: { id: 'b' } }, []],
    ['what is null now', recipe, { ...recipe, servings: null }, []],
    ['an empty list', [recipe], [], []],
    ['a field that is gone', { ...recipe, extra: 1 }, recipe, ['answer.extra is gone']],
    ['a number as a text', recipe, { ...recipe, servings: '4' }, ['answer.servings is string, was number']],
    ['a time as a text', recipe, { ...recipe, at: '2026' }, ['answer.at is string, was date']],
    [
      'something else in a list',
      [recipe],
      [{ ...recipe, tags: [1] }],
      ['answer[].tags[] is number, was string'],
    ],
    ['a list in place of an object', { a: recipe }, { a: [recipe] }, ['answer.a is list, was object']],
  ])('%s', (_, before, now, expected) => {
    expect(changes(before, now)).toEqual(expected);
  });
});
