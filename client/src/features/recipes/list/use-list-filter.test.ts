import { LABEL_FILTERS } from '@larder/shared/recipe/fields';
import { recipeFilter } from '@larder/shared/recipe/filter';
import { COOKED_FILTERS, DIFFICULTIES } from '@larder/shared/recipe/messages';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { activeFilters, filterOf, hasMoreThan, paramsOf, type ListFilter } from './use-list-filter.ts';

const NONE = filterOf(new URLSearchParams());

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
    expect(activeFilters({ ...NONE, [name]: ['winter'] })).toEqual({ [name]: ['winter'] });
});

it('knows whether more is filtered by than some filters', () => {
  expect(hasMoreThan(NONE, [])).toBe(false);
  expect(hasMoreThan({ ...NONE, search: 'soup' }, [])).toBe(true);
  expect(hasMoreThan({ ...NONE, search: 'soup' }, ['search'])).toBe(false);
  expect(hasMoreThan({ ...NONE, search: 'soup', difficulty: 'hard' }, ['search'])).toBe(true);
});

const word = fc.stringMatching(/^[a-zß& =]{1,9}[a-z]$/).map((text) => text.trim());
const labels = fc.uniqueArray(word, { maxLength: 3 });
const filters = fc.record<ListFilter>({
  ...{ search: fc.oneof(fc.constant(''), word), site: fc.oneof(fc.constant(''), word) },
  ...{ photoOnly: fc.boolean(), favoritesOnly: fc.boolean() },
  ...{ tag: labels, cuisine: labels, withoutTag: labels, have: labels },
  difficulty: fc.constantFrom('', ...DIFFICULTIES),
  cooked: fc.constantFrom('', ...COOKED_FILTERS),
  ...{ maxMinutes: fc.nat(200), minRating: fc.nat(5) },
});

it('stands in the address whole, beside what else is there, and is what the server takes', () => {
  fc.assert(
    fc.property(filters, (filter) => {
      const params = paramsOf(new URLSearchParams('other=1&q=before'), filter);
      expect(filterOf(new URLSearchParams(params.toString()))).toEqual(filter);
      expect(params.get('other')).toBe('1');
      expect(recipeFilter.parse(activeFilters(filter))).toEqual(activeFilters(filter));
    }),
  );
});

it('takes from an address only what can be a filter', () => {
  const params = 'minutes=-3&stars=9&cooked=never2&difficulty=odd&tag=&tag=%20a%20&tag=a';
  expect(filterOf(new URLSearchParams(params))).toEqual({ ...NONE, tag: ['a'] });
});
