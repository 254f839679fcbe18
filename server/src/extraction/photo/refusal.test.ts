import { describe, expect, it } from 'vitest';
import { printedLine, printedLines } from '../../testing/printed-rows.ts';
import { layOut } from './layout.ts';
import { structureRows } from './structure.ts';

const readAgain = () => Promise.resolve({ readings: [] });
const structure = (texts: readonly string[], score = 0.98) =>
  structureRows(
    layOut(printedLines(texts).map((line) => ({ ...line, characters: guessed(line.characters, score) }))),
    { readAgain },
  );
const guessed = <T extends { score: number }>(characters: readonly T[], score: number) =>
  characters.map((character) => ({ ...character, score }));

const OTHER_THINGS: readonly (readonly [string, readonly string[]])[] = [
  [
    'bill',
    ['FRESH MART', '12 Mill Road', '', 'Butter 250 g 2.49', 'Flour 1 kg 1.15', 'Eggs 12 3.29', 'TOTAL 6.93'],
  ],
  [
    'menu',
    [
      'The Old Mill',
      '',
      'Leek and potato soup, 6.50',
      'Roast chicken with thyme, 16.50',
      'Apple crumble, 7.00',
    ],
  ],
  [
    'menu without prices',
    ['Our Wedding Menu', '', 'Asparagus soup', 'Baked salmon with dill', 'Chocolate cake'],
  ],
  [
    'menu in German',
    ['Gasthof zur Linde', '', 'Schweinebraten mit Knödel 14,50', 'Käsespätzle 11,90', '0,5 l Bier 4,20'],
  ],
  [
    'letter about food',
    [
      'Dear Anna,',
      'thank you for the 2 jars of plum jam, we ate it with 3 loaves',
      'of bread in one week! On Sunday we had roast chicken and',
      'thought of you. It rained for 10 days.',
      'Your Martha',
    ],
  ],
  [
    'diary',
    [
      'Monday, 4 May',
      'Got up at 7. Ran 5 km in 28 min. Lunch with Tom: soup and bread.',
      'Cooked pasta in the evening, ate in 10 minutes.',
      'Bought 2 kg apples and baked a cake for Mum.',
    ],
  ],
  [
    'list of shopping',
    ['Shopping', '2 l milk', '12 eggs', '500 g butter', '1 kg flour', '3 onions', 'toothpaste'],
  ],
  [
    'list of shopping without a name',
    ['2 milk', '12 eggs', 'butter', '1 kg potatoes', '3 onions', 'washing powder'],
  ],
  [
    'list of shopping in German',
    ['Einkaufsliste', '1 kg Mehl', '500 g Zucker', '2 l Milch', '10 Eier', 'Klopapier'],
  ],
  [
    'novel',
    [
      'The Ferry Inn',
      'Martha had cooked for the whole crew since the spring, and by now',
      'she salted nothing twice. The onions hissed in the butter while he',
      'told her about the storm. She chopped the parsley, wiped the knife',
      'and let the soup simmer as long as he talked.',
      '“Two eggs are left,” she said, and poured the cream into the pan.',
      'He stirred the flour into the sauce, because somebody had to, and',
      'the kitchen smelled of garlic and of rain.',
      '87',
    ],
  ],
  [
    'novel in German',
    [
      'Das Haus am Deich',
      'Sie schnitt die Zwiebeln, ohne hinzusehen, und ließ die Butter in der',
      'Pfanne schäumen. Er goss die Milch dazu, rührte und schwieg.',
      'Draußen regnete es seit drei Tagen. Die Suppe kochte, das Mehl war',
      'aus, und niemand hatte Salz gekauft.',
    ],
  ],
  [
    'diary of a cook',
    [
      'Tuesday',
      'I baked two loaves before breakfast and burnt the third. In the evening',
      'we fried the fish that Paul had caught, with butter and garlic, and',
      'boiled potatoes for nine. I whisked the cream until my arm was lame.',
    ],
  ],
  [
    'letter from a kitchen',
    [
      'Dear Rose,',
      'we simmered your plums into jam, and Ada stirred for an hour. I added',
      'sugar and cinnamon as you had told me, and poured it into nine jars.',
      'The dough for Sunday is rising and I will bake it tomorrow.',
      'With love, Edith',
    ],
  ],
  ['poster', ['SUMMER FAIR', 'Saturday 14 June', '10 am to 5 pm', 'Cakes, coffee, music', 'Entry 2 euros']],
  [
    'timetable',
    ['Bus 42', 'Mill Road 7:10 7:40 8:10', 'Station 7:22 7:52 8:22', 'Every 30 minutes on weekdays.'],
  ],
  [
    'manual',
    [
      'Cleaning your coffee machine',
      '1. Fill the tank with 1 l water and 100 ml descaler.',
      '2. Press the button for 5 seconds and wait for 20 minutes.',
      '3. Rinse the tank and run 2 cups of clear water through it.',
    ],
  ],
  [
    'leaflet of a medicine',
    [
      'Paracetamol 500 mg',
      'Adults: take 1 or 2 tablets every 4 hours with water.',
      'Children under 12: 250 mg, ask your doctor.',
      'Keep below 25 °C and out of the reach of children.',
    ],
  ],
  [
    'newspaper',
    [
      'Bakery reopens',
      'After 3 months of work the bakery in Mill Road opened on Saturday.',
      'The oven, 2 metres wide, reaches 250 °C in 40 minutes, and',
      '500 rolls were gone by noon.',
    ],
  ],
  [
    'label of a jar',
    [
      'Strawberry Jam',
      'Ingredients: strawberries 50 %, sugar, pectin, citric acid.',
      'Nutrition per 100 g: energy 250 kcal, fat 0 g, carbohydrate 61 g',
      'Net weight 340 g. Keep refrigerated after opening.',
    ],
  ],
  [
    'homework',
    [
      'Homework for Friday',
      '1. Read pages 20 to 35.',
      '2. Write 10 sentences.',
      '3. Mix red and yellow and paint a leaf.',
    ],
  ],
  [
    'invoice',
    [
      'Rechnung Nr. 2041',
      '2 Std. Montage 120,00 €',
      '3 m Kupferrohr 27,60 €',
      '1 Ventil 18,90 €',
      'Summe 166,50 €',
    ],
  ],
];

describe('a photo', () => {
  it.each(OTHER_THINGS)('of a %s is no recipe', async (_, texts) => {
    expect(await structure(texts)).toBeUndefined();
  });

  it.each(OTHER_THINGS.filter(([name]) => /^(?:letter|diary|homework|poster)/.test(name)))(
    'of a %s that is hard to read is none either',
    async (_, texts) => {
      expect(await structure(texts, 0.8)).toBeUndefined();
    },
  );

  it('of a card without headings, most of whose amounts stand in its sentences, is one', async () => {
    const part = await structure([
      'Chicken Supper',
      '1 hen, boiled and cubed',
      'Saute: 1 medium onion, 3 stalks celery (about 1 cup)',
      'Make white sauce: 1/4 lb. butter, 1/2 cup flour,',
      '1 pint milk. Stir until melted.',
      'Mix all together and bake at 350° for 30 min.',
    ]);
    expect(part?.fields.title).toBe('Chicken Supper');
    expect(part?.fields.ingredients).toEqual(
      expect.arrayContaining([
        '1 hen, boiled and cubed',
        '1 medium onion',
        '1/4 lb. butter',
        '1/2 cup flour',
      ]),
    );
    expect(part?.fields.instructions.join(' ')).toContain('bake at 350° for 30 min');
    expect(part?.isHard).toBeUndefined();
  });

  it('of a card whose words are mostly misread is one where two amounts and what is cooked are left', async () => {
    const card = [
      'Lorn Puddrng',
      '2 cups cwrn',
      'sult',
      '3 eqqs',
      'mulk',
      '',
      'Grcase a dish, ponr in and bake 40 min.',
    ];
    expect((await structure(card, 0.92))?.fields.ingredients).toEqual(
      expect.arrayContaining(['2 cups cwrn']),
    );
  });

  it('of a method alone, as the second page of a recipe, is a part of one', async () => {
    const part = await structure([
      'Chop the onions and soften them in the butter for 10 minutes.',
      'Add the rice, stir until it shines and pour in the stock.',
      'Simmer for 20 minutes and serve with the cheese.',
    ]);
    expect(part?.fields.instructions.length).toBeGreaterThan(0);
  });

  it("of a card that is hard to read has an 'a' before its spoons for a two, and marks it", async () => {
    const card = ['apple Cake', 'acups flour', 'a tsp. salt', 'a eggs', '1 cup mile', '375° 25 min'];
    const part = await structure(card, 0.76);
    expect(part?.fields.ingredients).toEqual(
      expect.arrayContaining(['2cups flour', '2 tsp. salt', '2 eggs']),
    );
    const at = part?.fields.ingredients.indexOf('2 tsp. salt');
    expect(part?.evidence).toContainEqual(
      expect.objectContaining({ field: 'ingredients', index: at, doubt: 'quantity' }),
    );
    const clear = await structure([
      'Apple Cake',
      '2 cups flour',
      'a tsp. salt',
      '3 eggs',
      '1 cup milk',
      '',
      'Mix everything and bake for 25 min.',
    ]);
    expect(clear?.fields.ingredients).toContain('a tsp. salt');
  });

  it('of a card that is hard to read gives what could be read of it, and says so once', async () => {
    const card = [
      'apple Cake',
      'acups sifted flour',
      'a tap. B powde',
      '14 salt',
      '314 cup mile',
      '1 egg unleaten',
      '1 top. vanilla',
      'spread apples over',
      '375°. .a5 min',
    ];
    const part = await structure(card, 0.76);
    expect(part?.isHard).toBe(true);
    expect(part?.fields.ingredients).toEqual(expect.arrayContaining(['1 egg unleaten']));
    expect(part?.fields.instructions.join(' ')).toContain('375°');
    expect(part?.evidence.some(({ doubt }) => doubt === 'unclear')).toBe(false);
  });
});

it('takes a title of small letters, or behind the words that are printed on a form', async () => {
  const list = [
    '2 cups flour',
    '1/2 cup butter',
    '3 eggs',
    '',
    'Cream butter and eggs and fold in the flour.',
  ];
  const small = await structure(["grandma's pound cake", '', ...list, 'Bake at 350 for 40 min.']);
  expect(small?.fields.title).toBe("grandma's pound cake");
  const form = await structureRows(
    layOut([
      printedLine({ text: 'Recipe for: Pound Cake', top: 100 }),
      ...printedLines(['', ...list, 'Bake at 350 for 40 min.']),
    ]),
    { readAgain },
  );
  expect(form?.fields.title).toBe('Pound Cake');
});
