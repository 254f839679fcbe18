import { describe, expect, it } from 'vitest';
import { isCooksValue, withCooksValue } from './amount-values.ts';
import { SHOWN, type Lattice } from './language-model/lattice.ts';
import { likeliest, textOf } from './recognise.ts';

const ALPHABET = ['', ...'0123456789/½¼¾⅓⅔⅛⅜abcdefghijklmnopqrstuvwxyz ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** What a recogniser may see along a row: at each step some characters with how likely each is; '' is none. */
function seen(...steps: Readonly<Record<string, number>>[]) {
  const lattice: Lattice = {
    steps: steps.length,
    classes: new Uint16Array(steps.length * SHOWN),
    probabilities: new Float32Array(steps.length * SHOWN),
  };
  steps.forEach((step, at) => {
    const sorted = Object.entries(step).toSorted(([, a], [, b]) => b - a);
    sorted.forEach(([character, probability], place) => {
      lattice.classes[at * SHOWN + place] = ALPHABET.indexOf(character);
      lattice.probabilities[at * SHOWN + place] = probability;
    });
  });
  return { lattice, alphabet: ALPHABET, characters: likeliest(lattice, ALPHABET) };
}

const NOTHING = { '': 0.98 };
const letters = (text: string) => [...text].flatMap((letter) => [{ [letter]: 0.99 }, NOTHING]);
const read = (...steps: Readonly<Record<string, number>>[]) =>
  textOf(withCooksValue(seen(...steps))).replace(/ {2}/g, ' ');

describe('a value that no cook writes', () => {
  it.each(['1/2', '½', '1½', '1 1/2', '12 3/4', '21/2', '250', '7/8', '5/6'])('is not %s', (number) => {
    expect(isCooksValue(number)).toBe(true);
  });

  it.each(['1/42', '3 3/44', '1/44', '¼2', '/2', '3/3', '½½', '1/'])('is %s', (number) => {
    expect(isCooksValue(number)).toBe(false);
  });

  it('gives way to the one whose numbers were seen, one as a sign and one again by itself', () => {
    expect(read({ '¼': 0.7, '½': 0.2 }, NOTHING, { '2': 0.9 }, NOTHING, ...letters(' cup'))).toBe('½ cup');
    expect(read({ '¼': 0.9 }, NOTHING, { '4': 0.9 }, NOTHING, ...letters(' cup'))).toBe('¼ cup');
    expect(
      read({ '3': 0.9 }, NOTHING, { '¾': 0.8, '/': 0.1 }, NOTHING, { '4': 0.9 }, ...letters(' cup')),
    ).toBe('¾ cup');
    expect(read({ '½': 0.6 }, NOTHING, { '3': 0.9 }, NOTHING, ...letters(' cup'))).toBe('⅓ cup');
  });

  it('keeps the whole number before it', () => {
    expect(
      read({ '2': 0.95 }, NOTHING, { ' ': 0.9 }, { '¼': 0.6 }, NOTHING, { '2': 0.9 }, ...letters(' cups')),
    ).toBe('2½ cups');
  });

  it('may lack the number above its stroke', () => {
    expect(read({ '/': 0.5, '½': 0.3 }, NOTHING, { '2': 0.9 }, NOTHING, ...letters(' cup'))).toBe('½ cup');
  });

  it('may have a "2" that looks like an "a" before its unit', () => {
    expect(read({ '¼': 0.6, '½': 0.3 }, NOTHING, { a: 0.8 }, NOTHING, ...letters('cup'))).toBe('½ cup');
    expect(read({ '¼': 0.9 }, NOTHING, ...letters('apple'))).toBe('¼apple');
  });

  it('is marked in its place', () => {
    const [sign] = withCooksValue(seen({ '¼': 0.99 }, NOTHING, { '2': 0.99 }, ...letters(' cup')));
    expect(sign?.score).toBeLessThan(0.8);
  });

  it('stays where it is a date or a page, not an amount', () => {
    expect(read(...letters('12/25/61 Christmas'))).toBe('12/25/61 Christmas');
    expect(read(...letters('3/44'))).toBe('3/44');
  });
});
