import { LABEL_FILTERS } from '@larder/shared/recipe/fields';
import { expect, it } from 'vitest';
import { activeFilters, hasMoreThan, type ListFilter } from './use-list-filter.ts';

const NONE = {
  search: '',
  photoOnly: false,
  difficulty: '',
  ...Object.fromEntries(LABEL_FILTERS.map((name) => [name, ''])),
} as ListFilter;

it('asks the server for nothing that is not filtered by', () => {
  expect(activeFilters(NONE)).toEqual({});
  expect(activeFilters({ ...NONE, search: 'soup' })).toEqual({ search: 'soup' });
  expect(activeFilters({ ...NONE, photoOnly: true, difficulty: 'easy' })).toEqual({
    photoOnly: true,
    difficulty: 'easy',
  });
});

it('asks for each label that is chosen', () => {
  for (const name of LABEL_FILTERS)
    expect(activeFilters({ ...NONE, [name]: 'winter' })).toEqual({ [name]: 'winter' });
});

it('knows whether more is filtered by than some filters', () => {
  expect(hasMoreThan(NONE, [])).toBe(false);
  expect(hasMoreThan({ ...NONE, search: 'soup' }, [])).toBe(true);
  expect(hasMoreThan({ ...NONE, search: 'soup' }, ['search'])).toBe(false);
  expect(hasMoreThan({ ...NONE, search: 'soup', difficulty: 'hard' }, ['search'])).toBe(true);
});
