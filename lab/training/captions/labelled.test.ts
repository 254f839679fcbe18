import { describe, expect, it } from 'vitest';
import { piecesOf } from '../../../server/src/extraction/text/tagger/pieces.ts';
import { labelled } from './labelled.ts';
import { labelsOf } from './lessons.ts';

const expected = {
  title: 'Leek pie',
  titleAccept: ['Leek pie'],
  ingredients: ['[Filling]', '3 leeks', '200 g feta'],
  instructions: ['Fry the leeks.', 'Add the feta and bake.'],
  servings: null,
  prepTime: null,
  cookTime: null,
};

describe('a known caption', () => {
  it('is labelled where its recipe stands in it', () => {
    const caption =
      'Leek pie 🥧\nFilling: 3 leeks, 200 g feta\nFry the leeks. Add the feta and bake.\nEnjoy!';
    const { text, spans, isRecipe } = labelled({ caption, expected });
    expect(isRecipe).toBe(true);
    expect(spans.map(({ kind, start, end }) => [kind, text.slice(start, end)])).toEqual([
      ['title', 'Leek pie'],
      ['header', 'Filling'],
      ['ingredient', '3 leeks'],
      ['ingredient', '200 g feta'],
      ['step', 'Fry the leeks.'],
      ['step', 'Add the feta and bake.'],
    ]);
    const labels = labelsOf(piecesOf(text).tokens, labelled({ caption, expected }));
    expect(labels.filter((label) => label === 7)).toHaveLength(2);
  });

  it('has its amounts as mentions where they stand in its steps', () => {
    const caption = 'Leek pie: Fry the leeks. Add 200 g feta and bake.';
    const told = {
      ...expected,
      ingredients: ['200 g feta'],
      instructions: ['Fry the leeks.', 'Add 200 g feta and bake.'],
    };
    const { text, mentions } = labelled({ caption, expected: told });
    expect(mentions.map(({ start, end }) => text.slice(start, end))).toEqual(['200 g feta']);
  });
});
