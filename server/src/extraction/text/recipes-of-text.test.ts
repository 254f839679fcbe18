import { describe, expect, it } from 'vitest';
import { readCaption } from './read-text.ts';

const SOUP =
  'Onion soup\n\n3 onions\n50 g butter\n1 l stock\n\nFry the onions in the butter.\nBoil them in the stock.';
const BREAD = 'Rye bread\n\n500 g rye flour\n300 ml water\n\nMix and leave overnight.\nBake for an hour.';
const SPREADS = `Three spreads for the picnic 🧺

1. OLIVE PASTE
100 g olives
2 tbsp oil
Blend until smooth.

2. Beetroot cream
200 g beetroot, cooked
100 g quark
Mash with a fork.

3. EGG BUTTER
3 eggs, boiled
80 g butter
Chop and mix.

Which one is yours? 👇`;
const titles = (text: string) => readCaption(text).titles;

describe('several recipes of a text', () => {
  it.each([
    ['one below the other', `${SOUP}\n\n${BREAD}`, ['Onion soup', 'Rye bread']],
    ['with numbers', SPREADS, ['OLIVE PASTE', 'Beetroot cream', 'EGG BUTTER']],
    [
      'with headings of their own',
      'Zwei Kuchen\n\nApfelkuchen\nZutaten:\n3 Äpfel\n200 g Mehl\nZubereitung:\nAlles mischen.\n\nMohnkuchen\nZutaten:\n100 g Mohn\n2 Eier\nZubereitung:\nAlles rühren.',
      ['Apfelkuchen', 'Mohnkuchen'],
    ],
    [
      'with their servings below the name',
      `${SOUP.replace('\n\n', '\nServes 4\n\n')}\n\n${BREAD.replace('\n\n', '\nServes 8\n\n')}`,
      ['Onion soup', 'Rye bread'],
    ],
    [
      'one line for the list and one for the steps',
      'Honey dressing\n2 tbsp honey, 3 tbsp oil, 1 lemon\nShake in a jar.\n\nYogurt dressing\n200 g yogurt, 1 clove garlic, 2 tbsp mint\nWhisk in a bowl.',
      ['Honey dressing', 'Yogurt dressing'],
    ],
    [
      'with signs between the items of a line, where no list is shaped as such',
      'Herb butter\n100 g butter / 1 clove garlic / a handful of parsley\nMash it all with a fork.\n\nTomato jam\n1 kg tomatoes / 300 g sugar / 1 lemon\nBoil for an hour and fill into jars.',
      ['Herb butter', 'Tomato jam'],
    ],
  ])('are found: %s', (_, text, expected) => {
    expect(titles(text)).toEqual(expected);
  });

  it.each([
    ['a recipe alone', SOUP],
    [
      'parts with one method',
      'Pie\n\nThe crust\n200 g flour\n100 g butter\n\nThe top\n3 apples\n50 g sugar\n\nKnead, fill and bake.',
    ],
    [
      'parts that are said to be for something',
      `Tart\n\n${['For the pastry', 'For the cream'].map((part) => `${part}\n200 g flour\n2 eggs\nMix in a bowl.`).join('\n\n')}`,
    ],
    [
      'labelled parts',
      `Tart\n\n${['Pastry:', 'Cream:'].map((part) => `${part}\n200 g flour\n2 eggs\nMix in a bowl.`).join('\n\n')}`,
    ],
    [
      'days',
      `Sourdough\n\n${['Day 1', 'Day 2'].map((part) => `${part}\n200 g flour\n100 g water\nMix in a bowl.`).join('\n\n')}`,
    ],
    [
      'a part that the steps of another take',
      'Carrot cake\n\n200 g carrots\n3 eggs\nMix and bake for an hour.\n\nCream cheese icing\n200 g cream cheese\n50 g sugar\nBeat and spread over the cake.',
    ],
    [
      'a part that is an ingredient of another',
      'Chilli oil\n\n100 ml oil\n1 tbsp chilli flakes\nHeat in a pan.\n\nNoodle bowl\n200 g noodles\n2 tbsp of the chilli oil\nBoil and mix.',
    ],
    [
      'a recipe and a list without a method',
      `${SOUP}\n\nFor your shopping\n\nRye bread\n500 g rye flour\n300 ml water`,
    ],
    ['the same recipe twice', `${SOUP}\n\n${SOUP}`],
    [
      'two of which one cannot be read alone',
      `${SOUP}\n\nGym day\n3 rounds of squats\n2 rounds of lunges\nRun for an hour.`,
    ],
  ])('are not what stands in %s', (_, text) => {
    expect(titles(text)).toEqual([]);
  });
});

describe('of several recipes', () => {
  it('each is read by its place, with nothing of the others', () => {
    expect(readCaption(SPREADS, { choice: 1, title: 'Picnic' })).toMatchObject({
      recipe: {
        title: 'Beetroot cream',
        ingredients: ['200 g beetroot, cooked', '100 g quark'],
        instructions: ['Mash with a fork.'],
      },
      text: 'Beetroot cream\n200 g beetroot, cooked\n100 g quark\nMash with a fork.\n',
    });
  });

  it('all are one without a choice, each under its name', () => {
    expect(readCaption(SPREADS).recipe).toMatchObject({
      title: 'Three spreads for the picnic',
      ingredients: [
        ...['[OLIVE PASTE]', '100 g olives', '2 tbsp oil'],
        ...['[Beetroot cream]', '200 g beetroot, cooked', '100 g quark'],
        ...['[EGG BUTTER]', '3 eggs, boiled', '80 g butter'],
      ],
      instructions: ['Blend until smooth.', 'Mash with a fork.', 'Chop and mix.'],
    });
  });

  it('the names are the title where the text has none, and sections stay', () => {
    const bread = BREAD.replace('300 ml', 'For the sponge:\n300 ml');
    const { recipe } = readCaption(`${SOUP}\n\n${bread}`);
    expect(recipe?.title).toBe('Onion soup & Rye bread');
    expect(recipe?.ingredients.filter((line) => line.startsWith('['))).toEqual([
      '[Onion soup]',
      '[Rye bread]',
      '[Rye bread: For the sponge]',
    ]);
  });

  it('none is read by a place that there is not', () => {
    expect(readCaption(SPREADS, { choice: 3 }).recipe).toBeNull();
    expect(readCaption(SOUP, { choice: 0 }).recipe).toBeNull();
  });
});

it('takes time in proportion to the text', () => {
  const cpu = (text: string) => {
    const start = process.cpuUsage();
    readCaption(text);
    return process.cpuUsage(start).user;
  };
  const many = (count: number) =>
    Array.from(
      { length: count },
      (_, index) => `${SOUP.replace('Onion', `Onion ${index}`)}\n\nA name\n3 eggs`,
    ).join('\n\n');
  cpu(many(50));
  expect(cpu(many(800))).toBeLessThan(3 * cpu(many(400)) + 20_000);
});
