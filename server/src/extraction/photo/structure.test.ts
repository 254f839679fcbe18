import { describe, expect, it } from 'vitest';
import { printedLine, printedLines } from '../../testing/printed-rows.ts';
import { layOut } from './layout.ts';
import type { TextLine } from './read-text.ts';
import { structureRows } from './structure.ts';

const readAgain = () => Promise.resolve({ readings: [] });
const structure = (lines: readonly TextLine[], options = {}) =>
  structureRows(layOut(lines), { readAgain, ...options });
const title = (text: string) => printedLine({ text, top: 60, height: 70 });

describe('structureRows', () => {
  it('follows headings, keeps sections and joins what runs over the end of a row', async () => {
    const part = await structure([
      title('Chickpea Stew'),
      ...printedLines([
        'Serves 4 · Prep 10 minutes · Cook 1 hour',
        'A pot that cooks itself while you read.',
        '',
        'Ingredients',
        'For the paste',
        '2 cloves garlic',
        '1 tsp cumin',
        'For the stew',
        '400 g chickpeas, soaked and',
        'drained',
        'Salt and pepper',
        '',
        'Method',
        '1. Pound the garlic with the cumin and a lit-',
        'tle salt.',
        '2. Simmer everything for l hour.',
        '',
        'Notes',
        'Keeps for 3 days.',
      ]),
    ]);
    expect(part?.fields).toEqual({
      title: 'Chickpea Stew',
      description: 'A pot that cooks itself while you read.',
      ingredients: [
        '[For the paste]',
        '2 cloves garlic',
        '1 tsp cumin',
        '[For the stew]',
        '400 g chickpeas, soaked and drained',
        'Salt and pepper',
      ],
      instructions: ['Pound the garlic with the cumin and a little salt.', 'Simmer everything for 1 hour.'],
      prepTime: 10,
      cookTime: 60,
      servings: 4,
      difficulty: null,
    });
    expect(part?.notes).toEqual(['Keeps for 3 days.']);
  });

  it.each([
    ['under their heading', ['Tips', 'Better the next day.', '', 'Use any beans', 'you have.'], 2],
    ['behind their name', ['Tip: better the next day, with any beans', 'you have.'], 1],
  ])('takes notes %s for notes, and no table of nutrients', async (_, notes, count) => {
    const part = await structure([
      title('Chickpea Stew'),
      ...printedLines(['Ingredients', '2 cloves garlic', '1 tsp cumin']),
      ...printedLines(['Method', '1. Pound the garlic with the cumin.', '2. Simmer for an hour.'], {
        top: 400,
      }),
      ...printedLines(notes, { top: 700 }),
      ...printedLines(['Nutrition', 'Energy: 310 kcal Fat: 18 g'], { top: 1_100 }),
    ]);
    expect(part?.fields.instructions).toHaveLength(2);
    expect(part?.notes).toHaveLength(count);
    expect(part?.notes?.join(' ').toLowerCase()).toContain('better the next day');
    expect(part?.notes?.at(-1)).toMatch(/you have\.$/);
  });

  it.each(['Notes & Tips', "Baker's tip:", 'Tips (optional)', 'TIPPS', 'Note'])(
    'takes what stands under %j for notes',
    async (heading) => {
      const part = await structure([
        title('Chickpea Stew'),
        ...printedLines(['Ingredients', '2 cloves garlic', '1 tsp cumin']),
        ...printedLines(['Method', '1. Pound the garlic with the cumin.', '2. Simmer for an hour.'], {
          top: 400,
        }),
        ...printedLines([heading, 'Better the next day.', '---'], { top: 700 }),
      ]);
      expect(part?.notes).toEqual(['Better the next day.']);
      expect(part?.fields.instructions).toHaveLength(2);
    },
  );

  it('takes nothing for notes on a page that is hard to read: a word may be misread there', async () => {
    const page = [
      title('Butter Cake'),
      ...printedLines(['1 cup butter', '1 cup sugar', '2 eggs', '2 cups flour']),
      ...printedLines(
        ['Note: oven mst be hot', 'Crem bnter and sngar', 'Add eqgs ome by one', 'Pnt in pam'],
        {
          top: 460,
        },
      ),
    ].map((line) => ({
      ...line,
      characters: line.characters.map((character) => ({ ...character, score: 0.8 })),
    }));
    const part = await structure(page);
    expect(part?.notes).toBeUndefined();
    expect(part?.fields.instructions.join(' ')).toMatch(/oven mst be hot.*Pnt in pam/);
  });

  it.each([
    ['after its label', ['Difficulty: easy']],
    ['below its label', ['Difficulty', 'Easy']],
    ['by itself', ['Easy']],
    ['among other facts', ['Serves 4 · Prep 10 minutes · Difficulty: easy']],
  ])('takes a difficulty %s for the difficulty and for nothing else', async (_, rows) => {
    const part = await structure([
      title('Chickpea Stew'),
      ...printedLines([...rows, 'A pot that cooks itself while you read.']),
      ...printedLines(['Ingredients', '2 cloves garlic', '1 tsp cumin'], { top: 600 }),
      ...printedLines(['Method', '1. Pound the garlic with the cumin.'], { top: 900 }),
    ]);
    expect(part?.fields).toMatchObject({
      description: 'A pot that cooks itself while you read.',
      difficulty: 'easy',
      ingredients: ['2 cloves garlic', '1 tsp cumin'],
    });
  });

  it('tells ingredients from steps by their shape where no heading does', async () => {
    const part = await structure([
      title('Pickled Beets'),
      ...printedLines([
        '4 beets',
        '1 cup vinegar',
        '2 tbsp sugar',
        '',
        'Boil the beets until they are soft.',
        'Slice them, and pour the hot vinegar over them.',
        'Wait for a day.',
      ]),
    ]);
    expect(part?.fields).toMatchObject({
      title: 'Pickled Beets',
      ingredients: ['4 beets', '1 cup vinegar', '2 tbsp sugar'],
      instructions: [
        'Boil the beets until they are soft.',
        'Slice them, and pour the hot vinegar over them.',
        'Wait for a day.',
      ],
    });
  });

  it('knows the words of other languages', async () => {
    const part = await structure([
      title('Kartoffelsuppe'),
      ...printedLines([
        'Vorbereitungszeit: 20 Min. · Kochzeit: 30 Min.',
        'Zutaten für 4 Personen',
        '800 g Kartoffeln',
        '2 Karotten',
        '1 TL Majoran',
        'Zubereitung',
        'Das Gemüse schälen und in Würfel schneiden.',
        'Mit der Brühe aufgießen und kochen lassen.',
      ]),
    ]);
    expect(part?.fields).toMatchObject({
      ingredients: ['800 g Kartoffeln', '2 Karotten', '1 TL Majoran'],
      prepTime: 20,
      cookTime: 30,
      servings: 4,
    });
    expect(part?.fields.instructions).toHaveLength(2);
  });

  it('marks what a person should look at, with its place', async () => {
    const part = await structure([
      title('Tea Cake'),
      ...printedLines([
        'Ingredients',
        '200 g flour',
        '% cup sugar',
        '1 egg',
        'Method',
        '1. Bake it for 40 minutes.',
      ]),
      printedLine({ text: '2. Let it cool.', top: 500, score: 0.6 }),
    ]);
    const doubts = part?.evidence.filter(({ doubt }) => doubt !== undefined);
    expect(doubts?.map(({ field, index, doubt }) => [field, index, doubt])).toEqual([
      ['ingredients', 1, 'quantity'],
      ['instructions', 1, 'unclear'],
    ]);
    expect(doubts?.[0]?.box).toMatchObject({ x: 0.05, y: 0.15 });
  });

  it.each<[string, string[]]>([
    ['a letter', ['12 March 2024', 'Dear Ann,', 'We had 2 lovely days with you.', 'Love, Joe']],
    ['a bill', ['2 x Milk 1 l 3.98', '1 Butter 250 g 2.79', '1 kg Flour 0.99', 'TOTAL 7.76']],
    ['a menu', ['Starters', 'Leek soup 6.50', 'Bread 4.50', 'Mains', 'Lamb shank 19.00']],
    ['a notice', ['Residents parking', 'The car park closes at 7 pm. Visitors may stay 90 minutes.']],
    ['a list of what to buy', ['Shopping list', 'milk 2 l', '6 eggs', '500 g mince', 'soap', '3 onions']],
    [
      'what to do on leaving',
      ['Before you go', '1. Start the washing at 60° please.', '2. Turn off the oven.'],
    ],
    [
      'how to build a shelf',
      [
        'Parts',
        '4 panels',
        '24 screws',
        'Instructions',
        '1. Push 2 pins into each panel.',
        '2. Fix the panels.',
      ],
    ],
    ['nothing', []],
  ])('finds no recipe in %s', async (_, lines) => {
    expect(await structure(printedLines(lines))).toBeUndefined();
  });

  it('leaves out page numbers, running titles and what is said beside the recipe', async () => {
    const part = await structure([
      ...printedLines(['118 DESSERTS'], { top: 10 }),
      title('Baked Pears'),
      ...printedLines([
        'Ingredients',
        '4 pears',
        '100 g sugar',
        'How to make it',
        '1. Halve the pears and sugar them.',
        '2. Bake them until they are soft, which takes about an hour, and leave them in the oven',
        'for 2 hours.',
        'Tip: They keep for a week.',
        '— 45 —',
      ]),
    ]);
    expect(part?.fields).toMatchObject({
      title: 'Baked Pears',
      servings: null,
      ingredients: ['4 pears', '100 g sugar'],
      instructions: [
        'Halve the pears and sugar them.',
        'Bake them until they are soft, which takes about an hour, and leave them in the oven for 2 hours.',
      ],
    });
  });

  it('knows a heading with a misread letter, and facts whose labels stand over them', async () => {
    const part = await structure([
      title('Barszcz'),
      ...printedLines([
        'PREP',
        '20 min',
        'sktadniki',
        '1 kg beets',
        '1,5 1 broth',
        '1 Ib onions',
        'Przygotowanie',
        '1. Cook.',
      ]),
    ]);
    expect(part?.fields).toMatchObject({
      prepTime: 20,
      ingredients: ['1 kg beets', '1,5 l broth', '1 lb onions'],
      instructions: ['Cook.'],
    });
  });

  it('begins a line at what needs no amount, and leaves no gap in front of a typed full stop', async () => {
    const part = await structure([
      title('Pasta e ceci'),
      ...printedLines([
        'Ingredienti',
        '2 dl . latte',
        '4 cucchiai d’olio extravergine',
        'sale q.b.',
        'Procedimento',
        'Scaldate il latte . Unite i ceci .',
      ]),
    ]);
    expect(part?.fields).toMatchObject({
      ingredients: ['2 dl. latte', '4 cucchiai d’olio extravergine', 'sale q.b.'],
      instructions: ['Scaldate il latte. Unite i ceci.'],
    });
  });

  it('keeps a row that says what is to taste with the row above where that has no amount', async () => {
    const part = await structure([
      title('Green Beans'),
      ...printedLines([
        'Ingredients',
        '1 pound green beans',
        'Salt and freshly ground black',
        'pepper to taste',
        'Method',
        'Boil the beans 5 minutes.',
      ]),
    ]);
    expect(part?.fields.ingredients).toEqual([
      '1 pound green beans',
      'Salt and freshly ground black pepper to taste',
    ]);
  });

  it.each([40, 60])('takes a title %i high, centred over two columns, for the title', async (height) => {
    const part = await structure([
      printedLine({ text: 'Potato Pancakes', left: 380, top: 100, height }),
      ...printedLines(['1 kg potatoes', '2 onions', '3 eggs', '1 tsp salt']),
      ...printedLines(['Grate the potatoes.', 'Mix with the eggs.', 'Fry on both sides.'], { left: 600 }),
    ]);
    expect(part?.fields).toMatchObject({
      title: 'Potato Pancakes',
      ingredients: ['1 kg potatoes', '2 onions', '3 eggs', '1 tsp salt'],
    });
  });

  it('takes the rest of a recipe on a further page, which alone is none', async () => {
    const rest = printedLines(['Fold in the berries and pour the batter into a tin.', 'Dust with sugar.']);
    expect(await structure(rest)).toBeUndefined();
    const part = await structure(rest, { isFurtherPage: true });
    expect(part?.fields.instructions).toHaveLength(2);
  });
});

it('takes the row above all others for the title, also over the right one of two columns', async () => {
  const part = await structureRows(
    layOut([
      printedLine({ text: 'Nut Loaf', left: 900, top: 80 }),
      ...printedLines(['Serves 6', '8 oz mixed nuts', '4 oz crumbs', '1 onion']),
      ...printedLines(['1/2 pint stock', '2 tsp yeast', '1 tsp herbs'], { left: 1_000, top: 250 }),
      ...printedLines(['Grind the nuts and crumbs together.', 'Bake with the rest for 40 min.'], {
        top: 500,
      }),
    ]),
    { readAgain: () => Promise.resolve({ readings: [] }) },
  );
  expect(part?.fields.title).toBe('Nut Loaf');
  expect(part?.fields.ingredients).toHaveLength(6);
});
