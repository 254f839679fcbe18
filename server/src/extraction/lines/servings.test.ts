import { fold } from '@larder/shared/language/fold';
import { expect, it } from 'vitest';
import { servingsIn } from './servings.ts';

it.each([
  ['It should do four hungry people.', 4],
  ['Salen unas cuatro raciones.', 4],
  ['Genoeg voor vier eters. Groetjes', 4],
  ['It will feed ten easily', 10],
  ['Das Gratin, sechs bis acht Personen.', 6],
  ['To na dwóch, trzech osób.', 2],
  ['a chicken sauté for the four of us you need', 4],
  ['Serves all 6 of us.', 6],
  ['Fed 5 of us with bread', 5],
  ['serve it over rice feeds four okay love you bye', 4],
  ['and that is it it makes six big bowls', 6],
  ['Reicht für drei, wenn es Brot gibt', 3],
  ['Räcker till 4. Kram', 4],
  ['that did six of us with peas', 6],
  ['4 portioner: 1 ring falukorv, 1 gul lök', 4],
  ['Ez négy személyre elég.', 4],
  ['Dört kişilik bir tencere', 4],
  ['it does 4 with a salad', 4],
  ['Ingrédients (4 bols) :', 4],
  ['Ingredientes para 8 torrijas: 8 rebanadas de pan', 8],
  ['🎃 VOOR 3 | KOKEN 25 MIN', 3],
  ['Für uns vier nehme ich 500 g Mehl', 4],
  ['un gratin pour nous trois', 3],
])('reads a number that is spelled: %j', (text, count) => {
  expect(servingsIn(fold(text))).toBe(count);
});

it.each([
  'Four people asked me for this one.',
  'Add two servings of rice.',
  'Brown the meat in two portions.',
  'Ajoutez les deux os.',
  'Ingredients (1 box):',
  'genoeg voor 3 dagen',
  'Räcker till 2 veckor i kylen',
  'Ingredients (5 ingredients only)',
  'Ingredients for 2 days:',
  'Makes two 9-inch layers',
  'Serve two ways',
  'Place two of them on a plate',
  'Ingredients (2 cups flour, 1 egg)',
  'This makes two cups of sauce.',
  'It does 2 things at once.',
  'Feed 1:2:2 the night before',
])('reads no number of others: %j', (text) => {
  expect(servingsIn(fold(text))).toBeNull();
});
