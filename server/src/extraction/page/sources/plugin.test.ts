import { describe, expect, it } from 'vitest';
import { extractPage } from '../extract-page.ts';

const PREFIXES = ['wprm-recipe', 'tasty-recipes', 'mv-create'] as const;

/** A card as a plugin draws it; its own name for the parts differs by plugin. */
function card(prefix: string, title = 'Lentil soup', first = '200 g lentils'): string {
  const time = prefix === 'mv-create' ? 'time-prep' : 'prep-time-container';
  return `<div class="${prefix}-card"><h2 class="${prefix}-${prefix === 'mv-create' ? 'title' : 'name'}">${title}</h2>
    <div class="${prefix}-${time}">Prep: <span>1</span> <span>hour</span> <span>10</span> <span>minutes</span></div>
    <div class="${prefix}-servings">6 bowls</div>
    <div class="${prefix}-ingredients"><h3>Ingredients for the pot</h3><ul><li><span>${first}</span></li>
      <li><span>1</span> <span>l</span> <span>stock</span></li></ul>
      <h4>Topping</h4><ul><li>2 tbsp parsley</li></ul></div>
    <div class="${prefix}-instructions"><h3>Instructions</h3><ol><li>Simmer the lentils in the stock.</li><li>Strew the parsley over it.</li></ol></div>
    </div>`;
}

const read = (body: string) =>
  extractPage(
    `<html><body><h1>A soup for cold days, and how I came to it</h1>${body}</body></html>`,
    'https://kitchen.example/',
  );

describe('extractPage with the card of a recipe plugin', () => {
  it.each(PREFIXES)('reads every part of a %s card, and says where it comes from', (prefix) => {
    const reading = read(card(prefix));
    expect(reading.ok && reading.draft).toMatchObject({
      title: 'Lentil soup',
      ingredients: ['200 g lentils', '1 l stock', '[Topping]', '2 tbsp parsley'],
      instructions: ['Simmer the lentils in the stock.', 'Strew the parsley over it.'],
      prepTime: 70,
      servings: 6,
    });
    const plugin = { source: 'plugin' };
    expect(reading.ok && reading.evidence).toMatchObject({
      title: plugin,
      ingredients: plugin,
      instructions: plugin,
      prepTime: plugin,
    });
  });

  it('reads a time whose unit stands beside its number', () => {
    const part = `<div><span class="wprm-recipe-prep_time">1</span> <span>hour</span></div>`;
    const reading = read(
      card('wprm-recipe').replace(/<div class="wprm-recipe-prep-time-container">.*?<\/div>/, part),
    );
    expect(reading.ok && reading.draft.prepTime).toBe(60);
  });

  it('reads the whole method, not the part of it that stands above the card', () => {
    const excerpt = '<ul class="wprm-recipe-instructions"><li>Strew the parsley over it.</li></ul>';
    const reading = read(`${excerpt}${card('wprm-recipe')}`);
    expect(reading.ok && reading.draft.instructions).toHaveLength(2);
  });

  it('tells two cards apart', () => {
    const reading = read(card('wprm-recipe') + card('wprm-recipe', 'Bread', '500 g flour'));
    expect(reading.ok && reading.recipes.map(({ title }) => title)).toEqual(['Lentil soup', 'Bread']);
  });

  it('believes data written for machines first', () => {
    const data = {
      '@type': 'Recipe',
      name: 'Soup of lentils',
      recipeIngredient: ['200 g lentils', '1 l stock', '2 tbsp parsley'],
    };
    const reading = read(
      `<script type="application/ld+json">${JSON.stringify(data)}</script>${card('tasty-recipes')}`,
    );
    expect(reading.ok && reading.draft.title).toBe('Soup of lentils');
    expect(reading.ok && reading.evidence).toMatchObject({
      title: { source: 'structured' },
      ingredients: { source: 'structured' },
      instructions: { source: 'plugin' },
    });
  });
});
