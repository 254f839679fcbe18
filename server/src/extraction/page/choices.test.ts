import { describe, expect, it } from 'vitest';
import { extractPage } from './extract-page.ts';

const URL_OF_PAGE = 'https://kitchen.example/';
const jsonLd = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;
const recipe = (name: string, ingredient: string) => ({
  '@type': 'Recipe',
  name,
  recipeIngredient: [ingredient, '1 tsp salt'],
  recipeInstructions: ['Cook it slowly.'],
});

describe('extractPage of a page with several recipes', () => {
  const html = `<h1>Pancakes</h1>${jsonLd([recipe('Compote', '2 pears'), recipe('Pancakes', '3 eggs')])}`;

  it('names them and reads the one the page is about', () => {
    expect(extractPage(html, URL_OF_PAGE)).toMatchObject({
      ok: true,
      draft: { title: 'Pancakes' },
      recipes: [
        { title: 'Compote', url: null },
        { title: 'Pancakes', url: null },
      ],
      chosen: 1,
    });
  });

  it('reads the one that was chosen', () => {
    expect(extractPage(html, URL_OF_PAGE, { choice: 0 })).toMatchObject({
      ok: true,
      draft: { title: 'Compote', ingredients: ['2 pears', '1 tsp salt'] },
      chosen: 0,
    });
  });

  it('never mixes two recipes, nor gives one the servings and times of the other', () => {
    const both = [
      {
        '@type': 'Recipe',
        name: 'Soup',
        recipeIngredient: ['tomatoes', 'onions', 'stock'],
        recipeInstructions: ['Simmer it all.'],
      },
      {
        '@type': 'Recipe',
        name: 'Bread',
        recipeIngredient: ['baguette', 'butter', 'garlic'],
        recipeInstructions: ['Spread and bake.'],
      },
    ];
    const shown = (name: string, facts: string, lines: string[], step: string) =>
      `<h2>${name}</h2>${facts}<h3>Ingredients</h3><ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul><h3>Method</h3><ol><li>${step}</li></ol>`;
    const page = `<h1>Lunch</h1>${jsonLd(both)}
      ${shown('Soup', '<p>Serves 6</p><p>Prep time: 15 min</p>', ['1 kg tomatoes', '2 onions', '1 l stock'], 'Simmer it all.')}
      ${shown('Bread', '', ['1 baguette', '100 g butter', '3 cloves of garlic'], 'Spread and bake.')}`;
    for (const choice of [undefined, 0, 1]) {
      const reading = extractPage(page, URL_OF_PAGE, { choice });
      if (!reading.ok) throw new Error(reading.refusal);
      const { title, ingredients, servings, prepTime } = reading.draft;
      const words = ingredients.join(' ');
      expect(words.includes('baguette')).toBe(title === 'Bread');
      expect(words.includes('tomatoes')).toBe(title === 'Soup');
      expect({ servings, prepTime }).toEqual({ servings: null, prepTime: null });
    }
  });

  it('takes one recipe that two tools describe for one', () => {
    const twice = jsonLd([recipe('Pancakes', '3 eggs'), recipe('Pancakes', '3 eggs')]);
    expect(extractPage(twice, URL_OF_PAGE)).toMatchObject({ ok: true, recipes: [] });
  });
});

it('names the pages that a list of recipes leads to', () => {
  const items = ['Soup', 'Stew', 'Pie'].map((name, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: `/${name}`,
  }));
  expect(extractPage(jsonLd({ '@type': 'ItemList', itemListElement: items }), URL_OF_PAGE)).toEqual({
    ok: false,
    refusal: 'noRecipeData',
    recipes: ['Soup', 'Stew', 'Pie'].map((title) => ({ title, url: `${URL_OF_PAGE}${title}` })),
  });
});
