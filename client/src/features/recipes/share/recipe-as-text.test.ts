import { expect, it } from 'vitest';
import { recipeAsText } from './recipe-as-text.ts';

const PIE = {
  title: 'Pie',
  servings: 4,
  ingredients: ['6 apples', '[Crumble]', '100 g butter'],
  instructions: ['Peel.', '[Crumble]', 'Rub.'],
  sourceUrl: 'https://example.org/pie',
};

it('is the recipe with its headings, numbered steps and source', () => {
  expect(recipeAsText(PIE, { factor: 1 })).toBe(
    `Pie
4 servings

Ingredients
- 6 apples

Crumble
- 100 g butter

Instructions
1. Peel.

Crumble
2. Rub.

https://example.org/pie`,
  );
});

it('says for what it was scaled, and nothing of what there is not', () => {
  const plain = { ...PIE, ingredients: [], instructions: [], sourceUrl: null };
  expect(recipeAsText(plain, { factor: 1.5, reason: '9 apples' })).toBe(
    'Pie\n6 servings for 9 apples (×\u00a01.5)',
  );
});
