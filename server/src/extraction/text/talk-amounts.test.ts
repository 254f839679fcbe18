import { expect, it } from 'vitest';
import { readableLine, thingsIn } from './talk-amounts.ts';
import { talkWordsOf } from './talk-words.ts';

const linesOf = (said: string) => {
  const words = talkWordsOf(said);
  return thingsIn(said, words).map(({ line }) => line);
};

it.each([
  ['Fry two large onions in a good splash of oil.', ['two large onions', 'a good splash of oil']],
  ['Du nimmst anderthalb Liter Brühe und eine Zwiebel dazu.', ['anderthalb Liter Brühe', 'eine Zwiebel']],
  [
    'Je doet vierhonderd gram bloem in een kom met een snufje zout.',
    ['vierhonderd gram bloem', 'een snufje zout'],
  ],
  [
    'Beat the butter with a cup and a quarter of sugar and two eggs.',
    ['a cup and a quarter of sugar', 'two eggs'],
  ],
  [
    'Tu mets deux cents grammes de riz dans un litre de bouillon.',
    ['deux cents grammes de riz', 'un litre de bouillon'],
  ],
])('is a line as it was said: %s', (said, lines) => {
  expect(linesOf(said)).toEqual(lines);
});

it('has digits where the words would be read as a smaller number', () => {
  const words = talkWordsOf('Beat it and bake it.');
  expect(readableLine('a cup and a half milk', words)).toBe('a cup and a half milk');
  expect(readableLine('two thousand grams of flour', words)).toBe('2000 grams of flour');
  expect(readableLine('three pounds and three quarters of beef', words)).toBe(
    'three pounds and three quarters of beef',
  );
});

it.each([
  ['how it is cut', 'Put two carrots finely chopped in the pot and stir.', 'two carrots finely chopped'],
  [
    'how warm it is',
    'Pour a pint of milk, warmed but not hot, over the oats.',
    'a pint of milk, warmed but not hot',
  ],
  ['what it weighs', 'Grate 2 courgettes (about 300 g) into the bowl.', '2 courgettes (about 300 g)'],
])('takes in %s behind its name', (_, said, line) => {
  expect(linesOf(said)).toEqual([line]);
});

it.each([
  ['an adverb', 'rühr 2 EL Zucker steif und gib sie zu den Eiern', '2 EL Zucker'],
  ['how it is done', 'Añade 200 g de harina poco a poco con la leche.', '200 g de harina'],
  ['a letter', 'Blend 1 cup cottage cheese w/ 2 eggs til smooth.', '1 cup cottage cheese'],
])('ends before %s', (_, said, line) => {
  expect(linesOf(said)[0]).toBe(line);
});

it.each([
  'Squeeze it in a tea towel.',
  'Press it into a buttered cake tin.',
  'Verse le tout dans un plat beurré.',
  'Häll den i en smord form.',
])('names no ware: %s', (said) => {
  expect(linesOf(said)).toEqual([]);
});

it.each([
  ['cut and form', 'Brat 2 Paprika in groben Stücken an und gib Salz dazu.', '2 Paprika in groben Stücken'],
  ['a participle', 'Añade 100 g de jamón desmenuzado y mezcla bien.', '100 g de jamón desmenuzado'],
  ['two of them', 'Fry 3 trout gutted and heads off in the butter.', '3 trout gutted and heads off'],
  ['a comma', 'Add two onions, skins on, and boil it all with salt.', 'two onions, skins on'],
  ['a grade', 'Misch 300 g Weizenmehl Type 405 mit dem Wasser und knete es.', '300 g Weizenmehl Type 405'],
  ['a pack', 'Stir a 400 g tin of tomatoes into the pan and cook it.', 'a 400 g tin of tomatoes'],
  ['a few measures', 'Stir in a few shakes of soy sauce and fry it.', 'a few shakes of soy sauce'],
  ['no article', 'Dodaj łyżkę mąki i wymieszaj z masłem.', 'łyżkę mąki'],
  ['a size', 'Melt it and stir in big knob of butter.', 'big knob of butter'],
  ['a named half', 'Mélange 50 g de beurre demi-sel avec la farine.', '50 g de beurre demi-sel'],
])('ends behind %s', (_, said, line) => {
  expect(linesOf(said)).toEqual([line]);
});
