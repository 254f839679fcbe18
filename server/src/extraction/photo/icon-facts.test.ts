import { describe, expect, it } from 'vitest';
import { printedLine, printedLines } from '../../testing/printed-rows.ts';
import { factsOfIcons, iconFacts, isIconRow } from './icon-facts.ts';
import { layOut } from './layout.ts';
import { structureRows } from './structure.ts';

describe('a row of pictures and numbers', () => {
  it.each([
    ['20 min 35 min 4', { prepTime: 20, cookTime: 35, servings: 4 }],
    ['© 20 min | X 4 pers.', { cookTime: 20, servings: 4 }],
    ['1 h 10', { cookTime: 70 }],
    ['45 Min. 6 Portionen leicht', { cookTime: 45, servings: 6 }],
    ['8 20 min 4', { cookTime: 20 }],
  ])('%j says %j', (text, facts) => {
    expect(isIconRow(text)).toBe(true);
    expect(factsOfIcons([text])).toEqual({ servings: undefined, ...facts });
  });

  it.each(['200 g barley', '2 onions', 'Bake 20 min', '20 min before serving', 'Salt', '20-30 mins'])(
    '%j is none',
    (text) => {
      expect(isIconRow(text)).toBe(false);
    },
  );

  it('may hold energy, which is no fact', () => {
    expect(iconFacts('210 kcal')).toEqual({ times: [], servings: [] });
  });
});

it('on a page is neither an ingredient nor a description', async () => {
  const cells = ['© 20 min', '35 min', '4'].map((text, index) =>
    printedLine({ text, left: 100 + index * 400, top: 220 }),
  );
  const part = await structureRows(
    layOut([
      printedLine({ text: 'Barley Broth', top: 100, height: 70 }),
      ...cells,
      ...printedLines(['200 g barley', '2 onions, sliced', '1 l stock', '3 tbsp oil'], { top: 320 }),
      ...printedLines(['Chop the onions and soften them in the oil.', 'Add the barley and simmer.'], {
        top: 640,
      }),
    ]),
    { readAgain: () => Promise.resolve({ readings: [] }) },
  );
  expect(part?.fields).toMatchObject({
    title: 'Barley Broth',
    description: '',
    prepTime: 20,
    cookTime: 35,
    servings: 4,
    ingredients: ['200 g barley', '2 onions, sliced', '1 l stock', '3 tbsp oil'],
  });
});
