import { expect, it } from 'vitest';
import { enhancedValues } from './enhanced-values.ts';
import { handedOver } from './handed-over.ts';
import { EMPTY_RECIPE } from './recipe-form-values.ts';

const PHOTO = { id: 'a', width: 800, height: 600, widths: [400], thumbhash: '' };

it('is an empty form of a recipe written by hand when nothing is handed over', () => {
  expect(handedOver({})).toEqual({ values: EMPTY_RECIPE, source: 'manual', draft: undefined });
});

it('fills the form with what was typed, and with what was read where nothing was typed', () => {
  const { values, draft } = handedOver({
    formData: {
      title: 'My soup',
      prepTime: 5,
      cookingNotes: 'More salt.',
      sourceUrl: 'https://example.org/soup',
      socialMediaUrl: 'https://www.instagram.com/p/abc/',
    },
    extractedData: { title: 'Soup', ingredients: ['1 onion'], servings: 4, difficulty: 'hard' },
    photos: [PHOTO],
  });
  expect(values).toEqual({
    ...EMPTY_RECIPE,
    title: 'My soup',
    prepTime: '5',
    cookingNotes: 'More salt.',
    sourceUrl: 'https://example.org/soup',
    socialMediaUrl: 'https://www.instagram.com/p/abc/',
    ingredients: ['1 onion'],
    servings: '4',
    difficulty: 'hard',
    difficultyStated: true,
    photos: [PHOTO],
  });
  expect(enhancedValues(draft)).toEqual({
    title: 'Soup',
    ingredients: ['1 onion'],
    servings: '4',
    difficulty: 'hard',
  });
});

it.each([
  [{ source: 'manual' }, 'manual'],
  [{ source: 'photo' }, 'photo'],
  [{ source: 'url' }, 'url'],
  [{ source: 'social' }, 'url'],
  [{ fromUrlImport: true }, 'url'],
  [{ platform: 'tiktok' }, 'url'],
] as const)('stores the recipe of %j with the source %s', (state, source) => {
  expect(handedOver(state).source).toBe(source);
});

it('knows the platform that a post was read from', () => {
  const { draft } = handedOver({ extractedData: { title: 'Soup' }, platform: 'youtube' });
  expect(draft).toMatchObject({ title: 'Soup', platform: 'youtube' });
});
