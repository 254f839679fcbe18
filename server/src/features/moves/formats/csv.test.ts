import { expect, it } from 'vitest';
import type { MovedRecipe } from './contract.ts';
import { csv } from './csv.ts';
import { fileOf } from './guards/zip.ts';

async function read(table: string): Promise<MovedRecipe[]> {
  const recipes: MovedRecipe[] = [];
  for await (const recipe of csv.read(fileOf('a.csv', Buffer.from(table))))
    recipes.push(recipe as MovedRecipe);
  return recipes;
}

it('loses no cell of a table: names that stand twice or not at all, cells beyond the last name, what is no date or stars', async () => {
  const table = [
    ',Title,Notes,Notes,Rating,Date,URL,Favorite,Directions',
    '7,Soup,Thin,Too thin,very good,last summer,grandma.example/soup,rather,Chop, stir and wait.,Serve.',
    '8,Bread,,,0,2020-02-01,https://a.example/b,no,Bake.',
  ];
  const [soup, bread] = await read(table.join('\r\n'));
  expect(soup).toMatchObject({ title: 'Soup', notes: 'Thin', instructions: ['Chop'], isFavorite: false });
  expect(soup?.leftOver).toEqual([
    { label: 'Rating', text: 'very good' },
    { label: 'Date', text: 'last summer' },
    { label: 'URL', text: 'grandma.example/soup' },
    { label: 'Favorite', text: 'rather' },
    { label: 'Column 1', text: '7' },
    { label: 'Notes', text: 'Too thin' },
    { label: 'Column 10', text: 'stir and wait.' },
    { label: 'Column 11', text: 'Serve.' },
  ]);
  expect(bread).toMatchObject({ title: 'Bread', sourceUrl: 'https://a.example/b' });
  expect(bread?.leftOver).toEqual([{ label: 'Column 1', text: '8' }]);
});

it('reads what Excel writes: a line that names the sign between the cells, and lines within a cell', async () => {
  const [soup] = await read('sep=;\r\nTitle;"In-\r\ngredients"\r\n"Soup; thick";"2 onions\n1 leek"\r\n');
  expect(soup).toMatchObject({ title: 'Soup; thick', ingredients: ['2 onions', '1 leek'] });
});

it('has a list in several columns, in one line, or as JSON, and the units of its times in its first line', async () => {
  const table = [
    'Recipe Name;Ingredient 1;Ingredient 2;Step 1;Step 2;Prep Time (min);total_time_hours;Sodium;Image URL',
    'Soup;1 l water;2 carrots;Boil.;Serve.;20;1.5;400;https://a.example/s.jpg',
    'Cake;1 cup flour|2 eggs;;1. Mix. 2. Bake.;;;;;',
    'Tart;"[""1 egg"", ""2 pears""]";;Bake.;;PT1H20M;;;',
    'Rice;1 cup rice, 2 cups water;;Boil.;;;;;',
  ];
  const [soup, ...others] = await read(table.join('\r'));
  expect(soup).toMatchObject({
    ...{
      ingredients: ['1 l water', '2 carrots'],
      instructions: ['Boil.', 'Serve.'],
      prepTime: 20,
      totalTime: 90,
    },
    ...{ nutrition: 'Sodium: 400 mg', leftOver: [{ label: 'Picture', text: 'https://a.example/s.jpg' }] },
  });
  expect(others).toMatchObject([
    { ingredients: ['1 cup flour', '2 eggs'], instructions: ['Mix.', 'Bake.'] },
    { ingredients: ['1 egg', '2 pears'], prepTime: 80 },
    { ingredients: ['1 cup rice', '2 cups water'] },
  ]);
});

it('takes a formula for the text that it is', async () => {
  const formulas = ['=HYPERLINK("https://a.example","Soup")', '+1+cmd|calc', '@SUM(1)', '-2'];
  const table = [
    'Title,Ingredients',
    ...formulas.map((one) => `"${one.replaceAll('"', '""')}","${one.replaceAll('"', '""')}"`),
  ];
  const recipes = await read(table.join('\r\n'));
  expect(recipes.map(({ title }) => title)).toEqual(formulas);
  expect(recipes[0]?.ingredients).toEqual([formulas[0]]);
});
