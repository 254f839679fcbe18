import { expect, it } from 'vitest';
import { knowEveryWord } from '../language/every-word.ts';
import { scaleLine } from './scale.ts';

knowEveryWord();

it('reads and scales hundreds and parts in words', () => {
  const lines = {
    'two hundred grams of rice': '400 grams of rice',
    'one hundred and fifty grams of flour': '300 grams of flour',
    'zweihundertfünfzig Gramm Linsen': '500 Gramm Linsen',
    'trois cents grammes de riz': '600 grammes de riz',
    'doscientos cincuenta gramos de azúcar': '500 gramos de azúcar',
    'duzentos e cinquenta gramas de farinha': '500 gramas de farinha',
    'honderdvijftig gram spek': '300 gram spek',
    'cento grammi di burro': '200 grammi di burro',
    'three hundred and seventy five grams of flour': '750 grams of flour',
    'two thirds cup of oat milk': '1⅓ cups of oat milk',
    'dreihundertdreißig Gramm Mehl': '660 Gramm Mehl',
    'zes honderd milliliter water': '1200 milliliter water',
    'fyra hundra gram svamp': '800 gram svamp',
    'trezentos e dez ml de água': '620 ml de água',
    'tři sta gramů mouky': '600 gramy mouky',
    'háromszáz gramm liszt': '600 gramm liszt',
    'yüz elli gram tereyağı': '300 gram tereyağı',
    'două sute de grame de brânză': '400 de grame de brânză',
    'two hundred and thirty-five grams of rice': '470 grams of rice',
    'two\u00A0hundred\u00A0grams of rice': '400 grams of rice',
    'two hundred and thirty-one grams of rice': 'two hundred and thirty-one grams of rice',
    'hundreds and thousands': 'hundreds and thousands',
    'a hundred-year-old egg': 'a hundred-year-old egg',
    'three ten-ounce steaks': '6 ten-ounce steaks',
    'deux cent trente-cinq grammes de riz': '470 grammes de riz',
    'deux-cent-cinquante grammes de riz': '500 grammes de riz',
    'centimètre de gingembre': 'centimètre de gingembre',
    'cento e cinquenta gramas de arroz': '300 gramas de arroz',
    'sto dvacet pět gramů mouky': '250 gramy mouky',
    'zwei hundert Gramm Mehl': '400 Gramm Mehl',
    'three quarters of a pint of milk': '1½ pints of milk',
    'one-third cup of oats': '⅔ cup of oats',
    'one and one-half cups of oats': '3 cups of oats',
    'deux tiers de tasse de riz': '1⅓ tasse de riz',
    'un tercio de taza de aceite': '⅔ taza de aceite',
    'drei viertel Liter Milch': '1½ Liter Milch',
    'trzy czwarte szklanki mleka': '1½ szklanki mleka',
    'anderhalve ui': '3 uien',
    'másfél liter tej': '3 liter tej',
  };
  for (const [line, doubled] of Object.entries(lines))
    expect(scaleLine(line, 2).replace(/\s/g, ' ')).toBe(doubled);
});
