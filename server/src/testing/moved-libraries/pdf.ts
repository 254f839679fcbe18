import sharp from 'sharp';
import { fileOf } from '../../features/moves/formats/guards/zip.ts';
import { pdf } from '../../features/moves/formats/pdf.ts';
import { drawnPdf, writeRecipe } from '../drawn-pdf.ts';
import type { MovedLibrary } from './library.ts';

const picture = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: 'orange' } })
    .jpeg()
    .toBuffer();

const DUMPLINGS = {
  title: 'Plum dumplings',
  facts: ['Serves 4', 'Prep time: 40 minutes', 'Cook time: 15 minutes'],
  ingredients: [
    'For the dough:',
    '150 g flour',
    '500 g floury potatoes, boiled in their skins the day before and kept in a cool place until they are needed',
    '½ tsp salt',
    'For the filling:',
    '12 plums',
    '12 sugar cubes',
  ],
  steps: [
    'Peel the potatoes, press them through a ricer and knead them with flour and salt until the dough no longer sticks to the hands.',
    'Put a sugar cube into each plum and wrap it in dough.',
    'Simmer in salted water for 15 minutes.',
  ],
};

export const pdfLibrary: MovedLibrary = {
  name: 'PDF',
  format: pdf,
  source: 'https://www.iso.org/standard/75839.html',
  file: async () => {
    const jpeg = await picture();
    const bytes = await drawnPdf((page) => {
      writeRecipe(page, DUMPLINGS);
      page.image(jpeg, { width: 200 });
      page.image(jpeg, { width: 20 });
      page
        .fontSize(8)
        .text('https://dumplings.example/plum', 60, 800, { lineBreak: false })
        .text('1/1', 500, 800, { lineBreak: false });
    });
    return fileOf('Plum dumplings.pdf', bytes);
  },
  recipes: [
    {
      entry: 'Plum dumplings.pdf',
      title: 'Plum dumplings',
      ingredients: [
        '[For the dough]',
        ...DUMPLINGS.ingredients.slice(1, 4),
        '[For the filling]',
        ...DUMPLINGS.ingredients.slice(5),
      ],
      instructions: DUMPLINGS.steps,
      servings: 4,
      prepTime: 40,
      cookTime: 15,
      difficulty: 'medium',
      sourceUrl: 'https://dumplings.example/plum',
      pictures: ['a JPEG'],
    },
  ],
  missing: Object.fromEntries(
    [
      ...['description', 'totalTime', 'cuisine', 'tags', 'sourceName', 'notes', 'nutrition', 'rating'],
      ...['created', 'isFavorite', 'collections', 'gallery', 'leftOver'],
    ].map((field) => [
      field,
      'a PDF is read as a printed page is: what stands in no list, and further pictures, where it has them',
    ]),
  ),
};
