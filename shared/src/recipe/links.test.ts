import { expect, it } from 'vitest';
import { linksFrom, linksOfEdited } from './links.ts';

const sauce = { id: 'sauce', title: 'Sauce', servings: 4 };
const kept = [
  { line: '300 g sauce', linkedId: 'sauce', yields: '600 g' },
  { line: '1 dough', linkedId: 'dough', yields: '' },
];

it('names the links of edited lines, also to recipes that are not in the copy', () => {
  const shown = linksFrom(kept, ['300 g sauce', '1 dough'], (id) => (id === 'sauce' ? sauce : undefined));
  const edited = new Map([
    ['300 g sauce', '400 g sauce'],
    ['1 dough', '2 doughs'],
    ['1 egg', '2 eggs'],
  ]);
  expect(linksOfEdited(shown, kept, edited)).toEqual([
    { line: '300 g sauce', edited: '400 g sauce', linkedId: 'sauce', title: 'Sauce', yields: '600 g' },
    { line: '1 dough', edited: '2 doughs', linkedId: 'dough', yields: '' },
  ]);
  expect(linksOfEdited(shown, [], edited)).toHaveLength(1);
  expect(linksOfEdited(shown, kept, new Map())).toEqual([]);
});
