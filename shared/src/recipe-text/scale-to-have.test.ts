import { describe, expect, it } from 'vitest';
import { knowEveryWord } from '../language/every-word.ts';
import { amountPlaces } from './amount-places.ts';
import { factorByPieces, factorToUse } from './scale-to-have.ts';

knowEveryWord();

describe('factorToUse', () => {
  it.each([
    ['500 g', '350', 0.7],
    ['500 g', '350 g', 0.7],
    ['500 g', '0.35 kg', 0.7],
    ['500 g', '0,35 kg', 0.7],
    ['1 lb', '8 oz', 0.5],
    ['2 cups', '1½', 0.75],
    ['2-3', '4', 2],
    ['2', '3', 1.5],
  ])('of %s needed, %s are there: times %d', (needed, have, factor) => {
    expect(factorToUse(needed, have, { language: 'en' })).toBeCloseTo(factor, 9);
  });
  it.each([
    ['500 g', '2 cups'],
    ['500 g', ''],
    ['500 g', 'some'],
    ['500 g', '0'],
    ['500 g', '-350'],
    ['500 g', '20 kg'],
    ['', '350 g'],
  ])('of %s needed, %j is no answer', (needed, have) => {
    expect(factorToUse(needed, have, { language: 'en' })).toBeUndefined();
  });
});

describe('factorByPieces', () => {
  it.each([
    ['2', '350 g', 'onions', 350 / 220],
    ['3', '1 kg', 'red onions', 1000 / 330],
    ['4', '1 lb', 'tomatoes', 453.59237 / 492],
  ])('of %s needed, there are %s of %s: about %d times', (needed, have, food, factor) => {
    expect(factorByPieces(needed, have, food, { language: 'en' })).toBeCloseTo(factor, 9);
  });
  it('knows the names of other languages', () => {
    expect(factorByPieces('2', '220 g', 'Zwiebeln', { language: 'de' })).toBeCloseTo(1, 9);
  });
  it.each([
    ['2', '350 ml', 'onions'],
    ['2', '350', 'onions'],
    ['2', '350 g', 'large onions'],
    ['2', '350 g', 'chicken breasts'],
    ['200 g', '350 g', 'onions'],
  ])('of %s needed, %s of %s are no answer', (needed, have, food) => {
    expect(factorByPieces(needed, have, food, { language: 'en' })).toBeUndefined();
  });
});

describe('amountPlaces', () => {
  it.each([
    ['500 g flour', ['500 g']],
    ['2 large eggs', ['2']],
    ['1 cup plus 2 tbsp milk', ['1 cup', '2 tbsp']],
    ['salt', []],
  ])('of %j are %j', (line, amounts) => {
    expect(amountPlaces(line).map(({ start, end }) => line.slice(start, end))).toEqual(amounts);
  });
});
