import { fileOf } from '../../features/moves/formats/guards/zip.ts';
import { mealMaster } from '../../features/moves/formats/meal-master.ts';
import { none, type MovedLibrary } from './library.ts';

const LIBRARY = `MMMMM----- Recipe via Meal-Master (tm) v8.05

      Title: Barley Soup
 Categories: Soups, Vegetables
      Yield: 6 Servings

  1 1/2 c  Pearl barley
      2 tb Butter; soft
      3    Carrots, cut into pieces
           -of a finger's width

MMMMM-------------------------TO SERVE--------------------------------
      1 bn Chives

  Soak the barley over night. Drain it
  and boil it until soft.

  Add the carrots.

  Preparation time: 20 minutes
  Cooking time: 1 hr 20 mins
  Total time: 100 minutes
  Source: The parish cookbook
  https://barley.example/soup
  Rating: 4/5

  NOTE: Tastes better when it
  was cooked the day before.

  Nutrition: 210 kcal

MMMMM

---------- Recipe via Meal-Master (tm) v8.02

      Title: Lemonade
 Categories: None
   Servings:  1 jug

      4    Lemons                              1 l  Water
      8 tb Sugar

  Stir.

-----
`;

export const mealMasterLibrary: MovedLibrary = {
  name: 'Meal-Master',
  format: mealMaster,
  source: 'https://github.com/thinkle/gourmet',
  file: () => fileOf('soups.mmf', Buffer.from(LIBRARY.replaceAll('\n', '\r\n'))),
  recipes: [
    {
      entry: '#1',
      title: 'Barley Soup',
      ingredients: [
        ...[
          '1 1/2 cup Pearl barley',
          '2 tbsp Butter, soft',
          "3 Carrots, cut into pieces of a finger's width",
        ],
        ...['[TO SERVE]', '1 bunch Chives'],
      ],
      instructions: ['Soak the barley over night. Drain it and boil it until soft.', 'Add the carrots.'],
      ...{ servings: 6, prepTime: 20, cookTime: 80, totalTime: 100, tags: ['Soups', 'Vegetables'] },
      ...{ sourceName: 'The parish cookbook', sourceUrl: 'https://barley.example/soup', rating: 4 },
      ...{ notes: 'Tastes better when it was cooked the day before.', nutrition: '210 kcal' },
    },
    {
      entry: '#2',
      title: 'Lemonade',
      ingredients: ['4 Lemons', '8 tbsp Sugar', '1 l Water'],
      instructions: ['Stir.'],
      servings: 1,
      leftOver: [{ label: 'Servings', text: '1 jug' }],
    },
  ],
  missing: none(
    'Meal-Master writes a title, categories, a yield and texts: what else is told there without a label stands in the steps',
    ...(['description', 'difficulty', 'cuisine', 'created', 'isFavorite', 'collections'] as const),
    ...(['pictures', 'gallery', 'leftOver'] as const),
  ),
};
