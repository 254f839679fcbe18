import type { RecipeContent } from '@larder/shared/recipe/schema';
import { expect, it } from 'vitest';
import { contentChanges } from './content-changes.ts';

const soup: RecipeContent = {
  nutrition: null,
  title: 'Soup',
  description: '',
  image: null,
  sourceUrl: null,
  socialMediaUrl: null,
  cuisine: ['French'],
  tags: ['winter'],
  ingredients: ['2 leeks', 'salt'],
  instructions: ['Boil.'],
  prepTime: 5,
  cookTime: null,
  servings: 4,
  difficulty: 'easy',
  difficultyStated: true,
  cookingNotes: 'Hot.',
};

it('tells, field by field, what has to change to have an earlier version back', () => {
  const image = { id: 'a', width: 8, height: 6, widths: [8], thumbhash: '' };
  const then: RecipeContent = {
    ...soup,
    image,
    ingredients: ['3 leeks', 'salt'],
    prepTime: null,
    cookTime: 0,
  };
  expect(contentChanges(soup, then)).toEqual([
    { field: 'imageId', changes: [expect.objectContaining({ kind: 'added' }), { kind: 'added', text: 'a' }] },
    { field: 'prepTime', changes: [{ kind: 'removed', text: '5 min' }] },
    { field: 'cookTime', changes: [{ kind: 'added', text: '0 min' }] },
    {
      field: 'ingredients',
      changes: [
        { kind: 'removed', text: '2 leeks' },
        { kind: 'added', text: '3 leeks' },
      ],
    },
  ]);
  expect(contentChanges(soup, { ...soup })).toEqual([]);
});
