import { describe, expect, it } from 'vitest';
import { knowEveryWord } from '../language/every-word.ts';
import { addLines } from './add-lines.ts';

knowEveryWord();

const sumOf = (a: string, b: string, language: string) => {
  const sum = addLines(a, b, language);
  if (sum.result === 'separate') return 'separate';
  return `${sum.result === 'sum≈' ? '≈ ' : ''}${[sum.quantity].flat().join('-')}${sum.unit ? ` ${sum.unit}` : ''}`;
};

describe('two lines of one food', () => {
  it.each([
    ['en', '2 leeks, sliced', '1 leek', '3'],
    ['en', '250 g mascarpone', '0.5 kg mascarpone', '0.75 kilogram'],
    ['en', '1 tbsp tahini', '2 tsp tahini', '1.66666667 tablespoon'],
    ['en', 'a cup and a half of oats', '1 cup oats', '2.5 cup'],
    ['en', '3 garlic cloves, crushed', '1 clove of garlic', '4 clove'],
    ['en', '2-3 plums', '1 plum, halved', '3-4'],
    ['en', '1 x 420g tin lentils', '2 x 420 g tins lentils', '3 can'],
    ['en', '150g/5oz feta, crumbled', '100 g feta', '250 gram'],
    ['en', '1 cup buttermilk', '125 ml buttermilk', '1.5283441 cup'],
    ['de', '1 Aubergine, gewürfelt', '2 Auberginen', '3'],
    ['de', '2 EL gehackter Dill', '1 EL Dill, fein gehackt', '3 tablespoon'],
    ['fr', '1 poireau émincé', '2 poireaux', '3'],
    ['es', '1 pimiento', '2 pimientos', '3'],
    ['it', '1 uovo', '3 uova', '4'],
    ['nl', '1 teen knoflook', '2 teentjes knoflook', '3 clove'],
    ['sv', '1 morot', '2 morötter', '3'],
    ['pl', '2 jajka', '5 jajek', '7'],
    ['pt', '1 limão', '2 limões', '3'],
  ])('%s: %s and %s are %s', (language, a, b, sum) => {
    expect(sumOf(a, b, language)).toBe(sum);
    expect(sumOf(b, a, language)).toBe(sum);
  });
});

describe('a volume and a weight of a food whose weight by the cup is known', () => {
  it.each([
    ['en', '1 cup plain flour', '300 g plain flour', '420 gram'],
    ['en', '2 tbsp butter', '50 g butter', '78.375 gram'],
    ['de', '1 EL Butter', '50 g Butter', '64.1875 gram'],
    ['en', '1-2 cups sugar', '1 kg sugar', '1.2-1.4 kilogram'],
  ])('%s: %s and %s are about %s', (language, a, b, sum) => {
    expect(sumOf(a, b, language)).toBe(`≈ ${sum}`);
    expect(sumOf(b, a, language)).toBe(`≈ ${sum}`);
  });

  it('is counted only with its own: pieces have no volume, and unknown foods no weight', () => {
    expect(sumOf('2 onions', '300 g onions', 'en')).toBe('separate');
    expect(sumOf('1 cup brown stuff', '300 g brown stuff', 'en')).toBe('separate');
    expect(sumOf('1 Tasse Mehl', '250 g Mehl', 'de')).toBe('separate');
  });
});

describe('two lines that stay separate', () => {
  it.each([
    ['en', '1 red onion', '1 white onion'],
    ['en', '2 large eggs', '1 small egg'],
    ['en', '3 cloves', '3 cloves garlic'],
    ['en', '1 cup couscous', '1 cup cooked couscous'],
    ['en', '1 tin chickpeas', '250 g chickpeas'],
    ['en', '2 x 400 g tins beans', '2 x 200 g tins beans'],
    ['en', '1 lb 2 oz carrots', '1 lb carrots'],
    ['en', '1 cup cream or milk', '1 cup cream'],
    ['en', '1 tbsp capers (optional)', '1 tbsp capers'],
    ['en', 'pepper to taste', '1 tsp pepper'],
    ['en', '1 tbsp paprika, smoked', '1 tbsp paprika'],
    ['en', '100 g butter (salted)', '100 g butter'],
    ['en', '1 pint stout', '500 ml stout'],
    ['de', '100 g Kirschen', '100 g Kirsch'],
    ['de', '1 Tasse Milch', '200 ml Milch'],
    ['de', '250 g Mehl Type 405', '250 g Mehl Type 550'],
    ['fr', '200 g de pâte', '200 g de pâtes'],
    ['it', '200 g di pesce', '200 g di pesche'],
  ])('%s: %s and %s', (language, a, b) => {
    expect(sumOf(a, b, language)).toBe('separate');
    expect(sumOf(b, a, language)).toBe('separate');
  });
});
