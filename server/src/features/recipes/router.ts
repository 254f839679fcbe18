import {
  addTagsInput,
  createRecipeInput,
  listRecipesInput,
  listTagsInput,
  listVersionsInput,
  recipeIdInput,
  recipeIdsInput,
  restoreVersionInput,
  setFavoriteInput,
  updateRecipeInput,
} from '@larder/shared/recipe';
import { router, userProcedure } from '../../trpc/trpc.ts';
import { setFavorite } from './favorites.ts';
import { listRecipes } from './list-recipes.ts';
import { createRecipe, deleteOwnRecipes, getRecipe, updateRecipe } from './recipes.ts';
import { addTags, listTags } from './tags.ts';
import { listVersions, restoreVersion } from './versions.ts';

// All of these answer the owner alone, from explicit columns: no output schema has anything to strip.
export const recipesRouter = router({
  list: userProcedure.input(listRecipesInput).query(({ ctx, input }) => listRecipes(ctx, input)),
  byId: userProcedure.input(recipeIdInput).query(({ ctx, input }) => getRecipe(ctx, input.id)),
  create: userProcedure.input(createRecipeInput).mutation(({ ctx, input }) => createRecipe(ctx, input)),
  update: userProcedure.input(updateRecipeInput).mutation(({ ctx, input }) => updateRecipe(ctx, input)),
  delete: userProcedure.input(recipeIdInput).mutation(async ({ ctx, input }) => {
    await deleteOwnRecipes(ctx, [input.id]);
    return input;
  }),
  deleteMany: userProcedure
    .input(recipeIdsInput)
    .mutation(({ ctx, input }) => deleteOwnRecipes(ctx, input.ids)),
  versions: userProcedure.input(listVersionsInput).query(({ ctx, input }) => listVersions(ctx, input)),
  restore: userProcedure.input(restoreVersionInput).mutation(({ ctx, input }) => restoreVersion(ctx, input)),
  tags: userProcedure.input(listTagsInput).query(({ ctx, input }) => listTags(ctx, input)),
  addTags: userProcedure.input(addTagsInput).mutation(({ ctx, input }) => addTags(ctx, input)),
  setFavorite: userProcedure.input(setFavoriteInput).mutation(({ ctx, input }) => setFavorite(ctx, input)),
});
