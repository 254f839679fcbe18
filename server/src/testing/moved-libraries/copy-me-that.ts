import { copyMeThat } from '../../features/moves/formats/copy-me-that.ts';
import { fileOf } from '../../features/moves/formats/guards/zip.ts';
import { zipped } from '../zipped.ts';
import { pictureOf, type MovedLibrary } from './library.ts';

const HEAD =
  '<!DOCTYPE html><head><meta http-equiv="Content-Type" content="text/html;charset=UTF-8"><meta name="copymethat_class_id_version" content="2"></head><html><style type="text/css">.recipe{margin-top:20px}</style>';

const PIE = `<div class="recipe"><div id="name">Leek pie</div>
<div id="link">Adapted from <a id="original_link" href="https://pies.example/leek">pies.example</a></div>
<img class="recipeImage" src="images/leek_pie_x1.jpg" width="120px">
<div id="categories">Tags: <span class="recipeCategory">Pies</span><span class="recipeCategory">Winter &amp; spring</span></div>
<div id="description">From the market.</div>
<div id="extra_info"><span id="made_this">I made this</span><span id="starred">Starred</span><span id="rating">Rated<span id="ratingValue">5</span>/5</span></div>
<div id="servings">Servings:<a id="recipeYield">4</a></div>
<div id="recipeIngredient_header">Ingredients</div><ul id="recipeIngredients">
<div class="recipeIngredient recipeIngredient_subheader">Crust:</div><li class="recipeIngredient">200 g flour</li><li class="recipeIngredient">100 g butter</li>
<div class="recipeIngredient_spacer"></div>
<div class="recipeIngredient_subheader">Filling</div><li class="recipeIngredient">3 leeks</li><div class="recipeIngredient_note">or two onions</div></ul>
<div id="recipeInstructions_header">Steps</div><ol id="recipeInstructions"><div class="instruction_subheader">Crust</div><li class="instruction" value="1">Knead the crust.</li><li class="instruction" value="2">Fill it and bake.</li></ol>
<div id="recipeNotes_header">Notes</div><ul id="recipeNotes"><li class="recipeNote">Serve warm.</li><li class="recipeNote">Keeps for a day.</li></ul></div>`;

const JUICE = `<div class="recipe"><div id="name">Carrot juice</div>
<div id="link"><a id="original_link">A neighbour</a></div>
<ul id="recipeIngredients"><li class="recipeIngredient">Carrots</li></ul>
<ol id="recipeInstructions"><li class="instruction" value="1">Press.</li></ol></div>`;

export const copyMeThatLibrary: MovedLibrary = {
  name: 'Copy Me That',
  format: copyMeThat,
  source: 'https://github.com/TandoorRecipes/recipes/blob/develop/cookbook/integration/copymethat.py',
  file: async () =>
    fileOf(
      'copymethat_export.zip',
      await zipped({
        'recipes.html': `${HEAD}<body>${PIE}${JUICE}</body></html>`,
        'images/leek_pie_x1.jpg': pictureOf('pie'),
      }),
    ),
  recipes: [
    {
      entry: 'recipes.html#1',
      title: 'Leek pie',
      description: 'From the market.',
      ingredients: ['[Crust]', '200 g flour', '100 g butter', '[Filling]', '3 leeks', 'or two onions'],
      instructions: ['[Crust]', 'Knead the crust.', 'Fill it and bake.'],
      servings: 4,
      tags: ['Pies', 'Winter & spring'],
      sourceUrl: 'https://pies.example/leek',
      notes: 'Serve warm.\nKeeps for a day.',
      rating: 5,
      isFavorite: true,
      pictures: ['pie'],
      leftOver: [{ label: 'Made this', text: 'yes' }],
    },
    {
      entry: 'recipes.html#2',
      title: 'Carrot juice',
      ingredients: ['Carrots'],
      instructions: ['Press.'],
      sourceName: 'A neighbour',
    },
  ],
  missing: {
    prepTime: 'Copy Me That has none',
    cookTime: 'Copy Me That has none',
    totalTime: 'Copy Me That has none',
    difficulty: 'Copy Me That has none',
    cuisine: 'Copy Me That has tags alone',
    collections: 'Copy Me That has tags alone',
    nutrition: 'not in the description of the file',
    created: 'not in the file',
    sourceName: 'one field for both: it is read as words where it is no address',
    gallery: 'Copy Me That has one picture a recipe',
  },
};
