import { fileOf } from '../../features/moves/formats/guards/zip.ts';
import { recipeKeeper } from '../../features/moves/formats/recipe-keeper.ts';
import { zipped } from '../zipped.ts';
import { pictureOf, type MovedLibrary } from './library.ts';

const meta = (item: string, content: string) => `<meta content="${content}" itemprop="${item}">`;
const paragraphs = (...lines: string[]) => lines.map((line) => `<p>${line}</p>`).join('\n');

const GOULASH = `<div class="recipe-details">
${meta('recipeId', '0b9c')}${meta('recipeShareId', '')}${meta('recipeIsFavourite', 'True')}${meta('recipeRating', '4')}
<table><tr><td><div><img src="images/0b9c_0.jpg" class="recipe-photo" /></div></td><td>
<h2 itemprop="name">Mushroom goulash</h2>
<div>Courses: <span itemprop="recipeCourse">Main Dish</span></div>
<div>Categories: Stew, Winter &amp; snow${meta('recipeCategory', 'Stew')}${meta('recipeCategory', 'Winter &amp; snow')}</div>
<div>Collections: Sundays${meta('recipeCollection', 'Sundays')}</div>
<div>Source: <span itemprop="recipeSource"><a href="https://goulash.example/mushroom">https://goulash.example/mushroom</a></span></div>
<div>Serving size: <span itemprop="recipeYield">6 bowls</span></div>
<div>Preparation time: 20 mins${meta('prepTime', 'PT20M')}</div><div>Cooking time: 1 hour${meta('cookTime', 'PT1H')}</div>
</td></tr></table>
<h3>Ingredients</h3><div class="recipe-ingredients" itemprop="recipeIngredients">
${paragraphs('Goulash:', '600 g mushrooms', '2 onions', 'To serve:', '200 ml sour cream')}</div>
<h3>Directions</h3><div itemprop="recipeDirections">
${paragraphs('1. Fry the onions.', '2. Add the mushrooms and simmer.', '', '3. Stir in the cream.')}</div>
<h3>Notes</h3><div class="recipe-notes" itemprop="recipeNotes">${paragraphs('Better the next day.', 'Freezes well.')}</div>
<h3>Nutrition</h3><div>Calories: 210${meta('recipeNutCalories', '210')}${meta('recipeNutTotalFat', '12')}</div>
<div class="recipe-photos-div"><img src="images/0b9c_0.jpg" class="recipe-photos" /><img src="images/0b9c_1.jpg" class="recipe-photos" />
<img src="https://evil.example/pixel.png" class="recipe-photos" /></div>
</div>`;

const TOAST = `<div class="recipe-details">
${meta('recipeId', '77aa')}${meta('recipeIsFavourite', 'False')}${meta('recipeRating', '0')}
<h2 itemprop="name">Cinnamon toast</h2>
<div>Source: <span itemprop="recipeSource">Aunt Ida</span></div>
<div>Preparation time: ${meta('prepTime', 'PT0S')}</div>
<div class="recipe-ingredients" itemprop="recipeIngredients">${paragraphs('Bread', 'Cinnamon')}</div>
<div itemprop="recipeDirections">${paragraphs('Toast.')}</div>
<div class="recipe-notes" itemprop="recipeNotes"></div>
</div>`;

export const recipeKeeperLibrary: MovedLibrary = {
  name: 'Recipe Keeper',
  format: recipeKeeper,
  source: 'https://github.com/TandoorRecipes/recipes/blob/develop/cookbook/integration/recipekeeper.py',
  file: async () =>
    fileOf(
      'RecipeKeeper_20261101.zip',
      await zipped({
        'recipes.html': `<!doctype html><html><head><style>.recipe-details{margin:1em}</style></head><body>${GOULASH}\n${TOAST}</body></html>`,
        'images/0b9c_0.jpg': pictureOf('goulash'),
        'images/0b9c_1.jpg': pictureOf('bowl'),
      }),
    ),
  recipes: [
    {
      entry: 'recipes.html#1',
      title: 'Mushroom goulash',
      ingredients: ['[Goulash]', '600 g mushrooms', '2 onions', '[To serve]', '200 ml sour cream'],
      instructions: ['Fry the onions.', 'Add the mushrooms and simmer.', 'Stir in the cream.'],
      servings: 6,
      prepTime: 20,
      cookTime: 60,
      tags: ['Main Dish', 'Stew', 'Winter & snow'],
      sourceUrl: 'https://goulash.example/mushroom',
      notes: 'Better the next day.\nFreezes well.',
      nutrition: 'Calories: 210\nTotal fat: 12',
      rating: 4,
      isFavorite: true,
      collections: ['Sundays'],
      pictures: ['goulash', 'bowl'],
      leftOver: [{ label: 'Servings', text: '6 bowls' }],
    },
    {
      entry: 'recipes.html#2',
      title: 'Cinnamon toast',
      ingredients: ['Bread', 'Cinnamon'],
      instructions: ['Toast.'],
      sourceName: 'Aunt Ida',
    },
  ],
  missing: {
    description: 'Recipe Keeper has none',
    totalTime: 'Recipe Keeper has none',
    difficulty: 'Recipe Keeper has none',
    cuisine: 'Recipe Keeper has courses and categories alone',
    sourceName: 'one field for both: it is read as words where it is no address',
    created: 'not in the file',
  },
};
