import { describe, expect, it } from 'vitest';
import { printedLines } from '../../testing/printed-rows.ts';
import { layOut } from './layout.ts';
import { structureRows } from './structure.ts';

const read = async (texts: readonly string[]) =>
  (await structureRows(layOut(printedLines(texts)), { readAgain: () => Promise.resolve({ readings: [] }) }))
    ?.fields;

const CARD = ['Pepper Sauce', '', '2 T. butter', '1 T. flour', 'Stir until smooth and brown.'];

describe('a card whose list and method are one', () => {
  it.each([
    ['Add: 2 cups milk', '2 cups milk'],
    ['Mix in: 1/2 t. pepper', '1/2 t. pepper'],
    ['Add : 3 T. cream', '3 T. cream'],
  ])('has what is to be added in %j as an ingredient, and the row as a step', async (row, ingredient) => {
    const fields = await read([...CARD, row, 'Simmer for 10 minutes and serve.']);
    expect(fields?.ingredients).toContain(ingredient);
    expect(fields?.instructions.join(' ')).toContain('Simmer for 10 minutes');
  });

  it.each(['Bake: 20 minutes', 'Chill: 2 hours', 'Serves: 4'])('has no ingredient in %j', async (row) => {
    const fields = await read([...CARD, row, 'Simmer for 10 minutes and serve.']);
    expect(fields?.ingredients).toEqual(['2 T. butter', '1 T. flour']);
  });
});
