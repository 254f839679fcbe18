import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findAmounts } from './amounts.ts';

/** The amounts as they are written, with their values. */
const amountsOf = (text: string) =>
  findAmounts(text).map(({ start, end, value }) => [text.slice(start, end), value]);

describe('findAmounts reads', () => {
  it.each([
    ['2 eggs', [['2', 2]]],
    ['0.5 l milk', [['0.5', 0.5]]],
    ['1,5 kg Kartoffeln', [['1,5', 1.5]]],
    ['.5 cup milk', [['.5', 0.5]]],
    ['1/2 cup sugar', [['1/2', 0.5]]],
    ['1⁄2 cup sugar', [['1⁄2', 0.5]]],
    ['¾ tsp salt', [['¾', 0.75]]],
    ['1 1/2 cups milk', [['1 1/2', 1.5]]],
    ['1-1/2 cups milk', [['1-1/2', 1.5]]],
    ['1 and 1/2 cups milk', [['1 and 1/2', 1.5]]],
    ['2½ cups milk', [['2½', 2.5]]],
    ['1,500 g potatoes', [['1,500', 1500]]],
    ['1.500 g Kartoffeln', [['1.500', 1500]]],
    ['1.250 kg Rind', [['1.250', 1.25]]],
    ['One pound of beans', [['One', 1]]],
    ['1 and a half cups milk', [['1 and a half', 1.5]]],
    ['1 e meia xícara de leite', [['1 e meia', 1.5]]],
    ['four and a half pounds of veal', [['four and a half', 4.5]]],
    ['a cup and a half of milk', [['a', 1.5]]],
    ['two to three cups of milk', [['two to three', [2, 3]]]],
    ['2 et 1/2 tasses de lait', [['2 et 1/2', 2.5]]],
    ['小麦粉 大さじ1と1/2', [['1と1/2', 1.5]]],
    ['One dozen eggs', [['One', 1]]],
    ['a dozen eggs', [['a', 1]]],
    ['half a dozen eggs', [['half a', 0.5]]],
    ['half a lemon', [['half a', 0.5]]],
    ['½ dozen eggs', [['½', 0.5]]],
    ['a cup of milk', [['a', 1]]],
    ['Zwei Eier', [['Zwei', 2]]],
    ['eine halbe Zwiebel', [['eine halbe', 0.5]]],
    ['anderthalb Tassen Reis', [['anderthalb', 1.5]]],
    ['un demi citron', [['un demi', 0.5]]],
    ['une tasse de riz', [['une', 1]]],
    ['deux gousses d’ail', [['deux', 2]]],
    ['media cebolla', [['media', 0.5]]],
    ['mezza cipolla', [['mezza', 0.5]]],
    ['due uova', [['due', 2]]],
    ['meia xícara de açúcar', [['meia', 0.5]]],
    ['twee eieren', [['twee', 2]]],
    ['två ägg', [['två', 2]]],
  ])('a number: %j', (text, expected) => {
    expect(amountsOf(text)).toEqual(expected);
  });
  it.each([
    ['2-3 eggs', '2-3', [2, 3]],
    ['2 – 3 eggs', '2 – 3', [2, 3]],
    ['2 to 3 eggs', '2 to 3', [2, 3]],
    ['2 bis 3 Eier', '2 bis 3', [2, 3]],
    ['½-1 lime', '½-1', [0.5, 1]],
    ['1 to 1 1/2 pounds beef', '1 to 1 1/2', [1, 1.5]],
    ['10-15g butter', '10-15', [10, 15]],
  ])('a range: %j', (text, written, value) => {
    expect(amountsOf(text)).toEqual([[written, value]]);
  });
  it.each([
    ['300ml/10fl oz stock', ['300', '10']],
    ['1kg/2lb 4oz flour', ['1', '2', '4']],
    ['3 tbsp (45 ml) oil', ['3', '45']],
    ['2 cups flour (240 grams/8.5 oz)', ['2', '240', '8.5']],
    ['1 cup plus 2 tbsp flour', ['1', '2']],
    ['2 eggs + 1 yolk', ['2', '1']],
    ['juice of 1 lemon and zest of 2', ['1', '2']],
    ['2 lemons (about 1/4 cup juice)', ['2', '1/4']],
    ['Flour: 250g', ['250']],
    ['olive oil, 1-2 tbsp', ['1-2']],
    ['砂糖 大さじ2', ['2']],
    ['10 cherry plums (or 3 plums)', ['10', '3']],
    ['2 tbsp lime juice, from 1-2 limes', ['2', '1-2']],
    ['2 potatoes, cut into ½" pieces, about 4 cups', ['2', '4']],
    ['1 yolk beaten with 1 tbsp water', ['1', '1']],
    ['3 carrots (about 250 g)', ['3', '250']],
    ['2 onions (300 g)', ['2', '300']],
    ['4 chicken breasts (about 1 pound)', ['4', '1']],
    ['8 chicken thighs (about 2 lb)', ['8', '2']],
  ])('every amount of %j', (text, written) => {
    expect(amountsOf(text).map(([amount]) => amount)).toEqual(written);
  });
});

describe('findAmounts leaves out', () => {
  it.each([
    '[Sauce for 2 people]',
    'salt to taste',
    'oven at 350°F',
    'warm (110 F)',
    '10 cm vanilla pod',
    '1-inch piece of ginger',
    '2½ inch cinnamon stick',
    '70% chocolate',
    '00 flour',
    'flour (type 405)',
    'pepper (see note 2)',
    'butter for a 9x13 pan',
    'butter for a 20 x 30 cm tin',
    '7UP',
    '$3 cheese',
    '1. Mince',
    '80/20 beef',
    '93/7 turkey',
    '50/50 mix of oil and butter',
    '16/20 shrimp',
    '16/20 count shrimp',
    'gambas 8/12',
    '4/6 scallops',
    'farina 0',
    'spaghetti n. 5',
    '405er Mehl',
    '7 Up',
    '7-Up',
    'a pinch of salt',
    'a few sprigs of thyme',
    'half-and-half',
    'half fat crème fraîche',
    'five spice powder',
    '5 spice powder',
    'une pincée de sel',
    'ein paar Blätter Basilikum',
    'Weizenmehl 405, zum Bearbeiten',
    'eggs, 1 per person',
  ])('everything in %j', (text) => {
    expect(amountsOf(text)).toEqual([]);
  });
  it.each([
    ['2 x 5 cm pieces ginger', '2'],
    ['about 2 x 2-inch knobs of ginger', '2'],
    ['1 block tofu, 2 x 2 cm cubes', '1'],
    ['100 g butter, 3x3 cm cubes', '100'],
    ['1 brioche, 2 x 2 inch slices', '1'],
    ['2 salmon fillets (about 6 oz)', '2'],
    ['4 salmon fillets (about 6 oz)', '4'],
    ['3 duck breasts (about 250 g)', '3'],
    ['3 chicken thighs (about 6 oz)', '3'],
    ['2 chickens (about 3 lb)', '2'],
    ['2 lobsters (about 1.5 lb)', '2'],
    ['2 (about 8 oz) steaks', '2'],
    ['2 cans beans (about 400 g)', '2'],
    ['2 firm blocks tofu (about 400 g)', '2'],
    ['4 sole fillets (600 g)', '4'],
    ['1 (14-oz) can tomatoes', '1'],
    ['1 15-oz. can beans', '1'],
    ['1 can (28 ounce) tomatoes', '1'],
    ['1 can (400 g/14 oz) tomatoes', '1'],
    ['2-15 oz cans beans', '2'],
    ['2 x 400g tins chickpeas', '2'],
    ['2 Dosen à 400 g Tomaten', '2'],
    ['4 lamb shanks, about 350 g each', '4'],
    ['1 package (2 1/4 teaspoons) yeast', '1'],
    ['1 (150 g) banana', '1'],
    ['2 mushrooms, soaked for 20 minutes', '2'],
    ['500 g beef, cut into 2 cm cubes', '500'],
    ['1 onion, cut into 8 wedges', '1'],
    ['1 cup 2% milk', '1'],
    ['1 c water (between 100°F and 110°F)', '1'],
    ['1 tsp 5-spice powder', '1'],
    ['250 g flour (type 00)', '250'],
    ['6 shrimp (16-20 count)', '6'],
    ['3. 1 cup flour', '1'],
    ['1 lb shrimp (16/20 count), peeled', '1'],
    ['500 g Garnelen (8/12)', '500'],
    ['1.5 lb 80/20 ground beef', '1.5'],
    ['farina 0 500 g', '500'],
    ['320 g spaghetti n. 5', '320'],
    ['2 cups 7 Up', '2'],
    ['1 pkg (8 ct) crescent rolls', '1'],
    ['15/16 cup sugar', '15/16'],
    ['n. 2 uova', '2'],
    ['uova n. 3', '3'],
    ['nº 2 huevos', '2'],
    ['10 ct flour tortillas', '10'],
    ['12 count corn tortillas', '12'],
    ['1 up to 2 tbsp sugar', '1'],
    ['0-1 chilli', '0'],
  ])('sizes, times and names in %j', (text, amount) => {
    expect(amountsOf(text).map(([written]) => written)).toEqual([amount]);
  });
});

describe('findAmounts on any text', () => {
  it('gives amounts in order, inside the text, with positive values', () => {
    const piece = fc.constantFrom(
      '1',
      '2',
      '½',
      '1/2',
      '-',
      ' ',
      ',',
      '.',
      'x',
      '(',
      ')',
      'g',
      ' cup',
      '°',
      '%',
      ' to ',
      'à',
      '砂',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(piece).map((parts) => parts.join('')),
          fc.string({ unit: 'binary' }),
        ),
        (text) => {
          let position = 0;
          for (const { start, end, numbers } of findAmounts(text)) {
            expect(start).toBeGreaterThanOrEqual(position);
            expect(end).toBeGreaterThan(start);
            expect(end).toBeLessThanOrEqual(text.length);
            for (const { value } of numbers) expect(value).toBeGreaterThanOrEqual(0);
            position = end;
          }
        },
      ),
    );
  });
  it.each(['1 ', '1 egg ', '(', '1(', '1-', '1 1/2 ', ', 2 x', '½', '1,000', 'a', ' ', '2zz '])(
    'reads a hundred thousand characters of %j',
    (piece) => {
      expect(() => findAmounts(piece.repeat(100_000 / piece.length))).not.toThrow();
    },
  );
});
