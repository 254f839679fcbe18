import type { MoveFormat } from './contract.ts';
import { factsOf } from './reading/facts.ts';
import { nutritionOf } from './reading/json-ld.ts';
import { ingredientLines, stepLines, withoutMarkdown } from './reading/lines.ts';
import type { ReadRecipe } from './reading/one-recipe.ts';
import { recipesOfPage, type RecipePart } from './reading/recipes-page.ts';
import { addressOf, ratingOf } from './reading/values.ts';
import { FORMATS } from './names.ts';

const RECIPE = /<div\s(?:[^<>]{0,200}\s)?class="recipe-details[\s"]/gi;

/**
 * Recipe Keeper's export: a page, `recipes.html`, alone or in a zip with a folder of pictures, as the readers of other programs describe it
 * (TandoorRecipes/recipes, cookbook/integration/recipekeeper.py; mealie-recipes/mealie, services/migrations/recipekeeper.py).
 */
export const recipeKeeper: MoveFormat = {
  ...FORMATS['recipe-keeper'],
  recognises: ({ page = '' }) => page.search(RECIPE) >= 0,
  read: (file) => recipesOfPage(file, RECIPE, recipeOf),
};

function recipeOf(part: RecipePart): ReadRecipe {
  const item = (name: string) => part.text('itemprop', name);
  const items = (name: string) => part.texts('itemprop', name);
  const { leftOver, ...facts } = factsOf({
    prep: item('prepTime'),
    cook: item('cookTime'),
    servings: item('recipeYield'),
  });
  const source = item('recipeSource');
  const link = addressOf(part.link('itemprop', 'recipeSource')) ?? addressOf(source);
  return {
    title: item('name'),
    ingredients: ingredientLines(item('recipeIngredients')),
    instructions: stepLines(item('recipeDirections')),
    ...facts,
    tags: [...new Set([...items('recipeCourse'), ...items('recipeCategory')])],
    sourceUrl: link,
    sourceName: addressOf(source) === undefined && !isHostOf(source, link) ? source || undefined : undefined,
    notes: withoutMarkdown(item('recipeNotes')) || undefined,
    nutrition: nutritionOf(part.metas('recipeNut'), 'mg'),
    rating: ratingOf(item('recipeRating')),
    isFavorite: /^true$/i.test(item('recipeIsFavourite')),
    collections: items('recipeCollection'),
    pictures: part.pictures(),
    leftOver,
  };
}

/** 'soups.example' says no more than the link to a page there. */
function isHostOf(words: string, link: string | undefined): boolean {
  return link !== undefined && new URL(link).hostname.replace(/^www\./, '') === words.replace(/^www\./, '');
}
