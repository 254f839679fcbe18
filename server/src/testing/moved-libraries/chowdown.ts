import { chowdown } from '../../features/moves/formats/chowdown.ts';
import { fileOf } from '../../features/moves/formats/guards/zip.ts';
import { zipped } from '../zipped.ts';
import { none, pictureOf, type MovedLibrary } from './library.ts';

const CHOWDOWN = `---
layout: recipe
title: "Fig tart"
image: figs.jpg
tags: tarts, autumn
yield: 8 slices
time: 1 hour
source: https://figs.example/tart

ingredients:
- 12 figs
- 1 jar honey: the dark kind

components:
- Short Crust

directions:
- Lay the figs on the crust.
- Bake for **40** minutes.
---

From the *south*.
`;
const CRUST = `---
layout: recipe
title: Short Crust
ingredients:
- 200 g flour
directions:
- Knead it.
---
`;

export const chowdownLibrary: MovedLibrary = {
  name: 'Chowdown',
  format: chowdown,
  source: 'https://github.com/clarklab/chowdown/blob/gh-pages/readme.md',
  file: async () =>
    fileOf(
      'chowdown.zip',
      await zipped({
        '_recipes/fig-tart.md': CHOWDOWN,
        '_components/short-crust.md': CRUST,
        'images/figs.jpg': pictureOf('figs'),
        'readme.md': '# Recipes',
      }),
    ),
  recipes: [
    {
      entry: '_recipes/fig-tart.md',
      title: 'Fig tart',
      description: 'From the south.',
      ingredients: ['12 figs', '1 jar honey: the dark kind', '[Short Crust]', '200 g flour'],
      instructions: ['[Short Crust]', 'Knead it.', 'Lay the figs on the crust.', 'Bake for 40 minutes.'],
      ...{ servings: 8, totalTime: 60, tags: ['tarts', 'autumn'], sourceUrl: 'https://figs.example/tart' },
      pictures: ['figs'],
      leftOver: [{ label: 'Servings', text: '8 slices' }],
    },
  ],
  missing: {
    ...none('Chowdown has none', 'prepTime', 'cookTime', 'difficulty', 'nutrition', 'rating', 'created'),
    ...none('Chowdown has none', 'isFavorite', 'notes'),
    ...none('Chowdown has tags alone', 'cuisine', 'collections'),
    ...none('one field for both: it is read as words where it is no address', 'sourceName'),
    ...none('Chowdown has one picture a recipe', 'gallery'),
  },
};
