import { describe, expect, it } from 'vitest';
import { extractPage } from './extract-page.ts';

const INGREDIENTS = ['500 g potatoes', '2 onions', '1 l vegetable stock', '100 ml cream'];
const STEPS = [
  'Peel the potatoes, dice them and fry them with the onions for 5 minutes.',
  'Pour in the stock and simmer for 20 minutes.',
  'Blend the soup and stir in the cream.',
];
const MISSING = [
  'Toast the bread cubes in 2 tbsp butter until they are golden on all sides.',
  'Fry 150 g bacon until crisp, drain it and crumble it over the bread cubes.',
];

/** A page whose data hold the steps alone, whatever it shows. */
function read(shown: readonly string[]) {
  const data = {
    '@type': 'Recipe',
    name: 'Potato soup',
    recipeIngredient: INGREDIENTS,
    recipeInstructions: STEPS.map((text) => ({ '@type': 'HowToStep', text })),
  };
  const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  const reading = extractPage(
    `<body><h1>Potato soup</h1><script type="application/ld+json">${JSON.stringify(data)}</script>
    <h2>Ingredients</h2>${list(INGREDIENTS)}<h2>Method</h2>${list(shown)}</body>`,
    'https://kitchen.example/soup',
  );
  if (!reading.ok) throw new Error(`refused: ${reading.refusal}`);
  return reading;
}

describe('what a page says of cooking and its draft does not', () => {
  it('marks the list that it is missing in, and is offered', () => {
    const { evidence, leftOut } = read([STEPS[0]!, ...MISSING, ...STEPS.slice(1)]);
    expect(evidence.instructions).toEqual({ source: 'structured', sure: false, reason: 'partNotUsed' });
    expect(leftOut).toEqual(MISSING);
  });

  it('is nothing where the draft has all of it', () => {
    const { evidence, leftOut } = read(STEPS);
    expect(evidence.instructions?.sure).toBe(true);
    expect(leftOut).toBeUndefined();
  });
});
