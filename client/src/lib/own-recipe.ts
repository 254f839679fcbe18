import type { RecipeDto } from '@larder/shared/recipe';
import type { SeenRecipeDto } from '@larder/shared/seen-recipe';

/** Of somebody else's recipe, undefined: for screens that show and change the person's own. */
export function ownRecipe(recipe: RecipeDto | SeenRecipeDto): RecipeDto | undefined {
  return recipe.version === undefined ? undefined : recipe;
}
