import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldForSearch, foldForSearchWithPositions, searchedWords } from './search.ts';

describe('searchedWords', () => {
  it.each([
    ['apple pie', ['apple', 'pie']],
    ['apple, pie', ['apple', 'pie']],
    ['apple pie.', ['apple', 'pie']],
    ['apple-pie', ['apple', 'pie']],
    ['#pie', ['pie']],
    ['"apple pie"', ['apple', 'pie']],
    ['apple & pie', ['apple', 'pie']],
    ['„Äpfel“ – süß!', ['apfel', 'suss']],
    ["Shepherd's pie", ['shepherds', 'pie']],
    ['Shepherd’s', ['shepherds']],
    ['L´Apéro', ['lapero']],
    ['¿pan? y «vino»', ['pan', 'y', 'vino']],
    ['卵、豆腐。', ['卵', '豆腐']],
    ['हल्दी|दूध', ['हल्दी', 'दूध']],
    ['pizza 🍕', ['pizza']],
    ['Pie™ & Co. ©', ['pie', 'co']],
    ['100%', ['100']],
    ['1 1/2 cups', ['1', '1/2', 'cups']],
    ['1½', ['1', '1/2']],
    ['1.5–2 l', ['1.5-2', 'l']],
    ['7-up', ['7', 'up']],
    ['1, 2', ['1', '2']],
    ['🍕', ['🍕']],
    [' % ', ['%']],
    ["'", []],
    [' \t\u00a0 ', []],
  ])('of %s', (typed, words) => {
    expect(searchedWords(typed)).toEqual(words);
  });

  it('leaves what is typed without signs as it is', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z0-9äßñéжщ番卵]+$/), { minLength: 1 }), (words) => {
        expect(searchedWords(words.join(' '))).toEqual(words.map(foldForSearch));
      }),
    );
  });
});

it('positions lead back to the text with its apostrophes', () => {
  const folded = foldForSearchWithPositions('Two Shepherd’s pies');
  expect(folded.text).toBe('two shepherds pies');
  const at = folded.text.indexOf('shepherds');
  expect(folded.originalOf(at, at + 'shepherds'.length)).toEqual({ start: 4, end: 14 });
});
