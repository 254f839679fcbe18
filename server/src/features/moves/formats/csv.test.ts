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
