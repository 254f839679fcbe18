import { describe, expect, it } from 'vitest';
import { recipeFromJsonLd } from './json-ld-recipe.ts';
import { ingredientLines, instructionLines } from './json-lines.ts';

const STEPS = ['Boil the lentils in water.', 'Strain them into a bowl.'];
const step = (name: string, index: number) => ({ '@type': 'HowToStep', name, text: STEPS[index] ?? '' });

describe('instructionLines', () => {
  it.each(['Lentil soup step N', 'Step N of 2', 'step N', 'N.', 'Schritt N'])(
    'drops a name that only counts: %s',
    (name) => {
      expect(instructionLines(STEPS.map((_, at) => step(name.replace('N', String(at + 1)), at)))).toEqual(
        STEPS,
      );
    },
  );

  it('makes a header of a name that says more', () => {
    expect(instructionLines([step('Cook', 0), step('Finish:', 1)])).toEqual([
      '[Cook]',
      STEPS[0],
      '[Finish]',
      STEPS[1],
    ]);
  });

  it('joins the parts of a line in a rich text', () => {
    const span = (text: string) => ({ _type: 'span', text, marks: [] });
    const block = (...texts: string[]) => ({ _type: 'block', children: texts.map(span) });
    expect(
      instructionLines([block('Boil the ', 'lentils', ' in water.'), block('Strain them into a bowl.')]),
    ).toEqual(STEPS);
  });
});

describe('ingredientLines', () => {
  it('reads amounts that stand in objects', () => {
    const amount = { '@type': 'QuantitativeValue', value: 200, unitText: 'g' };
    expect(ingredientLines([{ name: 'lentils', amount }, { name: 'salt' }])).toEqual([
      '200 g lentils',
      'salt',
    ]);
  });

  it.each(['quantityText', 'amountPerYield', 'zutatMenge', 'ingredient_quantity', 'ilosc', 'displayAmount'])(
    'knows an amount under the key %s',
    (key) => {
      expect(ingredientLines([{ [key]: '200', unit: 'g', name: 'lentils' }])).toEqual(['200 g lentils']);
    },
  );

  it('takes neither the id nor the kind of an amount for it', () => {
    expect(ingredientLines([{ amountId: 71, quantityType: 2, name: 'lentils' }])).toEqual(['lentils']);
  });

  it('writes the amount last where words are not spaced', () => {
    const items = [
      { name: '玉ねぎ', quantity: '1/4個' },
      { name: '牛乳', quantity: '200cc' },
    ];
    expect(ingredientLines(items)).toEqual(['玉ねぎ 1/4個', '牛乳 200cc']);
  });
});

it('reads keys in whatever case they are written', () => {
  const list = {
    '@type': 'ItemList',
    ItemListElement: STEPS.map((text) => ({ '@type': 'HowToStep', Text: text })),
  };
  expect(
    recipeFromJsonLd({ Name: 'Soup', recipeingredient: ['1 leek'], RecipeInstructions: list }),
  ).toMatchObject({
    title: 'Soup',
    ingredients: ['1 leek'],
    instructions: STEPS,
  });
});
