import { expect, it } from 'vitest';
import { withDictatedSigns } from './dictated-signs.ts';
import { readCaption } from './read-text.ts';

it('sets the signs that are said', () => {
  expect(withDictatedSigns('two eggs comma one onion comma salt full stop beat the eggs new line fry')).toBe(
    'Two eggs, one onion, salt. Beat the eggs\nFry',
  );
  expect(withDictatedSigns('zwei Eier Komma eine Zwiebel Komma Salz Punkt verquirlen Punkt')).toBe(
    'Zwei Eier, eine Zwiebel, Salz. Verquirlen.',
  );
});

it.each([
  'leave it for a period of two hours, then stir. Serve.',
  'Batir las claras a punto de nieve y luego a punto de nieve otra vez',
  'One comma here and a full stop there.',
  'Two eggs, one onion. Say comma comma full stop full stop. Done.',
])('leaves what is written: %s', (text) => {
  expect(withDictatedSigns(text)).toBe(text);
});

it('is read as a recipe in sentences', () => {
  const { recipe } = readCaption(
    'pear chutney new line two kilos of pears comma one kilo of onions comma six hundred grams of sugar comma one cinnamon stick full stop chop the pears and the onions full stop simmer everything for two hours full stop makes about eight jars full stop',
  );
  expect(recipe?.ingredients).toContain('one cinnamon stick');
  expect(recipe?.instructions.join(' ')).not.toMatch(/full stop|comma/);
  expect(recipe?.servings).toBe(8);
});
