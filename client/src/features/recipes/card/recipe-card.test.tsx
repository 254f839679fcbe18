import { describe, expect, it } from 'vitest';
import { textOf } from '../../../testing/html-of.tsx';
import { aRecipe } from '../../../testing/recipes.ts';
import { RecipeCard, RecipeRow } from './recipe-card.tsx';

describe.each([
  ['a card', RecipeCard],
  ['a row', RecipeRow],
])('%s of a list that asks by what one has', (_, Item) => {
  it.each([
    [['eggs', 'spinach'], '2 missing: eggs, spinach'],
    [['eggs', 'spinach', 'flour', 'salt'], '4 missing: eggs, spinach, flour …'],
    [[], 'You have everything'],
  ])('says what is missing: %j', (missing, said) => {
    expect(textOf(<Item recipe={aRecipe('a', { missing })} />)).toContain(said);
  });

  it('says nothing of it in any other list', () => {
    expect(textOf(<Item recipe={aRecipe('a')} />)).not.toMatch(/missing|everything/);
  });
});
