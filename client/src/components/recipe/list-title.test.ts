import { expect, it } from 'vitest';
import { countLine, countWithout, foundLine, listTitle } from './list-title.ts';

it('names the list by what is shown', () => {
  expect(listTitle('', false)).toBe('All Recipes');
  expect(listTitle('', true)).toBe('Photo-Based Recipes');
  expect(listTitle('leek', false)).toBe('Search results for “leek”');
  expect(listTitle('leek', true)).toBe('Photo recipes for “leek”');
});

it('counts down as recipes leave, and never below 0', () => {
  expect(countWithout(2, 1)).toBe(1);
  expect(countWithout(1, 1)).toBe(0);
  expect(countWithout(0, 1)).toBe(0);
});

it('counts with the active filter and query', () => {
  expect(countLine(1, 'dal', false)).toBe('1 recipe found for “dal”');
  expect(countLine(10000, 'leek', true)).toBe('10,000 recipes found with photos for “leek”');
  expect(countLine(2, 'leek', false, { tag: 'Soup', difficulty: 'easy' })).toBe(
    '2 easy recipes found tagged “Soup” for “leek”',
  );
  expect(countLine(2, '', false, { cuisine: 'Polish', tag: 'Soup' })).toBe(
    '2 recipes found of the “Polish” cuisine tagged “Soup”',
  );
});

it('says only how many there are where nothing was asked for', () => {
  expect(countLine(1, '', false)).toBe('1 recipe');
  expect(countLine(2, '', false, { tag: '', difficulty: undefined })).toBe('2 recipes');
});

it('says with which words a search found something, where it found nothing as it was written', () => {
  expect(foundLine({ total: 2, showingResultsFor: 'chicken' }, 'chiken', false)).toBe(
    'Showing results for “chicken” · 2 recipes',
  );
  expect(foundLine({ total: 2, showingResultsFor: null }, 'leek', false)).toBe('2 recipes found for “leek”');
});
