import { expect, it } from 'vitest';
import { nextDoubtful, type FormLine } from './next-doubtful.ts';

const line = (field: FormLine['field'], index: number): FormLine => ({ field, index });
const DOUBTFUL = [line('ingredients', 0), line('ingredients', 3), line('instructions', 1)];

it.each([
  ['the first one before anything is touched', undefined, DOUBTFUL[0]],
  ['the first one after the title', { field: 'title' as const, index: 0 }, DOUBTFUL[0]],
  ['the one below the one that is touched', line('ingredients', 0), DOUBTFUL[1]],
  ['the one below any other line', line('ingredients', 2), DOUBTFUL[1]],
  ['one of the other list', line('ingredients', 7), DOUBTFUL[2]],
  ['the first one again after the last', line('instructions', 1), DOUBTFUL[0]],
])('shows %s', (_, after, next) => {
  expect(nextDoubtful(DOUBTFUL, after)).toEqual(next);
});

it('shows none where there is none', () => {
  expect(nextDoubtful([], line('ingredients', 0))).toBeUndefined();
});
