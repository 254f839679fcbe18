import { describe, expect, it } from 'vitest';
import { printedLine, printedLines } from '../../testing/printed-rows.ts';
import { layOut } from './layout.ts';
import { mergeParts } from './merge-parts.ts';
import type { PhotoPart } from './photo-reading.ts';
import type { TextLine } from './read-text.ts';
import { structureRows } from './structure.ts';

const readAgain = () => Promise.resolve({ readings: [] });

/** The recipe of some photos, read as an import does: one that is none by itself once more beside another one. */
async function recipeOf(...photos: readonly (readonly TextLine[])[]) {
  const parts: (PhotoPart | undefined)[] = photos.map(() => undefined);
  const read = async (index: number) => {
    const isFurtherPage = parts.some((part) => part !== undefined);
    parts[index] = await structureRows(layOut(photos[index]!), { readAgain, isFurtherPage });
  };
  for (const index of photos.keys()) await read(index);
  for (const index of photos.keys()) if (parts[index] === undefined) await read(index);
  return mergeParts(parts);
}

const title = (text: string) => printedLine({ text, top: 100, height: 70 });

const LIST = [
  title('Barley Broth'),
  ...printedLines(['Serves 4', '', '200 g barley', '2 onions, sliced', '1 l stock', '3 tbsp oil', 'Salt']),
];
const GERMAN_LIST = [
  title('Graupensuppe'),
  ...printedLines(['Für 4 Personen', '', '200 g Graupen', '2 Zwiebeln', '1 l Brühe', '3 EL Öl', 'Salz']),
];
const PLAIN = [
  'Chop the onions and soften them in the oil for a few',
  'minutes. Add the barley and the stock.',
  '',
  'Simmer for 40 minutes and season with salt.',
];
const STEPS = [
  'Chop the onions and soften them in the oil for a few minutes. Add the barley and the stock.',
  'Simmer for 40 minutes and season with salt.',
];
const GERMAN_STEPS = [
  'Die Zwiebeln hacken und im Öl anschwitzen.',
  'Graupen und Brühe zugeben und aufkochen.',
  'Etwa 40 Minuten köcheln lassen und abschmecken.',
];

describe('a list on one photo and a method on another', () => {
  it.each([
    ['without a heading', LIST, printedLines(PLAIN), STEPS],
    ['under the title of the recipe', LIST, [title('Barley Broth'), ...printedLines(PLAIN)], STEPS],
    ['with a heading', GERMAN_LIST, printedLines(['Zubereitung', ...GERMAN_STEPS]), GERMAN_STEPS],
    ['in German, without one', GERMAN_LIST, printedLines(GERMAN_STEPS), GERMAN_STEPS],
  ])('are one recipe in either order, the method %s', async (_, list, method, steps) => {
    const [one, other] = [await recipeOf(list, method), await recipeOf(method, list)];
    for (const { draft } of [one, other])
      expect(draft).toMatchObject({ servings: 4, description: '', instructions: steps });
    expect(one.draft.title).toBe(list === LIST ? 'Barley Broth' : 'Graupensuppe');
    expect(other.draft.title).toBe(one.draft.title);
    expect(one.draft.ingredients).toHaveLength(5);
    expect(other.draft.ingredients).toEqual(one.draft.ingredients);
  });

  it.each([
    [
      'narrow rows, none of which looks like a sentence',
      ['Soften the onions in oil', 'until golden.', 'Add the barley and simmer', 'for 40 minutes.'],
      ['Soften the onions in oil until golden.', 'Add the barley and simmer for 40 minutes.'],
    ],
    [
      'narrow German rows',
      [
        'Zwiebeln hacken und im',
        'heißen Öl anschwitzen.',
        '',
        'Graupen und Brühe zugeben',
        'und 40 Minuten köcheln.',
      ],
      ['Zwiebeln hacken und im heißen Öl anschwitzen.', 'Graupen und Brühe zugeben und 40 Minuten köcheln.'],
    ],
    [
      'a row above the first number',
      ['Heat the oven to 180 C', '1. Chop the onions and soften them.', '2. Add the barley and the stock.'],
      ['Heat the oven to 180 C', 'Chop the onions and soften them.', 'Add the barley and the stock.'],
    ],
    [
      'the end of a step of the page before',
      [
        'until they are soft and',
        'golden at the edges.',
        '2. Add the barley and the stock.',
        '3. Simmer it slowly.',
      ],
      ['until they are soft and golden at the edges.', 'Add the barley and the stock.', 'Simmer it slowly.'],
    ],
    [
      'a time that is something to do',
      ['Bake 20 minutes', 'Stir in the barley and add the stock.'],
      ['Bake 20 minutes Stir in the barley and add the stock.'],
    ],
  ])('lose no row of a method that begins with %s', async (_, method, steps) => {
    for (const photos of [
      [LIST, printedLines(method)],
      [printedLines(method), LIST],
    ]) {
      const { draft, cookingNotes } = await recipeOf(...photos);
      expect(draft).toMatchObject({ title: 'Barley Broth', instructions: steps });
      expect(draft.ingredients).toHaveLength(5);
      expect(cookingNotes).toBe('');
    }
  });

  it('keep the end of a list that goes on above the method', async () => {
    const rest = printedLines(['Pepper', '1 bay leaf', '', 'Method', ...STEPS]);
    const { draft } = await recipeOf(LIST, rest);
    expect(draft.title).toBe('Barley Broth');
    expect(draft.ingredients.slice(4)).toEqual(['Salt', 'Pepper', '1 bay leaf']);
  });

  it('take the name of the dish over the method for no part of it', async () => {
    const method = printedLines(['Barley Broth', ...PLAIN.slice(0, 2)]);
    const { draft } = await recipeOf(LIST, method);
    expect(draft.instructions).toEqual([STEPS[0]]);
  });

  it('keep what a further photo says beside the recipe as notes', async () => {
    const { draft, cookingNotes } = await recipeOf(
      [...LIST, ...printedLines(PLAIN, { top: 900 })],
      printedLines([
        'From the miller of the next village',
        'who ate it with dark rye bread',
        'and a glass of cider',
      ]),
    );
    expect(draft.instructions).toEqual(STEPS);
    expect(cookingNotes).toContain('the miller of the next village who ate it with dark rye bread');
  });
});
