import { crouton } from '../../features/moves/formats/crouton.ts';
import { fileOf } from '../../features/moves/formats/guards/zip.ts';
import { zipped } from '../zipped.ts';
import { base64Of, type MovedLibrary } from './library.ts';

const line = (order: number, name: string, quantityType: string, amount?: number) => ({
  ...{ order, uuid: `i${order}`, ingredient: { name, uuid: `n${order}` } },
  quantity: { quantityType, amount },
});
const curry = {
  name: 'Pumpkin curry',
  uuid: 'c1',
  serves: 4,
  duration: 15,
  cookingDuration: 30,
  webLink: 'https://curry.example/pumpkin',
  sourceName: 'The Curry Book',
  senderName: 'Kitchen iPad',
  ingredients: [
    line(1, 'pumpkin', 'GRAMS', 800),
    line(0, 'Curry', 'SECTION'),
    line(2, 'onions', 'ITEM', 2),
    line(3, 'salt', 'PINCH'),
  ],
  steps: [
    { step: 'Add the pumpkin.', order: 1, uuid: 's2' },
    { step: 'Fry the onions.', order: 0, uuid: 's1' },
  ],
  notes: 'Mild.',
  neutritionalInfo: '210 kcal',
  folderIDs: [],
  images: [base64Of('curry'), base64Of('plate')],
};

export const croutonLibrary: MovedLibrary = {
  name: 'Crouton',
  format: crouton,
  source: 'https://gist.github.com/LukeChannings/11ba3649bcb9b9086e3e271c7c3e950d',
  file: async () => fileOf('Crouton.zip', await zipped({ 'Pumpkin curry.crumb': JSON.stringify(curry) })),
  recipes: [
    {
      entry: 'Pumpkin curry.crumb',
      title: 'Pumpkin curry',
      ingredients: ['[Curry]', '800 g pumpkin', '2 onions', 'pinch salt'],
      instructions: ['Fry the onions.', 'Add the pumpkin.'],
      servings: 4,
      prepTime: 15,
      cookTime: 30,
      sourceUrl: 'https://curry.example/pumpkin',
      sourceName: 'The Curry Book',
      notes: 'Mild.',
      nutrition: '210 kcal',
      pictures: ['curry', 'plate'],
      leftOver: [{ label: 'Sent by', text: 'Kitchen iPad' }],
    },
  ],
  missing: {
    description: 'Crouton has none',
    totalTime: 'Crouton has none',
    difficulty: 'Crouton has none',
    cuisine: 'Crouton has none',
    tags: 'the file names folders by numbers alone',
    rating: 'not in the description of the file',
    created: 'not in the file',
    isFavorite: 'not in the file',
    collections: 'the file names folders by numbers alone',
  },
};
