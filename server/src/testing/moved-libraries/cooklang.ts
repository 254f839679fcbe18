import { cooklang } from '../../features/moves/formats/cooklang.ts';
import { fileOf } from '../../features/moves/formats/guards/zip.ts';
import { zipped } from '../zipped.ts';
import { pictureOf, type MovedLibrary } from './library.ts';

const GNOCCHI = `---
title: Potato gnocchi
description: Light ones.
servings: 4
time:
  prep: 40 min
  cook: 10 min
time required: 1h
difficulty: hard
cuisine: Italian
course: dinner
tags: [potato, pasta]
source:
  name: Nonna's book
  url: https://nonna.example/gnocchi
author: Nonna
diet: vegetarian
---
> Old potatoes are best.

-- a comment
== Dough ==

Boil @potatoes{1%kg}(in their skins) in a #large pot{}
for ~{25%minutes}. [- not too long -]

Knead with @flour{250%g} and @salt.

= Butter

Melt @brown butter{50%g}.
`;
const OLD = `>> source: Uncle Jo
>> serves: 2 glasses
Mix @gin{4%cl} with @tonic water{}.
`;

export const cooklangLibrary: MovedLibrary = {
  name: 'Cooklang',
  format: cooklang,
  source: 'https://github.com/cooklang/spec/blob/main/README.md',
  file: async () =>
    fileOf(
      'recipes.zip',
      await zipped({
        'Dinner/Gnocchi.cook': GNOCCHI,
        'Dinner/Gnocchi.2.jpg': pictureOf('kneading'),
        'Dinner/Gnocchi.jpg': pictureOf('gnocchi'),
        'Drinks/Gin and tonic.cook': OLD.replaceAll('\n', '\r\n'),
      }),
    ),
  recipes: [
    {
      entry: 'Dinner/Gnocchi.cook',
      title: 'Potato gnocchi',
      description: 'Light ones.',
      ingredients: [
        ...['[Dough]', '1 kg potatoes, in their skins', '250 g flour', 'salt'],
        ...['[Butter]', '50 g brown butter'],
      ],
      instructions: [
        ...['[Dough]', 'Boil potatoes in a large pot for 25 minutes.', 'Knead with flour and salt.'],
        ...['[Butter]', 'Melt brown butter.'],
      ],
      servings: 4,
      prepTime: 40,
      cookTime: 10,
      totalTime: 60,
      difficulty: 'hard',
      cuisine: ['Italian'],
      tags: ['potato', 'pasta', 'dinner'],
      sourceUrl: 'https://nonna.example/gnocchi',
      sourceName: "Nonna's book, Nonna",
      notes: 'Old potatoes are best.',
      pictures: ['gnocchi', 'kneading'],
      leftOver: [
        { label: 'Equipment', text: 'large pot' },
        { label: 'diet', text: 'vegetarian' },
      ],
    },
    {
      entry: 'Drinks/Gin and tonic.cook',
      title: 'Gin and tonic',
      ingredients: ['4 cl gin', 'tonic water'],
      instructions: ['Mix gin with tonic water.'],
      servings: 2,
      sourceName: 'Uncle Jo',
      leftOver: [{ label: 'Servings', text: '2 glasses' }],
    },
  ],
  missing: {
    nutrition: 'Cooklang has no word for it; what the metadata say is kept in the notes',
    rating: 'Cooklang has no word for it; what the metadata say is kept in the notes',
    created: 'Cooklang has no word for it; what the metadata say is kept in the notes',
    isFavorite: 'Cooklang has no word for it; what the metadata say is kept in the notes',
    collections: 'Cooklang has folders alone',
  },
};
