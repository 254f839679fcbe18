import {
  addTagsInput,
  createRecipeInput,
  duplicatesInput,
  listRecipesInput,
  listTagsInput,
  listVersionsInput,
  recipeIdInput,
  recipeIdsInput,
  restoreVersionInput,
  setFavoriteInput,
  updateRecipeInput,
} from '@larder/shared/recipe/schema';
import { router, userProcedure } from '../../trpc/trpc.ts';
import { saveCopy } from './copies.ts';
import { listDuplicates } from './duplicates.ts';
import { setFavorite } from './favorites.ts';
import { listRecipes } from './list-recipes.ts';
import { createRecipe, deleteRecipes, updateRecipe } from './recipes.ts';
import { readRecipe } from './seen-recipe.ts';
import { addTags, listTags } from './tags.ts';
import { listVersions, restoreVersion } from './versions.ts';

// All of these answer from explicit columns, and all but byId the owner alone: no output schema has anything to strip.
export const recipesRouter = router({
  list: userProcedure.input(listRecipesInput).query(({ ctx, input }) => listRecipes(ctx, input)),
  byId: userProcedure.input(recipeIdInput).query(({ ctx, input }) => readRecipe(ctx, input.id)),
  duplicates: userProcedure.input(duplicatesInput).query(({ ctx, input }) => listDuplicates(ctx, input)),
  create: userProcedure.input(createRecipeInput).mutation(({ ctx, input }) => createRecipe(ctx, input)),
  update: userProcedure.input(updateRecipeInput).mutation(({ ctx, input }) => updateRecipe(ctx, input)),
  delete: userProcedure.input(recipeIdInput).mutation(async ({ ctx, input }) => {
    await deleteRecipes(ctx, [input.id]);
    return input;
  }),
  deleteMany: userProcedure.input(recipeIdsInput).mutation(({ ctx, input }) => deleteRecipes(ctx, input.ids)),
  versions: userProcedure.input(listVersionsInput).query(({ ctx, input }) => listVersions(ctx, input)),
  restore: userProcedure.input(restoreVersionInput).mutation(({ ctx, input }) => restoreVersion(ctx, input)),
  tags: userProcedure.input(listTagsInput).query(({ ctx, input }) => listTags(ctx, input)),
  addTags: userProcedure.input(addTagsInput).mutation(({ ctx, input }) => addTags(ctx, input)),
  saveCopy: userProcedure.input(recipeIdInput).mutation(({ ctx, input }) => saveCopy(ctx, input.id)),
  setFavorite: userProcedure.input(setFavoriteInput).mutation(({ ctx, input }) => setFavorite(ctx, input)),
});
