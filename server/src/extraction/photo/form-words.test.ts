import { expect, it } from 'vitest';
import { printedLines } from '../../testing/printed-rows.ts';
import { withoutFormWords } from './form-words.ts';
import { layOut } from './layout.ts';
import { placeRows } from './rows.ts';
import { structureRows } from './structure.ts';

const rows = (texts: readonly string[]) =>
  withoutFormWords(placeRows(layOut(printedLines(texts)))).map(({ text }) => text);

it.each([
  ['From the kitchen of: Ethel Moore', []],
  ['From the kitchen of Ethel Moore Serves: 8', ['Serves: 8']],
  ["Here's what's cookin':", []],
  ["Here's what's cookin' Corn Cakes", ['Corn Cakes']],
  ['Here’s what’s cookin: Corn Cakes', ['Corn Cakes']],
  ['Recipe for: Banana Bread', ['Banana Bread']],
  ['Recipe:', []],
  ['RECIPE', []],
  ['Rezept', []],
  ['Ricetta', []],
  ['Recipes from the north', ['Recipes from the north']],
  ['Aus der Küche von: Oma Hilde', []],
  ['Rezept für: Rührkuchen', ['Rührkuchen']],
  ['Aus der Kiche von: Oma Hilde', []],
  ['Rezept fir: Rührkuchen', ['Rührkuchen']],
  ['De la cuisine de : Mamie', []],
  ['Serves: ____', []],
  ['Serves', []],
  ['Serves: 4', ['Serves: 4']],
  ['From: Aunt Bea', []],
  ['Plum Cake  From: Aunt Bea', ['Plum Cake']],
  ['Äppelkaka Från: Moster Eva', ['Äppelkaka']],
  ['Von: Oma Hilde', []],
  ['From scratch pancakes', ['From scratch pancakes']],
  ['Recipe from: Aunt Bea', []],
  ['From the recipe box of Ethel Moore', []],
  ['Courtesy of: Ethel Moore', []],
  ['What’s cooking: Corn Cakes', ['Corn Cakes']],
  ["What's cookin': Corn Cakes", ['Corn Cakes']],
  ['Name of dish: Corn Cakes', ['Corn Cakes']],
  ['Title: Corn Cakes', ['Corn Cakes']],
  ['Rezept von: Oma Hilde', []],
  ['Rezept von Oma Hilde  Personen: 6', ['Personen: 6']],
  ['Heute gibt’s: Rührkuchen', ['Rührkuchen']],
  ['Name des Gerichts: Rührkuchen', ['Rührkuchen']],
  ['Recette de : Tarte aux prunes', ['Tarte aux prunes']],
  ['Nom du plat : Tarte aux prunes', ['Tarte aux prunes']],
  ['Receta de: Flan casero', ['Flan casero']],
  ['Ricetta di: Torta di prugne', ['Torta di prugne']],
  ['Nome del piatto: Torta di prugne', ['Torta di prugne']],
  ['Receita de: Bolo de ameixa', ['Bolo de ameixa']],
  ['Recept van: Oma Truus', []],
  ['Naam van het gerecht: Pruimentaart', ['Pruimentaart']],
  ['Recette de famille', ['Recette de famille']],
  ['What’s cooked twice', ['What’s cooked twice']],
])('of a form %s holds %j', (text, held) => {
  expect(rows([text])).toEqual(held);
});

it.each([
  ['Recette : Tarte aux prunes', 'Recette de : Mamie', 'Tarte aux prunes'],
  ['Ricetta: Torta di prugne', 'Ricetta di: Nonna Pia', 'Torta di prugne'],
  ['Receta: Flan casero', 'Receta de: Abuela', 'Flan casero'],
])('takes the person for the giver where a form names the dish too: %s, %s', (dish, giver, held) => {
  expect(rows([dish, '', giver])).toEqual([held]);
  expect(rows([giver, '', dish])).toEqual([held]);
});

const read = async (texts: readonly string[]) =>
  (await structureRows(layOut(printedLines(texts)), { readAgain: () => Promise.resolve({ readings: [] }) }))
    ?.fields;

it('reads servings and times in the words of each language', async () => {
  const lists = [
    '1 kg potatoes',
    '2 onions',
    '200 g sausage',
    '',
    'Fry the onions and boil the potatoes for 30 minutes.',
  ];
  expect(await read(['Goulash', '2 SERVINGS   PREP 5 MIN   COOK 10 MIN', '', ...lists])).toMatchObject({
    servings: 2,
    ingredients: ['1 kg potatoes', '2 onions', '200 g sausage'],
  });
  expect(await read(['Guláš', 'Pro 5 osob', '', ...lists])).toMatchObject({ servings: 5 });
  expect(await read(['Hachee', 'Stooftijd 3 uur', '', ...lists])).toMatchObject({ cookTime: 180 });
  expect(await read(['Güveç', 'Hazırlama: 30 dk', '', ...lists])).toMatchObject({ prepTime: 30 });
  expect(await read(['Biscuits', 'Makes about 36', '', ...lists])).toMatchObject({ servings: 36 });
});

it.each([
  ['Tava Böreği', '8 adet', { servings: 8 }],
  ['Tava Böreği', '10 dilim', { servings: 10 }],
  ['Speculaas', '12 stuks', { servings: 12 }],
  ['Kanelbullar', 'Ca. 20 st', { servings: 20 }],
  ['Plum Cake', 'Enough for 6', { servings: 6 }],
  ['Plum Cake', 'Makes 2 loaves', { servings: 2 }],
  ['Pflaumenkuchen', 'ca. 16 Scheiben', { servings: 16 }],
  ['Cake aux prunes', '10 tranches', { servings: 10 }],
  ['Torta di prugne', '12 fette', { servings: 12 }],
  ['Bolo de ameixa', '12 fatias', { servings: 12 }],
  ['Placek', '12 kawałków', { servings: 12 }],
  ['Koláč', '12 kousků', { servings: 12 }],
  ['Brunsviger', 'Nok til 8', { servings: 8 }],
  ['Raggmunkar', 'Stekning 10 min', { cookTime: 10 }],
  ['Kotlety', 'Smażenie: 15 min', { cookTime: 15 }],
])('reads what the card of %s says over its lists: %s', async (title, said, facts) => {
  const lists = ['1 kg potatoes', '2 onions', '200 g sausage', '', 'Boil the potatoes and fry the onions.'];
  const part = await read([title, said, '', ...lists]);
  expect(part).toMatchObject({ title, ...facts, ingredients: lists.slice(0, 3) });
});

it('takes the pieces that a list asks for as ingredients', async () => {
  const lists = ['2 slices', '1 kg potatoes', '8 pieces of chicken', '200 g sausage'];
  const part = await read([
    'Stew',
    'Serves 4',
    '',
    'Ingredients',
    ...lists,
    '',
    'Boil all of it for an hour.',
  ]);
  expect(part).toMatchObject({ servings: 4 });
  expect(part?.ingredients).toContain('8 pieces of chicken');
});

it('takes a list that runs on in a paragraph apart, with for how many it is', async () => {
  expect(
    await read([
      'Everyday Lentils',
      '',
      'For 4: 300 g lentils, 1 carrot, 2 tbsp olive oil, 1 bay leaf, 800 ml',
      'stock.',
      '',
      'Heat the oil, fry the carrot for 5 minutes and add lentils and stock.',
      'Simmer for 35 minutes until soft. Season well.',
    ]),
  ).toMatchObject({
    servings: 4,
    ingredients: ['300 g lentils', '1 carrot', '2 tbsp olive oil', '1 bay leaf', '800 ml stock.'],
  });
});

it('ends the steps where nutrition begins', async () => {
  const part = await read([
    'Bean Salad',
    '1 can white beans',
    '2 tomatoes',
    '3 tbsp olive oil',
    '',
    'Drain the beans, chop the tomatoes and toss with the oil.',
    'Nutritional Information (per serving)',
    'Calories: 310 Protein: 12g Sugar: 4g',
  ]);
  expect(part?.instructions).toEqual(['Drain the beans, chop the tomatoes and toss with the oil.']);
});
