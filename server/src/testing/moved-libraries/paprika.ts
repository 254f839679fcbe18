import { gzipSync } from 'node:zlib';
import { paprika } from '../../features/moves/formats/paprika.ts';
import { fileOf } from '../../features/moves/formats/guards/zip.ts';
import { zipped } from '../zipped.ts';
import { base64Of, type MovedLibrary } from './library.ts';

const plumCake = {
  uid: '8F1B6F3E-0B39-4D24-9E0A-3C1F8C8C3B11',
  name: 'Plum cake with crumble',
  description: 'For the week in which all plums are ripe.',
  ingredients: 'Dough:\n250 g flour\n1 egg\n\nCrumble:\n100 g butter\n',
  directions: '1. Knead the dough.\n\n2. Lay the plums on it.\nCrumble:\nRub butter and sugar.',
  servings: '12',
  rating: 4,
  difficulty: 'Easy',
  notes: 'Freezes well.\n\nAunt Vera takes spelt.',
  created: '2014-09-07 18:06:46',
  image_url: 'https://plums.example/cake.jpg',
  on_favorites: 1,
  prep_time: '30 min',
  cook_time: '45 minutes',
  total_time: '1 hr 15 min',
  source: 'plums.example',
  source_url: 'https://plums.example/cake',
  photo: 'A.jpg',
  photo_hash: 'F00',
  photo_data: base64Of('cake'),
  photos: [
    { name: '1', filename: 'A.jpg', hash: 'F00', data: base64Of('cake') },
    { name: '2', filename: 'B.jpg', hash: 'F01', data: base64Of('slice') },
  ],
  nutritional_info: 'Calories: 310',
  scale: '2/1',
  deleted: false,
  categories: ['Cakes', 'Autumn'],
  hash: '9C1185A5C5E9FC54612808977EE8F548B2258D31',
};
const bread = {
  ...{
    uid: '2',
    name: 'Overnight bread',
    ingredients: '500 g flour',
    directions: 'Wait.',
    servings: '2 loaves',
  },
  ...{ description: null, notes: null, rating: 0, difficulty: null, prep_time: 'overnight', cook_time: null },
  ...{ source: null, source_url: null, photo_data: null, categories: [], created: '2015-01-02 03:04:05' },
};

export const paprikaLibrary: MovedLibrary = {
  name: 'Paprika',
  format: paprika,
  source: 'https://yabukurosawa.wordpress.com/2012/09/30/paprika-recipe-manager-for-ipad-export-format/',
  file: async () =>
    fileOf(
      'export.paprikarecipes',
      await zipped({
        'Plum cake with crumble.paprikarecipe': gzipSync(JSON.stringify(plumCake)),
        'Overnight bread.paprikarecipe': gzipSync(JSON.stringify(bread)),
      }),
    ),
  recipes: [
    {
      entry: 'Plum cake with crumble.paprikarecipe',
      title: 'Plum cake with crumble',
      description: 'For the week in which all plums are ripe.',
      ingredients: ['[Dough]', '250 g flour', '1 egg', '[Crumble]', '100 g butter'],
      instructions: ['Knead the dough.', 'Lay the plums on it.', '[Crumble]', 'Rub butter and sugar.'],
      servings: 12,
      prepTime: 30,
      cookTime: 45,
      totalTime: 75,
      difficulty: 'easy',
      tags: ['Cakes', 'Autumn'],
      sourceUrl: 'https://plums.example/cake',
      sourceName: 'plums.example',
      notes: 'Freezes well.\n\nAunt Vera takes spelt.',
      nutrition: 'Calories: 310',
      rating: 4,
      created: new Date('2014-09-07T18:06:46Z'),
      isFavorite: true,
      pictures: ['cake', 'slice'],
      leftOver: [{ label: 'Scale', text: '2/1' }],
    },
    {
      entry: 'Overnight bread.paprikarecipe',
      title: 'Overnight bread',
      ingredients: ['500 g flour'],
      instructions: ['Wait.'],
      servings: 2,
      created: new Date('2015-01-02T03:04:05Z'),
      leftOver: [
        { label: 'Servings', text: '2 loaves' },
        { label: 'Preparation time', text: 'overnight' },
      ],
    },
  ],
  missing: {
    cuisine: 'Paprika has categories alone',
    collections: 'Paprika has categories alone',
  },
};
