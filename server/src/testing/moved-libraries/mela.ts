import { mela } from '../../features/moves/formats/mela.ts';
import { fileOf } from '../../features/moves/formats/guards/zip.ts';
import { zipped } from '../zipped.ts';
import { base64Of, type MovedLibrary } from './library.ts';

const stew = {
  id: 'beans.example/stew',
  title: 'White bean stew',
  text: 'Better on the **second** day.',
  images: [base64Of('stew'), base64Of('bowl')],
  categories: ['Stews', 'Winter'],
  yield: '6',
  prepTime: '20 min',
  cookTime: '1 hr',
  totalTime: '9 hrs',
  ingredients: '# Beans\n300 g white beans\n# Broth\n1 l [vegetable broth](https://beans.example/broth)',
  instructions: '# The day before\nSoak the beans.\n# Today\nSimmer for *one hour*.',
  notes: 'With bread.',
  nutrition: '320 kcal',
  link: 'https://beans.example/stew',
  favorite: true,
  wantToCook: true,
  date: 631_152_000,
};
const tea = {
  id: 'tea',
  title: 'Ginger tea',
  ingredients: 'Ginger',
  instructions: 'Pour on water.',
  link: 'Grandpa',
};

export const melaLibrary: MovedLibrary = {
  name: 'Mela',
  format: mela,
  source: 'https://mela.recipes/fileformat/index.html',
  file: async () =>
    fileOf(
      'Recipes.melarecipes',
      await zipped({
        'Recipes/White bean stew.melarecipe': JSON.stringify(stew),
        'Recipes/Ginger tea.melarecipe': JSON.stringify(tea),
      }),
    ),
  recipes: [
    {
      entry: 'White bean stew.melarecipe',
      title: 'White bean stew',
      description: 'Better on the second day.',
      ingredients: [
        '[Beans]',
        '300 g white beans',
        '[Broth]',
        '1 l vegetable broth (https://beans.example/broth)',
      ],
      instructions: ['[The day before]', 'Soak the beans.', '[Today]', 'Simmer for one hour.'],
      servings: 6,
      prepTime: 20,
      cookTime: 60,
      totalTime: 540,
      tags: ['Stews', 'Winter'],
      sourceUrl: 'https://beans.example/stew',
      notes: 'With bread.',
      nutrition: '320 kcal',
      created: new Date('2021-01-01T00:00:00Z'),
      isFavorite: true,
      pictures: ['stew', 'bowl'],
      leftOver: [{ label: 'Want to cook', text: 'yes' }],
    },
    {
      entry: 'Ginger tea.melarecipe',
      title: 'Ginger tea',
      ingredients: ['Ginger'],
      instructions: ['Pour on water.'],
      sourceName: 'Grandpa',
    },
  ],
  missing: {
    cuisine: 'Mela has categories alone',
    collections: 'Mela has categories alone',
    difficulty: 'Mela has none',
    rating: 'Mela has none',
    sourceName: 'one field for both: it is read as words where it is no address',
  },
};
