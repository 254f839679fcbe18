import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { knowEveryWord } from '../language/every-word.ts';
import { foodReaderIn } from './food-reader.ts';
import { likeliestLanguage } from './likely-languages.ts';
import { ingredientsOfStep, linesInSections } from './step-ingredients.ts';

knowEveryWord();

/** The ingredient lines that a step needs, the step being the last line of its list. */
function neededOf(instructions: string | string[], ingredients: string[], byFoods: boolean): string[] {
  const lines = [instructions].flat();
  const step = linesInSections(lines).at(-1);
  if (!step) throw new Error('No step');
  const reader = byFoods ? foodReaderIn(likeliestLanguage([...lines, ...ingredients])) : undefined;
  return ingredientsOfStep(step, linesInSections(ingredients), reader).map(({ text }) => text);
}

describe.each([
  ['words', false],
  ['foods', true],
])('ingredientsOfStep by %s', (_, byFoods) => {
  const needed = (instructions: string | string[], ingredients: string[]) =>
    neededOf(instructions, ingredients, byFoods);

  const stew = [
    '800 g chicken thighs, boneless',
    '2 large onions, finely sliced',
    '3 cloves garlic (crushed)',
    '2 tbsp olive oil',
    '1 l chicken stock',
    '400 g canned tomatoes',
    'Salt and black pepper',
    '1 red bell pepper',
    '1 glass red wine',
    'a handful of parsley leaves',
  ];

  it.each([
    ['Heat the oil.', ['2 tbsp olive oil']],
    ['Soften the onion and the garlic.', ['2 large onions, finely sliced', '3 cloves garlic (crushed)']],
    ['Pour in the wine, then the stock.', ['1 l chicken stock', '1 glass red wine']],
    ['Add the chicken stock.', ['1 l chicken stock']],
    ['Brown the chicken thighs.', ['800 g chicken thighs, boneless']],
    ['Stir in tomatoes and parsley.', ['400 g canned tomatoes', 'a handful of parsley leaves']],
    ['Season with salt and black pepper.', ['Salt and black pepper']],
    ['Cut the bell pepper.', ['1 red bell pepper']],
    ['Simmer until the sauce is dark red.', []],
    ['Simmer for 20 minutes, large lid on.', []],
    ['Mix all the ingredients.', stew],
  ])('%j needs %j', (step, lines) => {
    expect(needed(step, stew)).toEqual(lines);
  });

  it.each([
    ['Die Zwiebeln in der Butter anschwitzen.', ['2 Zwiebeln, gewürfelt', '50 g Butter', '1 EL Öl'], [0, 1]],
    ['Die Zwiebel schälen.', ['2 kleine Zwiebeln', '1 Zehe Knoblauch'], [0]],
    ['Chauffer l’huile d’olive.', ['2 c. à soupe d’huile d’olive', '100 g d’olives noires'], [0]],
    ['Ajouter les olives.', ['2 c. à soupe d’huile d’olive', '100 g d’olives noires'], [1]],
    ['Tritare i pomodori.', ['1 pomodoro', '1 cipolla'], [0]],
    ['Picar la cebolla y el ajo.', ['2 cebollas', '1 diente de ajo', '1 tomate'], [0, 1]],
    ['Fräs löken i smör.', ['1 lök', '25 g smör'], [0, 1]],
    ['Нарезать лук и картофель.', ['1 лук', '500 г картофель', '1 л воды'], [0, 1]],
    ['玉ねぎを炒める', ['玉ねぎ 1個', '人参 1本'], [0]],
    ['Fold in the cherries and berries.', ['1 cherry', '1 cup berry'], [0, 1]],
  ])('%j, from %j, needs %j', (step, ingredients, indices) => {
    expect(needed(step, ingredients)).toEqual(indices.map((index) => ingredients[index]));
  });

  it('takes the line of the step’s own heading where two are alike, and all of it for all', () => {
    const pie = [
      '[For the dough]',
      '200 g butter',
      '300 g flour',
      '[For the crumble]',
      '100 g butter',
      '80 g oats',
    ];
    expect(needed(['[Crumble]', 'Rub in the butter.'], pie)).toEqual(['100 g butter']);
    expect(needed(['[The dough]', 'Melt the butter.'], pie)).toEqual(['200 g butter']);
    expect(needed('Melt the butter.', pie)).toEqual(['200 g butter', '100 g butter']);
    expect(needed(['[Crumble]', 'Mix all ingredients.'], pie)).toEqual(['100 g butter', '80 g oats']);
  });

  it('finds what a step names, whatever stands around it, and never a heading', () => {
    const thing = fc.constantFrom('carrots', 'flour', 'butter', 'lemon', 'Kartoffeln', 'crème');
    const before = fc.constantFrom('', '2 ', '200 g ', '1/2 cup ', '3 large ', 'about 4 ', '2 tbsp fresh ');
    const after = fc.constantFrom('', ', chopped', ' (optional)', ' - melted');
    fc.assert(
      fc.property(
        before,
        thing,
        after,
        fc.constantFrom('Add the %.', 'First %, then stir.', '% for 5 minutes'),
        (a, name, b, step) => {
          const lines = [`[For ${name}]`, '1 egg', a + name + b];
          expect(needed(step.replace('%', name), lines)).toEqual([a + name + b]);
        },
      ),
    );
  });

  it('gives lines of the list in their order, whatever the texts, and in good time', () => {
    const text = fc.string({ maxLength: 60 });
    fc.assert(
      fc.property(text, fc.array(text, { maxLength: 12 }), (step, list) => {
        const lines = linesInSections(list);
        const found = ingredientsOfStep({ text: step, section: null }, lines);
        expect(found).toEqual(lines.filter((line) => found.includes(line)));
      }),
    );
    const began = Date.now();
    needed(
      'onion and oil '.repeat(70),
      Array.from({ length: 200 }, () => 'onion and oil '.repeat(70)),
    );
    expect(Date.now() - began).toBeLessThan(5000);
  });
});

describe('the foods of a step', () => {
  it.each([
    ['Add the chopped parsley.', ['1 onion finely chopped', '20 g parsley'], [1]],
    ['Fry it in butter.', ['1 tbsp oil or butter', '2 eggs'], [0]],
    ['Die Äpfel und den Zucker mischen.', ['1 Apfel', '50 g Zucker', '2 Eier'], [0, 1]],
    ['Die Kirschen mit der Sahne servieren.', ['200 g Kirschen', '1 Becher Sahne, geschlagen'], [0, 1]],
    ['Hacher les choux.', ['1 chou', '2 carottes'], [0]],
    ['Sbuccia le arance e il limone.', ['1 arancia', '1 limone', 'sale e pepe'], [0, 1]],
    ['Schil de uien en kook de eieren in een pan met water.', ['1 ui', '1 ei', '100 g kaas'], [0, 1]],
    ['Pokrój cebulę i jajka.', ['2 cebule', '1 jajko', '1 łyżka oleju'], [0, 1]],
  ])('%j, from %j, needs %j', (step, ingredients, indices) => {
    expect(neededOf(step, ingredients, true)).toEqual(indices.map((index) => ingredients[index]));
  });
});
