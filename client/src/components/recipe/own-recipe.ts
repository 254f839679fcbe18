import { pick } from '@larder/shared/pick';
import type { RecipeContent, RecipeDto } from '@larder/shared/recipe/schema';
import type { SeenRecipeDto } from '@larder/shared/recipe/seen-recipe';

import type { RecipeTexts } from './amounts/recipe-amounts.ts';

/** What both one's own and another person's recipe show. */
export type ShownRecipe = RecipeContent & Pick<RecipeDto, 'id'>;

/** Of another person's recipe, undefined: for screens that show and change the person's own. */
export function ownRecipe(recipe: RecipeDto | SeenRecipeDto): RecipeDto | undefined {
  return recipe.version === undefined ? undefined : recipe;
}

/** Another person's recipe comes without notes. */
export function shownRecipe(recipe: RecipeDto | SeenRecipeDto): ShownRecipe {
  return { ...recipe, cookingNotes: ownRecipe(recipe)?.cookingNotes ?? '' };
}

/** What its amounts are read from. */
export function textsOfRecipe(recipe: ShownRecipe): RecipeTexts {
  return {
    ...pick(recipe, ['ingredients', 'instructions', 'servings']),
    address: recipe.socialMediaUrl ?? recipe.sourceUrl,
  };
}
