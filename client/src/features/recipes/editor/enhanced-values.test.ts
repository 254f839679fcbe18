import type { ImportDraft } from '@larder/shared/import/schema';
import type { RecipeDto } from '@larder/shared/recipe/schema';
import { expect, it } from 'vitest';
import { enhancedValues, isAsRead } from './enhanced-values.ts';

const DRAFT: ImportDraft = {
  nutrition: null,
  title: 'Soup',
  description: '',
  image: null,
  cuisine: [],
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

const SAVED: RecipeDto = {
  nutrition: null,
  id: 'r',
  userId: 'u',
  title: 'Soup',
  description: 'Hers.',
  image: null,
  source: 'photo',
  sourceUrl: null,
  socialMediaUrl: null,
  cuisine: [],
  tags: [],
  prepTime: null,
  cookTime: 25,
  servings: 4,
  difficulty: 'medium',
  difficultyStated: false,
  isFavorite: false,
  rating: null,
  isShared: false,
  sharedWith: [],
  photoCount: 0,
  dateAdded: new Date(0),
  ingredients: [],
  instructions: ['Boil.'],
  cookingNotes: '',
  photos: [],
  gallery: [],
  lastCookedOn: null,
  enhancedFields: ['title', 'instructions', 'image'],
  version: 1,
  dateModified: new Date(0),
};

it('knows of a saved recipe what was read before, and what its page says now', () => {
  expect(enhancedValues(undefined, SAVED)).toEqual({ title: 'Soup', instructions: ['Boil.'], image: null });
  expect(enhancedValues({ ...DRAFT, title: 'Thick soup' }, SAVED)).toMatchObject({
    title: 'Thick soup',
    cookTime: '20',
    instructions: ['Boil.'],
  });
  expect(isAsRead(enhancedValues(undefined, SAVED), 'image', null)).toBe(false);
});

it('no longer counts a field that somebody changed', () => {
  const read = enhancedValues(DRAFT);
  expect(isAsRead(read, 'ingredients', ['1 onion'])).toBe(true);
  expect(isAsRead(read, 'ingredients', ['2 onions'])).toBe(false);
  expect(isAsRead(read, 'description', '')).toBe(false);
});
