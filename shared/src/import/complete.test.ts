import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyDraft } from '../recipe/empty.ts';
import { filledFields } from '../recipe/enhanced-fields.ts';
import { ENHANCED_FIELDS, type EnhancedField } from '../recipe/fields.ts';
import { fieldsToCheck, isComplete, itemCount } from './complete.ts';
import type { ImportDraft } from './schema.ts';

const SOUP: ImportDraft = {
  ...emptyDraft(),
  sourceUrl: null,
  storedImage: null,
  title: 'Lentil soup',
  ingredients: ['[Soup]', '200 g lentils'],
  instructions: ['Boil them.'],
};
const unsure = { source: 'page', sure: false } as const;

describe('a draft is complete', () => {
  it('where title, ingredients and steps are there and nothing is marked', () => {
    expect(isComplete(SOUP)).toBe(true);
    expect(isComplete({ ...SOUP, evidence: { title: { source: 'page', sure: true } } })).toBe(true);
  });

  it.each([
    ['a title', { title: ' ' }],
    ['ingredients', { ingredients: [] }],
    ['ingredients but headings', { ingredients: ['[Soup]', ' '] }],
    ['steps', { instructions: [] }],
  ])('and not without %s', (_, missing) => {
    expect(isComplete({ ...SOUP, ...missing })).toBe(false);
  });

  it('and not where a field that was read, or a line of a photo, is marked', () => {
    expect(isComplete({ ...SOUP, evidence: { ingredients: unsure } })).toBe(false);
    const place = { field: 'ingredients', index: 1, photoId: 'p', box: null } as const;
    expect(isComplete({ ...SOUP, places: [place] })).toBe(true);
    expect(isComplete({ ...SOUP, places: [{ ...place, reason: 'quantity' }] })).toBe(false);
  });

  it('and a mark on what was not read asks for nothing', () => {
    expect(isComplete({ ...SOUP, evidence: { cuisine: unsure } })).toBe(true);
  });

  it('exactly where its form has nothing to check', () => {
    const field = fc.constantFrom(...ENHANCED_FIELDS);
    fc.assert(
      fc.property(fc.array(field), fc.string(), fc.array(fc.string()), (marked, title, ingredients) => {
        const draft = {
          ...SOUP,
          title,
          ingredients,
          evidence: Object.fromEntries(marked.map((name) => [name, unsure])),
        };
        const filled = filledFields(draft);
        const isMarked = (name: EnhancedField) => marked.includes(name) && filled.includes(name);
        expect(isComplete(draft)).toBe(fieldsToCheck(draft, isMarked).length === 0);
      }),
    );
  });
});

it('counts the lines of a list that are neither empty nor headings', () => {
  expect(itemCount(['[Soup]', '200 g lentils', '', '1 onion'])).toBe(2);
});
