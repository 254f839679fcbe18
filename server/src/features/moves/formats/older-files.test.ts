import { describe, expect, it } from 'vitest';
import { MOVED_LIBRARIES } from '../../../testing/moved-libraries/index.ts';
import { readMoved as read } from '../../../testing/moves-read.ts';
import { zipped } from '../../../testing/zipped.ts';
import { openZip } from './guards/zip.ts';
import { isZip } from './reading/zip-or-one.ts';

describe('an export that was unpacked and zipped again', () => {
  it.each(MOVED_LIBRARIES)('is read from one folder more: $name', async ({ file, recipes }) => {
    const library = await file();
    if (!(await isZip(library))) return;
    const again: Record<string, Buffer> = {};
    for (const entry of (await openZip(library)).entries)
      again[`my export/${entry.name}`] = await entry.bytes();
    const found = await read(library.name, await zipped(again));
    expect(found.map(({ title }) => title)).toEqual(recipes.map(({ title }) => title));
  });
});

describe('a recipe of Mealie before 1.0', () => {
  const recipe = {
    ...{ id: 7, name: 'Pea bake', slug: 'pea-bake', description: 'Plain.', image: 'pea-bake' },
    ...{ recipe_category: ['Supper'], tags: ['green'], rating: 5, date_added: '2021-03-04' },
    ...{ recipe_yield: '6 serving(s)', prep_time: '10 Minutes', perform_time: '1 Hour', total_time: null },
    recipe_ingredient: [
      ...[{ title: null, note: '300 g peas', unit: null, food: null, disable_amount: true, quantity: 1 }],
      ...[{ title: 'Crust', note: '80 g crumbs', unit: null, food: null, disable_amount: true, quantity: 1 }],
    ],
    recipe_instructions: [
      { title: '', text: 'Boil the peas.' },
      { title: '', text: 'Bake for an hour.' },
    ],
    ...{ notes: [{ title: 'Tip', text: 'Good cold.' }], org_url: 'https://peas.example/bake', extras: {} },
    ...{ nutrition: { calories: '210' }, tools: [] },
  };
  const right = {
    ...{ title: 'Pea bake', ingredients: ['300 g peas', '[Crust]', '80 g crumbs'], servings: 6 },
    ...{ instructions: ['Boil the peas.', 'Bake for an hour.'], prepTime: 10, cookTime: 60, rating: 5 },
    ...{ tags: ['green', 'Supper'], notes: 'Tip\nGood cold.', sourceUrl: 'https://peas.example/bake' },
    leftOver: [],
  };

  it('comes in whole', async () => {
    expect(await read('pea-bake.json', JSON.stringify(recipe))).toMatchObject([right]);
  });

  it('comes in from a backup, whose people and settings are no recipes', async () => {
    const backup = await zipped({
      'recipes/pea-bake/pea-bake.json': JSON.stringify(recipe),
      'recipes/pea-bake/images/original.webp': 'the picture',
      'users/users.json': '[{"name": "Ada"}]',
      'settings/settings.json': '{"theme": "dark"}',
    });
    const found = await read('mealie_2021.zip', backup);
    expect(found).toMatchObject([
      { ...right, pictures: [{ name: 'recipes/pea-bake/images/original.webp' }] },
    ]);
  });

  it('may have its ingredients as texts', async () => {
    const older = {
      name: 'Toast',
      slug: 'toast',
      recipeIngredient: ['1 slice bread'],
      recipeInstructions: [],
    };
    expect(await read('toast.json', JSON.stringify(older))).toMatchObject([
      { ingredients: ['1 slice bread'] },
    ]);
  });
});

it('the zip of Plan to Eat holds a table', async () => {
  const table =
    'Title,Course,Cuisine,Main Ingredient,Url,Prep Time,Cook Time,Servings,Ingredients,Directions,Tags,Rating,Photo Url,Calories,Created At\n' +
    'Leek pie,Main,French,Leeks,https://leeks.example/pie,20 min,40 min,4,"3 leeks\n200 g flour","Cut.\nBake.","pies, winter",5,https://leeks.example/p.jpg,300,2020-03-04 10:00:00 UTC\n';
  expect(await read('export.zip', await zipped({ 'recipes-export.csv': table }))).toMatchObject([
    {
      ...{ title: 'Leek pie', ingredients: ['3 leeks', '200 g flour'], instructions: ['Cut.', 'Bake.'] },
      ...{ cuisine: ['French'], tags: ['pies', 'winter', 'Main'], prepTime: 20, cookTime: 40, rating: 5 },
      ...{ servings: 4, sourceUrl: 'https://leeks.example/pie' },
    },
  ]);
});

describe('the marks of a program', () => {
  it('of Paprika are read: bold and cursive text, headings in bold, the places of pictures and other recipes', async () => {
    const recipe = {
      name: 'Tart',
      ingredients:
        '**Dough**\n200 g _cold_ butter\n[recipe:Basic dough]\n**For the filling:**\n3 *large* eggs',
      directions:
        '[photo:1]\n**Dough**\n1. Rub in the **cold** butter.\nFor the filling\nBeat the eggs. [photo:2]',
      notes: 'Taste_of_home says **so**.',
    };
    const [tart] = await read('tart.paprikarecipe', JSON.stringify(recipe));
    expect(tart).toMatchObject({
      ingredients: ['[Dough]', '200 g cold butter', 'Basic dough', '[For the filling]', '3 large eggs'],
      instructions: ['[Dough]', 'Rub in the cold butter.', '[For the filling]', 'Beat the eggs.'],
      notes: 'Taste_of_home says so.',
    });
  });

  it('of Cooklang are read, whatever stands in a name', async () => {
    const text = 'Mix @flour (type 550){500%g}, @St. Marcellin{1} and @oil{2*%tbsp}. Rest ~{10%minutes}.';
    expect(await read('Bread.cook', text)).toMatchObject([
      {
        ingredients: ['500 g flour (type 550)', '1 St. Marcellin', '2 tbsp oil'],
        instructions: ['Mix flour (type 550), St. Marcellin and oil. Rest 10 minutes.'],
      },
    ]);
  });
});
