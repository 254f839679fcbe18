import { describe, expect, it } from 'vitest';
import { readMoved } from '../../../testing/moves-read.ts';
import { zipped } from '../../../testing/zipped.ts';

const read = (value: unknown) => readMoved('export.json', JSON.stringify(value));

const GRATIN = {
  ...{
    id: 'a1',
    slug: 'carrot-gratin',
    name: 'Carrot gratin',
    description: 'Sweet &amp; creamy.',
    rating: 4,
  },
  ...{ recipeYield: '4-6 servings', prepTime: 'PT20M', performTime: '60', totalTime: '1 hr 20 mins' },
  ...{
    recipeCategory: [{ name: 'Sides' }],
    tags: [{ name: 'oven' }],
    orgURL: 'https://carrots.example/gratin',
  },
  recipeIngredient: [
    {
      quantity: 1.5,
      unit: { name: 'kilogram' },
      food: { name: 'carrots' },
      note: 'peeled',
      title: 'Vegetables',
    },
    { quantity: 0.33333, unit: { name: 'cup' }, food: { name: 'cream' }, note: '', title: null },
    { quantity: 1, unit: null, food: null, note: 'salt', title: 'Sauce', disableAmount: true },
  ],
  recipeInstructions: [
    { title: '', text: 'Peel the carrots.\n\n<b>Slice</b> them.' },
    { title: 'Sauce', text: '1. Whisk it.\n2. Season.' },
  ],
  notes: [{ title: 'Keeps', text: 'Two days.' }],
};
const READ = {
  ...{ title: 'Carrot gratin', description: 'Sweet & creamy.', servings: 4, prepTime: 20, cookTime: 60 },
  ingredients: ['[Vegetables]', '1.5 kilogram carrots, peeled', '⅓ cup cream', '[Sauce]', 'salt'],
  instructions: ['Peel the carrots.', 'Slice them.', '[Sauce]', 'Whisk it.', 'Season.'],
  ...{ tags: ['oven', 'Sides'], rating: 4, notes: 'Keeps\nTwo days.', sourceUrl: GRATIN.orgURL },
};

describe('JSON of Mealie', () => {
  it.each([
    [
      'the answer of its interface, a page of items',
      { page: 1, total: 2, next: null, items: [GRATIN, GRATIN] },
    ],
    ['a list below a name', { data: { recipes: [GRATIN, GRATIN] } }],
    ['a list', [GRATIN, { recipe: GRATIN }]],
  ])('is read from %s; recipes of one name are two', async (_, value) => {
    expect(await read(value)).toMatchObject([READ, READ]);
  });

  it.each([
    ['requests', [{ name: 'getUser', method: 'GET' }]],
    ['builds', { name: 'build', steps: [{ name: 'Checkout', run: 'git clone' }] }],
  ])('of %s is none', async (_, value) => {
    expect(await read(value)).toMatchObject([{ problem: 'no-content' }]);
  });

  it('has the whole line of an ingredient where its parts say less', async () => {
    const line = { amount: 2, unit: 'cup', name: 'flour', original: '2 cups flour, sifted' };
    expect(
      await read({ title: 'Bread', ingredients: [line], instructions: 'Knead the flour.' }),
    ).toMatchObject([{ ingredients: ['2 cups flour, sifted'] }]);
  });

  it('of a list that holds no more than names is no library', async () => {
    expect(await read({ items: [{ slug: 'soup', name: 'Soup' }] })).toMatchObject([
      { problem: 'no-content' },
    ]);
  });
});

describe('JSON of Tandoor', () => {
  const pilaf = {
    ...{
      name: 'Pilaf',
      keywords: [{ name: 'rice' }],
      working_time: 20,
      waiting_time: 30,
      servings: 4,
      rating: 4,
    },
    steps: [
      {
        ...{ name: '', order: 0, instruction: '<p>Fry the <b>onions</b>.</p><p>Add the rice.</p>' },
        ingredients: [
          { order: 1, amount: 200, unit: { name: 'g' }, food: { name: 'rice' }, note: '' },
          { order: 0, amount: 2, unit: null, food: { name: 'onions' }, note: 'diced' },
        ],
      },
    ],
  };

  it('is read alone, and from the folders of an export whose zips were unpacked', async () => {
    const right = {
      ...{ title: 'Pilaf', ingredients: ['2 onions, diced', '200 g rice'], servings: 4, rating: 4 },
      ...{ instructions: ['Fry the onions.', 'Add the rice.'], prepTime: 20, cookTime: 30, tags: ['rice'] },
    };
    expect(await read(pilaf)).toMatchObject([right]);
    const recipe = JSON.stringify(pilaf);
    const files = { 'all/1/recipe.json': recipe, 'all/1/image.png': 'x', 'all/2/recipe.json': recipe };
    expect(await readMoved('all.zip', await zipped(files))).toMatchObject([
      { ...right, pictures: [{ name: '1/image.png' }] },
      { ...right, pictures: [] },
    ]);
  });
});

describe('JSON that names its fields as people do', () => {
  it('is read with lists by the names of their parts, tags as objects, and moments as numbers', async () => {
    const dal = {
      ...{
        name: 'Dal',
        ingredients: { Main: ['200 g lentils'], Tadka: ['1 tsp cumin'] },
        steps: { Main: ['Boil.'] },
      },
      ...{
        categories: [{ title: 'Dinner' }],
        dateAdded: Date.UTC(2023, 8, 4),
        isFavorite: true,
        inactive: 0,
      },
    };
    const lines = [dal, dal].map((one) => JSON.stringify(one)).join('\n');
    const right = {
      ...{
        ingredients: ['[Main]', '200 g lentils', '[Tadka]', '1 tsp cumin'],
        instructions: ['[Main]', 'Boil.'],
      },
      ...{ tags: ['Dinner'], created: new Date('2023-09-04'), isFavorite: true, leftOver: [] },
    };
    expect(await readMoved('dal.json', lines)).toMatchObject([right, right]);
  });

  it('is read, whatever its lists are made of', async () => {
    const library = {
      ...{ version: 3, folders: [{ name: 'Quick' }] },
      recipes: [
        {
          ...{
            id: 7,
            title: 'Fried rice',
            prep_time: '1 hr 20 mins',
            Servings: '4-6',
            source_url: 'https://rice.example/',
          },
          ingredients: [
            { section: 'Rice', items: ['200 g rice', { amount: 2, unit: null, name: 'eggs' }] },
            { quantity: '1/2', unit: { name: 'cup' }, ingredient: 'peas', note: 'frozen' },
          ],
          ...{
            steps: [{ text: 'Fry it.' }, { step: 'Add the eggs.' }],
            rating: '4/5',
            image: 'https://rice.example/a.jpg',
          },
          ...{
            nutrition: { calories: '300 kcal' },
            notes: ['Use old rice.'],
            tags: ['quick', 'eggs'],
            spicy: 'no',
          },
        },
        { name: 'Toast', Ingredients: '1 slice bread\n5 g butter', Directions: '1. Toast it. 2. Butter it.' },
      ],
    };
    expect(await read(library)).toMatchObject([
      {
        ...{ title: 'Fried rice', prepTime: 80, servings: 4, rating: 4, sourceUrl: 'https://rice.example/' },
        ingredients: ['[Rice]', '200 g rice', '2 eggs', '1/2 cup peas, frozen'],
        ...{ instructions: ['Fry it.', 'Add the eggs.'], notes: 'Use old rice.', tags: ['quick', 'eggs'] },
        nutrition: 'Calories: 300 kcal',
        leftOver: [
          { label: 'Servings', text: '4-6' },
          { label: 'Picture', text: 'https://rice.example/a.jpg' },
          { label: 'spicy', text: 'no' },
        ],
      },
      {
        title: 'Toast',
        ingredients: ['1 slice bread', '5 g butter'],
        instructions: ['Toast it.', 'Butter it.'],
      },
    ]);
  });
});
