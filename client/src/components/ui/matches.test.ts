import fc from 'fast-check';
import { expect, it } from 'vitest';
import { partsMatching } from './matches.ts';

const marked = (text: string, search: string) =>
  partsMatching(text, search)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

it.each([
  ['Crème brûlée', 'BRULEE', 'Crème [brûlée]'],
  ['Cre\u0300me brulee', 'crème', '[Cre\u0300me] brulee'],
  ['Jalapeño', 'peno', 'Jala[peño]'],
  ['Weißwurst', 'weiss', '[Weiß]wurst'],
  ['Smørrebrød', 'smor', '[Smør]rebrød'],
  ['Œufs cocotte', 'oeuf', '[Œuf]s cocotte'],
  ['1½ cups', '1/2', '1[½] cups'],
  ['Борщ', 'БОРЩ', '[Борщ]'],
  ['Banana bread', 'an', 'B[anan]a bread'],
  ['Tofu and tomato', 'tom  tofu', '[Tofu] and [tom]ato'],
  ['🍋 Lemon 🍋 cake', 'lemon', '🍋 [Lemon] 🍋 cake'],
  ['100% rye (best)', '% (', '100[%] rye [(]best)'],
  ['Apple & pear pie', 'apple-pie!', '[Apple] & pear [pie]'],
  ['Shepherd’s pie', 'shepherds', '[Shepherd’s] pie'],
  ['Shepherds pie', "shepherd's", '[Shepherds] pie'],
  ['Dal', 'soup', 'Dal'],
  ['Dal', '  ', 'Dal'],
])('%s, searched for %s', (text, search, expected) => {
  expect(marked(text, search)).toBe(expected);
});

it('keeps every character of the text, whatever is searched', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, search) => {
      const together = partsMatching(text, search)
        .map((part) => part.text)
        .join('');
      expect(together).toBe(text);
    }),
  );
});
