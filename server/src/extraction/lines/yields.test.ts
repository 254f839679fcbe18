import { describe, expect, it } from 'vitest';
import { parseYield } from './yields.ts';

describe('parseYield', () => {
  it.each([
    [['4'], 4],
    [['Serves 4'], 4],
    [['4-6 servings'], 6],
    [['4 bis 6 Portionen'], 6],
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

  it.each([[[]], [['a few']], [['0']], [['9'.repeat(300)]]])('says nothing of %j', (texts) => {
    expect(parseYield(texts)).toBeUndefined();
  });
});
