import { describe, expect, it } from 'vitest';
import { printedLine } from '../../testing/printed-rows.ts';
import { layOut } from './layout.ts';
import { placeRows } from './rows.ts';
import { findTitle } from './title.ts';

/** Rows below each other, each as tall as it is given. */
function titleOf(rows: readonly (readonly [string, number])[]): string[] {
  const lines = rows.flatMap(([text, height], index) =>
    text === '' ? [] : [printedLine({ text, height, top: 100 + index * 70 })],
  );
  return findTitle(placeRows(layOut(lines))).rows.map(({ text }) => text);
}

describe('the title of a card in a hand whose letters differ in size', () => {
  it('is the row above the list, though one within it has larger letters', () => {
    const list = [
      ['3 cups sliced pears', 40],
      ['(more if they are small)', 50],
      ['1 tsp cloves', 40],
      ['1 cup oats', 40],
      ['Bake until it is brown.', 40],
      ['Eat it warm with cream.', 40],
    ] as const;
    expect(titleOf([['Pear Crumble', 43], ...list])).toEqual(['Pear Crumble']);
  });

  it('is no sentence that says what to do', () => {
    const rows = [
      ['Pepper sauce', 40],
      ['Mix until smooth.', 50],
      ['1 T. flour', 40],
      ['1/2 t. pepper', 40],
      ['Pour over the chops', 40],
      ['and serve.', 40],
    ] as const;
    expect(titleOf(rows)).not.toContain('Mix until smooth.');
  });

  it('is a row below an amount, or one with a verb, where it is set in large letters', () => {
    const list = ['2 cups peas', '1 onion', '1 l stock', 'Boil all of it.', 'Season it.'].map(
      (text) => [text, 40] as const,
    );
    expect(titleOf([['4 portions', 40], ['Pea Soup', 70], ...list])).toEqual(['Pea Soup']);
    expect(titleOf([['9:41 larder', 40], ['', 40], ['Pea Soup', 50], ...list])).toEqual(['Pea Soup']);
    expect(titleOf([['Roast the beets!', 70], ...list])).toEqual(['Roast the beets!']);
  });
});
