import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/nightly.ts';
import { withDigits } from './spoken-numbers.ts';
import { talkWordsOf } from './talk-words.ts';

const WORDS = {
  en: talkWordsOf('take the flour and the sugar and put it in the bowl with two cups of milk'),
  de: talkWordsOf('du nimmst zwei Eier und einen Löffel Zucker und mit der Milch in eine Schüssel'),
  fr: talkWordsOf('tu mets deux œufs avec une cuillère de sucre et du lait dans le saladier'),
  it: talkWordsOf('metti due uova con un cucchiaio di zucchero e il latte in una ciotola'),
  pt: talkWordsOf('você põe duas colheres de açúcar com um copo de leite e não mexe'),
  es: talkWordsOf('pones dos huevos con una cucharada de azúcar y la leche en el bol'),
  sv: talkWordsOf('du tar två ägg och en deciliter socker med mjölk i en skål'),
} as const;

describe('a number in words', () => {
  it.each([
    { code: 'en', said: 'two hundred and fifty grams of flour', written: '250 grams of flour' },
    { code: 'en', said: 'three quarters of a cup of sugar', written: '¾ cup of sugar' },
    { code: 'en', said: 'one and a half cups of milk', written: '1½ cups of milk' },
    { code: 'en', said: 'a third of the butter', written: 'a third of the butter' },
    { code: 'en', said: 'two three cloves', written: '2 3 cloves' },
    { code: 'de', said: 'zweihundertfünfzig Gramm Mehl', written: '250 Gramm Mehl' },
    { code: 'de', said: 'einem halben Liter Milch', written: '½ Liter Milch' },
    { code: 'fr', said: 'deux cent cinquante grammes', written: '250 grammes' },
    { code: 'fr', said: 'quatre-vingt-cinq grammes', written: '85 grammes' },
    { code: 'fr', said: 'du beurre demi-sel', written: 'du beurre demi-sel' },
    { code: 'it', said: '2 litri e mezzo di acqua', written: '2½ litri di acqua' },
    { code: 'pt', said: 'litro e meio de caldo', written: '1½ litro de caldo' },
    { code: 'en', said: 'two and a quarter cups of rice', written: '2¼ cups of rice' },
    { code: 'fr', said: 'un demi-litre de lait', written: '½ litre de lait' },
    { code: 'it', said: 'centocinquanta grammi', written: '150 grammi' },
    { code: 'es', said: 'trescientos gramos', written: '300 gramos' },
    { code: 'pt', said: 'um litro e meio de água', written: '1½ litro de água' },
    { code: 'sv', said: 'en och en halv deciliter', written: '1½ deciliter' },
  ] as const)('$said is $written', ({ code, said, written }) => {
    expect(WORDS[code].code).toBe(code);
    expect(withDigits(said, WORDS[code]).text).toBe(written);
  });

  it('leaves every other word, and knows where it stood', () => {
    const word = fc.constantFrom(
      'two',
      'hundred',
      'half',
      'a',
      'cup',
      'of',
      'oats',
      'and',
      'quarter',
      'stir',
      '3',
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), (said) => {
        const text = said.join(' ');
        const digits = withDigits(text, WORDS.en);
        for (const { index } of digits.text.matchAll(/oats|stir/g))
          expect(text.slice(digits.placeIn(index)).slice(0, 4)).toBe(digits.text.slice(index, index + 4));
      }),
      { numRuns: runs(1_000) },
    );
  });
});
