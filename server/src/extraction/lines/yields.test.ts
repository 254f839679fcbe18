import { describe, expect, it } from 'vitest';
import { parseYield, yieldInWords } from './yields.ts';

describe('parseYield', () => {
  it.each([
    [['4'], 4],
    [['Serves 4'], 4],
    [['4-6 servings'], 4],
    [['4 bis 6 Portionen'], 4],
    [['4 à 6 personnes'], 4],
    [['2~3人分'], 2],
    [['16 bitar'], 16],
    [['pour 2'], 2],
    [['Porciones: 4'], 4],
    [['cuts into 10 slices'], 10],
    [['makes 2 9x5-inch loaves'], 2],
    [['4 Gläser à 250 ml'], 4],
    [['yields 2 cups / 8 servings'], 8],
    [['2 dozen cookies'], 24],
    [['one dozen'], 12],
    [['vier Personen'], 4],
    [['1 9-inch pie (8 servings)'], 8],
    [['1 loaf', '12 slices'], 1],
    [['1 loaf', '12 servings'], 12],
    [['4', '4-6 servings'], 4],
    [['1', '12 servings'], 12],
    [['20 cm cake', '8 people'], 8],
    [['1 kg', '4 osoby'], 4],
    [['4 μερίδες'], 4],
    [['4人份'], 4],
    [['Makes 1 slice = 12 pieces'], 1],
  ])('reads %j as %d', (texts, servings) => {
    expect(parseYield(texts)).toBe(servings);
  });

  it.each([
    [['about 950 g (without rice)']],
    [['500 ml']],
    [['Für eine Springform (26 cm)']],
    [['Makes about 3 1/2 cups']],
    [['9 x 13-inch pan']],
    [['2-3 liters']],
    [['für eine 26er Form']],
  ])('counts no servings in %j, and says how much it makes', (texts) => {
    expect(parseYield(texts)).toBeUndefined();
    expect(yieldInWords(texts)).toBe(texts[0]);
  });

  it.each([
    [['4-6 servings'], '4-6 servings'],
    [['4', '4 to 6 people'], '4 to 6 people'],
    [['4 servings'], undefined],
    [['1 9-inch pie (8 servings)'], undefined],
    [[], undefined],
  ])('of %j the words say more than a number: %j', (texts, words) => {
    expect(yieldInWords(texts)).toBe(words);
  });

  it.each([[[]], [['a few']], [['0']], [['9'.repeat(300)]]])('says nothing of %j', (texts) => {
    expect(parseYield(texts)).toBeUndefined();
  });
});
