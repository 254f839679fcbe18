import { expect, it } from 'vitest';
import { activeSection } from './active-section.ts';

it.each([
  ['/', 'home'],
  ['/recipe/5f0c', 'home'],
  ['/recipe/add/url', 'home'],
  ['/collections', 'collections'],
  ['/collection/5f0c', 'collections'],
  ['/shopping', 'shopping'],
  ['/shopping/5f0c', 'shopping'],
  ['/profile', null],
  ['/imports', null],
])('%s belongs to %s everywhere', (path, section) => {
  expect(activeSection(path, false)).toBe(section);
  expect(activeSection(path, true)).toBe(section);
});

it('counts the favorites as collections on phones only', () => {
  expect(activeSection('/favorites', true)).toBe('collections');
  expect(activeSection('/favorites', false)).toBeNull();
});
