import { expect, it } from 'vitest';
import { thingsIn } from './talk-amounts.ts';
import { foodsNamedIn } from './talk-foods.ts';
import { talkWordsOf } from './talk-words.ts';

it.each([
  {
    said: 'Season the soup with salt and pepper and the onions.',
    foods: 'salt, pepper',
  },
  { said: 'Boil it in the water with 2 cups of rice and scatter parsley over it.', foods: 'parsley' },
  { said: 'Mit Schnittlauch bestreuen und die Zwiebeln in Butter braten.', foods: 'Schnittlauch, Butter' },
  { said: 'On ajoute du sel et on sert avec de la coriandre dans les bols.', foods: 'sel, coriandre' },
])('$said names $foods', ({ said, foods }) => {
  const words = talkWordsOf(said);
  expect(foodsNamedIn(said, thingsIn(said, words), words).map(({ line }) => line)).toEqual(foods.split(', '));
});

it.each([
  { said: 'Alla fine sale, pepe e un filo di olio.', foods: 'sale | pepe' },
  { said: 'Stir it and serve it with celery or crackers.', foods: '' },
  { said: 'Häll på buljongen och lägg i fisken när det kokar med dill.', foods: 'dill' },
])('$said names $foods: none of several, none that was named before', ({ said, foods }) => {
  const words = talkWordsOf(said);
  const named = foodsNamedIn(said, thingsIn(said, words), words).map(({ line }) => line);
  expect(named.join(' | ')).toBe(foods);
});
