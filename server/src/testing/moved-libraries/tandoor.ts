import { fileOf } from '../../features/moves/formats/guards/zip.ts';
import { tandoor } from '../../features/moves/formats/tandoor.ts';
import { zipped } from '../zipped.ts';
import { pictureOf, type MovedLibrary } from './library.ts';

const line = (order: number, amount: number, [unit, food, note = '']: [string | null, string, string?]) => ({
  food: { name: food, ignore_shopping: false, supermarket_category: null },
  unit: unit === null ? null : { name: unit, description: null },
  ...{ amount: amount.toFixed(16), note, order, is_header: false, no_amount: amount === 0 },
});
const dumplings = {
  name: 'Quark dumplings',
  description: 'A dessert for two.',
  keywords: [{ name: 'Dessert', description: '' }, { name: 'Austria' }],
  steps: [
    {
      name: 'Crumbs',
      instruction: 'Roast {{ ingredients[0] }} **slowly**.',
      ingredients: [line(0, 50, ['g', 'breadcrumbs'])],
      ...{ time: 5, order: 1, show_as_header: true, show_ingredients_table: true },
    },
    {
      name: 'Dumplings',
      instruction: '1. Mix everything.\n\n2. Shape and simmer.',
      ingredients: [
        line(1, 250, ['g', 'quark', 'dry']),
        line(2, 0.5, [null, 'egg']),
        line(3, 0, [null, 'salt']),
        { food: null, unit: null, amount: 0, note: 'To serve', order: 4, is_header: true, no_amount: false },
        line(5, 1, ['tbsp', 'jam']),
      ],
      ...{ time: 15, order: 0, show_as_header: true },
    },
  ],
  working_time: 20,
  waiting_time: 15,
  internal: true,
  nutrition: { carbohydrates: 30, fats: 8, proteins: 14, calories: 250, source: '' },
  servings: 2,
  servings_text: 'plates',
  source_url: 'https://dumplings.example/quark',
};

export const tandoorLibrary: MovedLibrary = {
  name: 'Tandoor',
  format: tandoor,
  source: 'https://github.com/TandoorRecipes/recipes/blob/develop/cookbook/integration/default.py',
  file: async () => {
    const recipe = await zipped({
      'recipe.json': JSON.stringify(dumplings),
      'image.jpeg': pictureOf('dumplings'),
    });
    const plain = {
      name: 'Toast',
      description: '',
      keywords: [],
      steps: [{ name: '', instruction: 'Toast it.', ingredients: [] }],
    };
    const other = await zipped({ 'recipe.json': JSON.stringify(plain) });
    return fileOf('export.zip', await zipped({ 'Quark_dumplings.zip': recipe, 'Toast.zip': other }));
  },
  recipes: [
    {
      entry: 'Quark_dumplings.zip',
      title: 'Quark dumplings',
      description: 'A dessert for two.',
      ingredients: [
        ...['[Dumplings]', '250 g quark, dry', '0.5 egg', 'salt', '[To serve]', '1 tbsp jam'],
        ...['[Crumbs]', '50 g breadcrumbs'],
      ],
      instructions: [
        ...['[Dumplings]', 'Mix everything.', 'Shape and simmer.', '[Crumbs]'],
        'Roast 50 g breadcrumbs slowly.',
      ],
      servings: 2,
      prepTime: 20,
      cookTime: 15,
      tags: ['Dessert', 'Austria'],
      sourceUrl: 'https://dumplings.example/quark',
      nutrition: 'Carbohydrates: 30\nFats: 8\nProteins: 14\nCalories: 250',
      pictures: ['dumplings'],
      leftOver: [{ label: 'Servings', text: '2 plates' }],
    },
    { entry: 'Toast.zip', title: 'Toast', ingredients: [], instructions: ['Toast it.'] },
  ],
  missing: {
    totalTime: 'Tandoor has working and waiting time',
    difficulty: 'Tandoor has none',
    cuisine: 'Tandoor has keywords alone',
    sourceName: 'Tandoor has addresses alone',
    notes: 'Tandoor has none',
    rating: 'not in the export',
    created: 'not in the export',
    isFavorite: 'Tandoor has none',
    collections: 'not in the export',
    gallery: 'Tandoor has one picture a recipe',
  },
};
