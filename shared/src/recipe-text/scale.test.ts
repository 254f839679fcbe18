import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { knowEveryWord } from '../language/every-word.ts';
import { findAmounts } from './amounts.ts';
import { SCALE_EXAMPLES } from './fixtures/scale-examples.ts';
import { scaledParts, scaleLine } from './scale.ts';
import { isUnitWord } from './units.ts';
import { scaleStep } from './scale-steps.ts';
import { nounAt } from './nouns.ts';
import { MIN_SCALE, SCALE_STEP, scaleFor, scaleServings } from './servings.ts';

knowEveryWord();

/** A number and its unit stay on one line; the tests read better without. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('scaleLine', () => {
  it.each([
    ['1 cup milk', 0.5, '½ cup milk'],
    ['2 eggs', 1.5, '3 eggs'],
    ['1 egg', 1.5, '1½ eggs'],
    ['1 cup sugar', 1 / 3, '⅓ cup sugar'],
    ['1/2 cup sugar', 3, '1½ cups sugar'],
    ['1⁄2 cup sugar', 0.5, '¼ cup sugar'],
    ['1/2 cup sugar', 3 / 4, '6 tbsp sugar'],
    ['¾ cup cream', 0.5, '6 tbsp cream'],
    ['1 tbsp soy sauce', 0.25, '¾ tsp soy sauce'],
    ['1 tsp cumin', 3, '1 tbsp cumin'],
    ['1 lime', 2, '2 limes'],
    ['3 large eggs', 1 / 3, '1 large egg'],
    ['2 Dosen Mais', 2, '4 Dosen Mais'],
    ['1 Dose Mais', 4, '4 Dosen Mais'],
    ['1 Apfel', 3, '3 Äpfel'],
    ['1 Knoblauchzehe', 2, '2 Knoblauchzehen'],
    ['1 poire', 1.5, '1½ poire'],
    ['1 limón', 2, '2 limones'],
    ['1 melanzana', 2, '2 melanzane'],
    ['1 wortel', 2, '2 wortels'],
    ['1 morot', 2, '2 morötter'],
    ['1 cytryna', 5, '5 cytryn'],
    ['1 cebola', 2, '2 cebolas'],
    ['1½ cups sugar', 2, '3 cups sugar'],
    ['¼ tsp salt', 1 / 3, '1/12 tsp salt'],
    ['1,5 kg Kartoffeln', 0.5, '750 g Kartoffeln'],
    ['0.5 tsp salt', 3, '1.5 tsp salt'],
    ['500 g flour', 2 / 3, '333 g flour'],
    ['125 g butter', 0.5, '62.5 g butter'],
    ['25 g butter', 0.5, '12.5 g butter'],
    ['500 ml stock', 2, '1 l stock'],
    ['1,500 g potatoes', 2, '3,000 g potatoes'],
    ['1.500 g Kartoffeln', 0.5, '750 g Kartoffeln'],
    ['2-3 cloves garlic', 2, '4-6 cloves garlic'],
    ['1 to 2 tbsp oil', 0.5, '½ to 1 tbsp oil'],
    ['300ml/10fl oz stock', 2, '600ml/20fl oz stock'],
    ['1 (14-oz) can tomatoes', 2, '2 (14-oz) can tomatoes'],
    ['One onion', 2, '2 onions'],
    ['3 eggs', 1.69, '5 eggs'],
    ['half a lemon', 3, '1½ lemons'],
    ['1 and a half cups milk', 2, '3 cups milk'],
    ['three and a half cups of oats', 2, '7 cups of oats'],
    ['A cup and a half of flour', 2, '3 cups of flour'],
    ['2 cups and a half of milk', 0.5, '1¼ cups of milk'],
    ['a pound and half an onion', 2, '2 pounds and half an onion'],
    ['1 cup and half of the milk', 2, '2 cups and half of the milk'],
    ['un kilo y medio de papas', 2, '3 kilos de papas'],
    ['un chilo e mezzo di patate', 2, '3 chili di patate'],
    ['1 livre et demie de beurre', 2, '3 livres de beurre'],
    ['1 dl och en halv citron', 2, '2 dl och en halv citron'],
    ['2 cups and a half of a lemon', 2, '4 cups and a half of a lemon'],
    ['200 g and a half of lemon', 2, '400 g and a half of lemon'],
    ['1 cup and a half (200 g) of flour', 2, '3 cups (400 g) of flour'],
    ['1 to 2 cups and a half of milk', 2, '2 to 5 cups of milk'],
    ['a can and a half of beans', 2, '3 cans of beans'],
    ['a cup and a quarter of milk', 2, '2½ cups of milk'],
    ['a cup and three quarters of sugar', 2, '3½ cups of sugar'],
    ['2 cups and a third of rice', 3, '7 cups of rice'],
    ['one and a quarter cups sugar', 4, '5 cups sugar'],
    ['2 and two thirds cups stock', 3, '8 cups stock'],
    ['1 gallon and a quart of stock', 2, '2 gallons and 2 quarts of stock'],
    ['un litre et trois quarts de lait', 2, '3½ litres de lait'],
    ['una taza y tres cuartos de leche', 2, '3½ tazas de leche'],
    ['un litro e un quarto di latte', 2, '2½ litri di latte'],
    ['1 cup and quarter of the lemon', 2, '2 cups and quarter of the lemon'],
    ['2 cups and a third of a lemon', 2, '4 cups and a third of a lemon'],
    ['a cup and a half rye flour', 2, '3 cups rye flour'],
    ['a pound and a half chopped onions', 2, '3 pounds chopped onions'],
    ['a pound and a half lemon', 2, '2 pounds and a half lemon'],
    ['1 tablespoon and a half teaspoon salt', 2, '2 tablespoons and 1 teaspoon salt'],
    ['a cup and a half and half', 2, '2 cups and a half and half'],
    ['1 verre et demi de lait', 2, '3 verres de lait'],
    ['un oignon et demi, émincé', 2, '3 oignons, émincé'],
    ['dos cebollas y media', 2, '5 cebollas'],
    ['eine Zwiebel und eine halbe', 2, '3 Zwiebeln'],
    ['due cipolle e mezza', 2, '5 cipolle'],
    ['en lök och en halv', 2, '3 lökar'],
    ['een ui en een halve', 2, '3 uien'],
    ['2 kiwanos and a half', 2, '5 kiwanos'],
    ['2 eggs and a half of the milk', 2, '4 eggs and a half of the milk'],
    ['2 eggs and a third', 2, '4 eggs and a third'],
    ['une douzaine et demie d’œufs', 2, '3 douzaines d’œufs'],
    ['1 litre 1/2 d’eau', 2, '3 litres d’eau'],
    ['2 с половиной стакана муки', 2, '5 стаканов муки'],
    ['iki buçuk su bardağı un', 2, '5 su bardağı un'],
    ['a cup or two of flour', 2, '2 or 4 cups of flour'],
    ['a tablespoon or two oil', 2, '2 or 4 tablespoons oil'],
    ['1 tsp or 2 of sugar', 2, '2 or 4 tsp of sugar'],
    ['a clove or two of garlic', 2, '2 or 4 cloves of garlic'],
    ['an onion or two', 2, '2 or 4 onions'],
    ['una cucharada o dos de aceite', 2, '2 o 4 cucharadas de aceite'],
    ['en matsked eller två olja', 2, '2 eller 4 matskedar olja'],
    ['a cup or two onions', 2, '2 cups or two onions'],
    ['a cup or two sticks of butter', 2, '2 cups or 4 sticks of butter'],
    ['half to one teaspoon of chilli', 2, '1 to 2 teaspoons of chilli'],
    ['two to three hundred grams of flour', 2, '400 to 600 grams of flour'],
    ['between two and three cups of water', 2, 'between 4 and 6 cups of water'],
    ['two-three cups of water', 2, '4-6 cups of water'],
    ['ein, zwei Zwiebeln', 2, '2-4 Zwiebeln'],
    ['dwie do trzech łyżek oliwy', 2, '4 do 6 łyżek oliwy'],
    ['od czterech do pięciu jajek', 2, 'od 8 do 10 jajek'],
    ['dvě až tři lžíce oleje', 2, '4 až 6 lžíce oleje'],
    ['iki ila üç yemek kaşığı un', 2, '4 ila 6 yemek kaşığı un'],
    ['iki üç kaşık un', 2, '4-6 kaşık un'],
    ['iki yüz gram un', 2, '400 gram un'],
    ['two to three cups of oats', 2, '4 to 6 cups of oats'],
    ['une cuillère à soupe ou deux de sucre', 2, '2 ou 4 cuillères à soupe de sucre'],
    ['a cup and a half each of sugar and flour', 2, '3 cups each of sugar and flour'],
    ['2 xícaras e 1/2 de farinha', 2, '5 xícaras de farinha'],
    ['a quarter to a half cup of honey', 2, '½ to 1 cup of honey'],
    ['6- to 8-oz salmon fillets', 2, '6- to 8-oz salmon fillets'],
    ['eine Dose (400 g) Tomaten', 2, '2 Dosen (400 g) Tomaten'],
    ['one cup plus two tablespoons of flour', 2, '2 cups plus 4 tablespoons of flour'],
    ['a cup to a cup and a half of milk', 2, '2 cups to 3 cups of milk'],
    ['2 to three cups of water', 2, '4 to 6 cups of water'],
    ['one lemon and half a cup of sugar', 2, '2 lemons and 1 cup of sugar'],
    ['250g-300g mushrooms', 2, '500g-600g mushrooms'],
    ['1 tbsp-2 tbsp sugar', 2, '2 tbsp-4 tbsp sugar'],
    ['1-2-3 spice mix', 2, '1-2-3 spice mix'],
    ['2/3 of a cup of rice', 2, '1⅓ cups of rice'],
    ['½ of an onion', 4, '2 onions'],
    ['jus d’un citron et demi', 2, 'jus de 3 citrons'],
    ['one or two bay leaves', 2, '2 or 4 bay leaves'],
    ['four or five pounds of veal', 0.5, '2 or 2½ pounds of veal'],
    ['one and a half to two cups of milk', 2, '3 to 4 cups of milk'],
    ['zwei bis drei Esslöffel Öl', 2, '4 bis 6 Esslöffel Öl'],
    ['ein bis zwei Zwiebeln', 3, '3 bis 6 Zwiebeln'],
    ['deux ou trois gousses d’ail', 2, '4 ou 6 gousses d’ail'],
    ['un o dos dientes de ajo', 2, '2 o 4 dientes de ajo'],
    ['due o tre cucchiai di olio', 2, '4 o 6 cucchiai di olio'],
    ['två eller tre matskedar olja', 2, '4 eller 6 matskedar olja'],
    ['one to one flour', 2, 'one to one flour'],
    ['one or the other', 2, 'one or the other'],
    ['two or more eggs', 2, 'two or more eggs'],
    ['une cuillère à soupe et demie de sucre', 2, '3 cuillères à soupe de sucre'],
    ['1 c. à s. et demie de sel', 2, '3 c. à s. de sel'],
    ['uma colher de sopa e meia de óleo', 2, '3 colheres de sopa de óleo'],
    ['1 xícara (chá) e meia de açúcar', 2, '3 xícaras (chá) de açúcar'],
    ['en och en halv liter mjölk', 2, '3 liter mjölk'],
    ['cent pour cent seigle', 2, 'cent pour cent seigle'],
    ['one hundred per cent rye bread', 2, 'one hundred per cent rye bread'],
    ['100 per cent rye bread', 2, '100 per cent rye bread'],
    ['2 - 2 1/2 dl cream', 1 / 3, '⅔ - ⅚ dl cream'],
    ['1 c water at 110°F', 2, '2 c water at 110°F'],
    ['[Dough for 2 loaves]', 2, '[Dough for 2 loaves]'],
    ['salt to taste', 2, 'salt to taste'],
  ])('writes %j times %d as %j', (line, factor, expected) => {
    expect(plain(scaleLine(line, factor))).toBe(expected);
  });
  it.each(SCALE_EXAMPLES)('%s', (line, half, threefold) => {
    expect([plain(scaleLine(line, 1 / 2)), plain(scaleLine(line, 3))]).toEqual([half, threefold]);
  });
  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('refuses the factor %d', (factor) => {
    expect(() => scaleLine('2 eggs', factor)).toThrow(RangeError);
  });
});

describe('scaling the method', () => {
  it('changes nothing at a factor of 1, nor anything outside the amounts', () => {
    const step = fc.array(
      fc.constantFrom(
        'Add 200 ml milk',
        'bake at 180 °C',
        'for 20 minutes',
        'cut into 4',
        '1/2 cup',
        '(2 tbsp)',
        '!',
        'ø',
      ),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(step, fc.double({ min: 0.1, max: 20, noNaN: true }), (pieces, k) => {
        const text = pieces.join('. ');
        expect(scaleStep(text, 1)).toBe(text);
        const scaled = scaleStep(text, k);
        for (const kept of ['180 °C', 'for 20 minutes', 'cut into 4'])
          expect(scaled.split(kept).length).toBe(text.split(kept).length);
      }),
    );
  });
  it('changes what is counted together with what is measured', () => {
    expect(plain(scaleStep('Fry 2 eggs in 1 tbsp oil for 3 minutes.', 2))).toBe(
      'Fry 4 eggs in 2 tbsp oil for 3 minutes.',
    );
  });
});

describe('the pieces of a scaled line', () => {
  it('tell the changed amounts from the text', () => {
    expect(scaledParts('1 cup plus 2 tbsp milk', 2)).toEqual([
      { text: '2', isChanged: true },
      { text: '\u00a0cups plus ', isChanged: false },
      { text: '4', isChanged: true },
      { text: '\u00a0tbsp milk', isChanged: false },
    ]);
    expect(scaledParts('1 cup milk', 1)).toEqual([{ text: '1 cup milk', isChanged: false }]);
  });
});

describe('a typed number of servings', () => {
  it('scales by 0.1 to 20', () => {
    expect(scaleFor(4, 6)).toBe(1.5);
    expect(scaleFor(4, 80)).toBe(20);
    expect(scaleFor(4, 81)).toBeUndefined();
    expect(scaleFor(40, 4)).toBe(0.1);
    expect(scaleFor(40, 3)).toBeUndefined();
    expect(scaleFor(4, Number.NaN)).toBeUndefined();
  });
});

describe('the laws of scaling', () => {
  const number = fc.oneof(
    fc.integer({ min: 1, max: 999 }).map(String),
    fc.constantFrom('½', '1½', '2 ¾', '1/3', '1 1/2', '0.5', '1,25', '2-3', '1½–2', '10 to 12'),
  );
  const line = fc
    .tuple(
      number,
      fc.constantFrom(' g', 'ml', ' cups', ' tbsp', ' large', ''),
      fc.constantFrom(' flour', ' onions, sliced', ' milk (whole)'),
    )
    .map((parts) => parts.join(''));
  const factor = fc.oneof(
    fc.integer({ min: 1, max: 40 }).map((n) => n * 0.5),
    fc.double({ min: 0.1, max: 20, noNaN: true }),
  );
  const IN_SPOONS: Readonly<Record<string, number>> = { cup: 16, cups: 16, tsp: 1 / 3, kg: 1000, l: 1000 };
  /** The values of a line, in one unit of each kind: 6 tbsp are 3/8 cup. */
  const valuesOf = (text: string) =>
    findAmounts(text).flatMap(({ numbers, unit }) =>
      numbers.map(({ value }) => value * (IN_SPOONS[unit?.word ?? ''] ?? 1)),
    );

  it('changes nothing at a factor of 1, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(scaleLine(text, 1)).toBe(text);
      }),
    );
  });
  it('makes as much of a range whose upper end stands behind the unit as of one before it', () => {
    const ends = fc
      .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }))
      .map(([low, more]) => [low, low + more] as const);
    fc.assert(
      fc.property(ends, fc.constantFrom('cups', 'tbsp', 'cloves', 'cans'), factor, ([low, high], unit, k) => {
        const [, ...behind] = scaleLine(`${low} ${unit} or ${high} of food`, k).split(' or ');
        const [, ...before] = scaleLine(`${low} or ${high} ${unit} of food`, k).split(' or ');
        if (k !== 1) expect(behind).toEqual(before);
      }),
    );
  });
  it('leaves a heading as it is at every factor', () => {
    fc.assert(
      fc.property(line, factor, (text, k) => {
        expect(scaleLine(`[${text}]`, k)).toBe(`[${text}]`);
      }),
    );
  });
  it('leaves every word that is no unit and is not counted as it is, and all signs', () => {
    fc.assert(
      fc.property(fc.oneof(line, fc.string({ unit: 'binary' })), factor, (text, k) => {
        let outside = text;
        for (const { start, end } of findAmounts(text).reverse())
          outside = `${outside.slice(0, start)}0${outside.slice(end)}`;
        const kept = [...outside.matchAll(/[\p{L}\p{M}]+|[^\p{L}\p{M}\p{N}\s.,⁄/½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞–-]/gu)];
        let rest = scaleLine(text, k);
        for (const { 0: word, index } of kept) {
          if (nounAt(outside, index) || isUnitWord(word)) continue;
          expect(rest).toContain(word);
          rest = rest.slice(rest.indexOf(word) + word.length);
        }
      }),
    );
  });
  it('has the exact values back after scaling by k and by 1/k, as near as they are shown', () => {
    fc.assert(
      fc.property(line, factor, (text, k) => {
        const back = valuesOf(scaleLine(scaleLine(text, k), 1 / k));
        for (const [index, value] of valuesOf(text).entries()) {
          expect(value * k * (1 / k)).toBeCloseTo(value, 9);
          expect(Math.abs((back[index] ?? 0) - value)).toBeLessThanOrEqual(value * 0.04);
        }
      }),
    );
  });
  it('keeps its amounts in every line that people write', () => {
    const written = fc.constantFrom(...SCALE_EXAMPLES.map(([text]) => text));
    fc.assert(
      fc.property(written, factor, (text, k) => {
        const shown = scaledParts(text, k);
        expect(shown.map((part) => part.text).join('')).toBe(scaleLine(text, k));
        const changed = shown.filter(({ isChanged }) => isChanged);
        expect(changed).toHaveLength(k === 1 ? 0 : valuesOf(text).length);
        for (const part of changed) expect(part.text).toMatch(/[1-9½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/);
        expect(scaledParts(text, 1)).toEqual([{ text, isChanged: false }]);
      }),
      { numRuns: 1_000 },
    );
  });
  it('shows every amount within 2 % of the exact one; none disappears or becomes 0', () => {
    fc.assert(
      fc.property(line, factor, (text, k) => {
        const exact = valuesOf(text).map((value) => value * k);
        const shown = valuesOf(scaleLine(text, k));
        expect(shown).toHaveLength(exact.length);
        for (const [index, value] of exact.entries()) {
          expect(shown[index]).toBeGreaterThan(0);
          expect(Math.abs((shown[index] ?? 0) - value)).toBeLessThanOrEqual(value * 0.02);
        }
      }),
      { examples: [['811 cups flour', 15.5]] },
    );
  });
});

describe('the servings scaler', () => {
  it('multiplies and rounds the servings', () => {
    expect(scaleServings(4, 1.5)).toBe(6);
    expect(scaleServings(3, 0.5)).toBe(2);
    expect(scaleServings(1, 0.1)).toBe(1);
  });
  it('moves in steps of 0.5 and stops at 0.5', () => {
    expect([SCALE_STEP, MIN_SCALE]).toEqual([0.5, 0.5]);
  });
});
