import { describe, expect, it } from 'vitest';
import { Draws } from './draws.ts';
import { takeApart, writeItem, type ItemHabits } from './items.ts';

const PLAIN: ItemHabits = {
  place: 'as',
  notes: 'drop',
  fractions: 'as',
  glued: false,
  words: false,
  times: false,
  both: false,
  about: '',
  lower: false,
  units: 0,
  dots: 3,
};
const written = (item: string, habits: Partial<ItemHabits>, language = 'en') =>
  writeItem(new Draws(1), { ...PLAIN, ...habits }, item, language);

describe('an ingredient', () => {
  it('is taken apart into amount, unit, name and remark', () => {
    expect(takeApart('1 1/2 cups (180 g) flour, sifted')).toMatchObject({
      amount: '1 1/2',
      unit: 'cups',
      name: 'flour',
      note: ', sifted',
    });
    expect(takeApart('3 ст. л. сахара')).toMatchObject({ amount: '3', unit: 'ст. л.', name: 'сахара' });
    expect(takeApart('salt')).toBeUndefined();
  });

  it('is put down as its writer does', () => {
    expect(written('200 g sugar', { place: 'behind', glued: true })).toBe('sugar 200g');
    expect(written('1/2 lemon, juiced', { fractions: 'sign' })).toBe('½ lemon');
    expect(written('1 1/2 cups milk', { fractions: 'decimal', place: 'brackets' })).toBe('milk (1.5 cups)');
    expect(written('2 cups of flour', { words: true })).toBe('two cups of flour');
    expect(written('2 onions, chopped', { notes: 'brackets' })).toBe('2 onions (chopped)');
    expect(written('300 g di farina', { place: 'colon' }, 'it')).toBe('farina: 300 g');
    expect(written('Salt, to taste', { lower: true })).toBe('salt');
  });
});
