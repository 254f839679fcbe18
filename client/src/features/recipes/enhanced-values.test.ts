import type { ImportDraft } from '@larder/shared/import';
import { expect, it } from 'vitest';
import { enhancedValues, isAsRead } from './enhanced-values.ts';

const DRAFT: ImportDraft = {
  title: 'Soup',
  description: '',
  image: null,
  storedImage: null,
  sourceUrl: 'https://example.org/soup',
  ingredients: ['1 onion'],
  instructions: [],
  prepTime: null,
  cookTime: 20,
  servings: 4,
  difficulty: 'medium',
  tags: ['URL Import'],
};

it('knows which fields an extraction filled', () => {
  expect(enhancedValues(DRAFT)).toEqual({
    title: 'Soup',
    cookTime: '20',
    servings: '4',
    tags: ['URL Import'],
    ingredients: ['1 onion'],
  });
});

it('takes medium for a reading only where the source says so', () => {
  const stated = { ...DRAFT, evidence: { difficulty: { source: 'page' as const, sure: true } } };
  expect(enhancedValues(stated)).toHaveProperty('difficulty', 'medium');
  expect(enhancedValues({ ...DRAFT, difficulty: 'hard' })).toHaveProperty('difficulty', 'hard');
});

it('no longer counts a field that somebody changed', () => {
  const read = enhancedValues(DRAFT);
  expect(isAsRead(read, 'ingredients', ['1 onion'])).toBe(true);
  expect(isAsRead(read, 'ingredients', ['2 onions'])).toBe(false);
  expect(isAsRead(read, 'description', '')).toBe(false);
});
