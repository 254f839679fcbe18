import { csv } from '../../features/moves/formats/csv.ts';
import { fileOf } from '../../features/moves/formats/guards/zip.ts';
import type { MovedLibrary } from './library.ts';

const TABLE = `Title;Description;Ingredients;Directions;Servings;Prep Time;Cook Time;Total Time;Difficulty;Cuisine;Tags;Category;URL;Source;Notes;Nutrition;Rating;Created;Favourite;Collections;Wine
"Käsespätzle; quick";From Swabia.;"Dough:
300 g flour
Cheese:
200 g cheese";"1. Press the dough.
Cheese:
2. Layer it.";4;20 min;10 min;30 min;easy;German;"noodles, cheese";Main;https://spaetzle.example/;Opa;With onions.;700 kcal;5;2019-03-02;yes;Sunday;Riesling
=HYPERLINK("http://evil.example");;;;;;;;;;;;;;;;;;;;
;;;;;;;;;;;;;;;;;;;;
`;

export const csvLibrary: MovedLibrary = {
  name: 'CSV',
  format: csv,
  source: 'https://www.rfc-editor.org/rfc/rfc4180',
  file: () => fileOf('recipes.csv', Buffer.from(TABLE, 'latin1')),
  recipes: [
    {
      entry: '#1',
      title: 'Käsespätzle; quick',
      description: 'From Swabia.',
      ingredients: ['[Dough]', '300 g flour', '[Cheese]', '200 g cheese'],
      instructions: ['Press the dough.', '[Cheese]', 'Layer it.'],
      servings: 4,
      prepTime: 20,
      cookTime: 10,
      totalTime: 30,
      difficulty: 'easy',
      cuisine: ['German'],
      tags: ['noodles', 'cheese', 'Main'],
      sourceUrl: 'https://spaetzle.example/',
      sourceName: 'Opa',
      notes: 'With onions.',
      nutrition: '700 kcal',
      rating: 5,
      created: new Date('2019-03-02T00:00:00Z'),
      isFavorite: true,
      collections: ['Sunday'],
      leftOver: [{ label: 'Wine', text: 'Riesling' }],
    },
    // A formula is a text like any other.
    { entry: '#2', title: '=HYPERLINK("http://evil.example")', ingredients: [], instructions: [] },
  ],
  missing: { pictures: 'a table holds texts alone', gallery: 'a table holds texts alone' },
};
