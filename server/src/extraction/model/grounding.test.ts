import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groundOf } from './grounding.ts';

const PAGE = `Onion soup
Ingredients
1½ kg onions, in rings
500 g
plain flour (sifted)
1.5 l stock
Salt
Fry the onions slowly. Advertisement Pour in the stock and let it simmer for 1 hour.
卵 2個`;
const { holds } = groundOf(PAGE);

describe('a line stands on a page', () => {
  it.each([
    ['as it is', 'Fry the onions slowly.'],
    ['in other case and marks', 'SALT.'],
    ['with a number written otherwise', '1 1/2 kg onions, in rings'],
    ['with no space after the number', '500g plain flour'],
    ['in two lines', '500 g plain flour (sifted)'],
    ['in another order', 'plain flour, 500 g'],
    ['around a word of the site', 'slowly. Pour in the stock and let it simmer'],
    ['as a heading', '[Onion soup]'],
    ['in a script without spaces', '卵2個'],
  ])('%s', (_, line) => {
    expect(holds(line)).toBe(true);
  });
});

describe('a line does not stand on a page', () => {
  it.each([
    ['with a word that is nowhere', '500 g plain arsenic'],
    ['with the amount of another line', '500 g onions'],
    ['with a part of a number', '5 l stock'],
    ['with a fraction for the whole', '1/2 kg onions'],
    ['of words from all over it', 'Fry flour in stock'],
    ['with more of its words than it has', 'Salt salt'],
    ['as a part of a word', 'flou'],
    ['without a word', '—'],
    ['as nothing', ''],
  ])('%s', (_, line) => {
    expect(holds(line)).toBe(false);
  });

  it('when the page says nothing', () => {
    expect(groundOf('').holds('Salt')).toBe(false);
  });
});

/** 'ﱞ' counts as a letter, but is a space and marks that are not looked at. */
const hasLetters = (line: string) => /\p{L}/u.test(line.normalize('NFKD'));

it('holds each of its own lines, whatever they say', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), (lines) => {
      const ground = groundOf(lines.join('\n'));
      return lines.every((line) => !hasLetters(line) || ground.holds(line));
    }),
    { examples: [[['\ufc5e']]] },
  );
});
