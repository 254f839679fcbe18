import { toHeader } from '@larder/shared/recipe-text/sections';
import type { MoveFormat } from './contract.ts';
import { factsOf } from './reading/facts.ts';
import { leftOvers } from './reading/left-over.ts';
import type { ReadRecipe } from './reading/one-recipe.ts';
import { recipesOfPage, textOf, wordsOf, type RecipePart } from './reading/recipes-page.ts';
import { addressOf, ratingOf } from './reading/values.ts';
import { FORMATS } from './names.ts';

const RECIPE = /<div\s(?:[^<>]{0,200}\s)?class\s?=\s?"recipe"/gi;
const SIGN = /"copymethat_class_id_version"|class\s?=\s?"recipeIngredient[\s"]/;

/**
 * Copy Me That's export: a page, `recipes.html`, alone or in a zip with a folder of pictures, as the readers of other programs describe it
 * (TandoorRecipes/recipes, cookbook/integration/copymethat.py; mealie-recipes/mealie, services/migrations/copymethat.py).
 */
export const copyMeThat: MoveFormat = {
  ...FORMATS['copy-me-that'],
  keptInNotes: ['Made this'],
  recognises: ({ page = '' }) => SIGN.test(page) && page.search(RECIPE) >= 0,
  read: (file) => recipesOfPage(file, RECIPE, recipeOf),
};

function recipeOf(part: RecipePart): ReadRecipe {
  const { leftOver, ...facts } = factsOf({ servings: part.text('id', 'recipeYield') });
  const link = addressOf(part.link('id', 'original_link'));
  const source = part.text('id', 'original_link');
  return {
    title: part.text('id', 'name'),
    description: part.text('id', 'description') || undefined,
    ingredients: listOf(part, 'recipeIngredient'),
    instructions: listOf(part, 'instruction'),
    ...facts,
    tags: part.texts('class', 'recipeCategory'),
    sourceUrl: link,
    sourceName: link === undefined ? source || undefined : undefined,
    notes: part.texts('class', 'recipeNote').join('\n') || undefined,
    rating: ratingOf(part.text('id', 'ratingValue')),
    isFavorite: part.text('id', 'starred') !== '',
    pictures: part.pictures(),
    leftOver: [
      ...leftOver,
      ...leftOvers({ 'Made this': part.text('id', 'made_this') === '' ? undefined : 'yes' }),
    ],
  };
}

/** The lines of a list with its headings and the notes between them, whose classes begin with those of its lines. */
function listOf(part: RecipePart, name: string): string[] {
  return part
    .all('class', name, `${name}_subheader`, `${name}_note`)
    .map((element) => {
      const isHeading = wordsOf(element, 'class').includes(`${name}_subheader`);
      return isHeading ? toHeader(textOf(element).replace(/:$/, '')) : textOf(element);
    })
    .filter((line) => line !== '');
}
