import { changedRecipesInput } from '@larder/shared/sync/changes';
import {
  addTagsInput,
  createRecipeInput,
  deleteCookedInput,
  duplicatesInput,
  galleryPictureInput,
  linkLineInput,
  listCookedInput,
  listRecipesInput,
  listTagsInput,
  listVersionsInput,
  logCookedInput,
  rateRecipeInput,
  recipeFoodsDto,
  recipeIdInput,
  recipeIdsInput,
  recipeLinksInput,
  restoreVersionInput,
  setFavoriteInput,
  tickRecipeInput,
  updateRecipeInput,
} from '@larder/shared/recipe/schema';
import { idempotent } from '../../sync/idempotent-writes.ts';
import { router, protectedProcedure } from '../../trpc/trpc.ts';
import { readFoods } from './readings.ts';
import { restoreRecipes } from './restore-recipes.ts';
import { deleteCooked, findCooked, listCooked, logCooked } from './cook-log.ts';
import { changedRecipes } from './changed-recipes.ts';
import { saveCopy } from './copies.ts';
import { listDuplicates } from './duplicates.ts';
import { setFavorite } from './favorites.ts';
import { addPicture, removePicture } from './gallery.ts';
import { linkLine, readLinks } from './links.ts';
import { listRecipes } from './list-recipes.ts';
import { rateRecipe } from './ratings.ts';
import { createRecipe, deleteRecipes, findRecipe, updateRecipe } from './recipes.ts';
import { readRecipe } from './seen-recipe.ts';
import { addTags, listTags } from './tags.ts';
import { readTicks, tickRecipe } from './ticks.ts';
import { listVersions, restoreVersion } from './versions.ts';

// All of these answer from explicit columns, and all but byId and links the owner alone: no output schema has anything to strip.
export const recipesRouter = router({
  list: protectedProcedure.input(listRecipesInput).query(({ ctx, input }) => listRecipes(ctx, input)),
  changedSince: protectedProcedure
    .input(changedRecipesInput)
    .query(({ ctx, input }) => changedRecipes(ctx, input)),
  byId: protectedProcedure.input(recipeIdInput).query(({ ctx, input }) => readRecipe(ctx, input.id)),
  duplicates: protectedProcedure.input(duplicatesInput).query(({ ctx, input }) => listDuplicates(ctx, input)),
  create: protectedProcedure.input(createRecipeInput).mutation(
    idempotent(
      ({ ctx, input }) => createRecipe(ctx, input),
      async ({ ctx, written: { id } }) => (id === undefined ? undefined : findRecipe(ctx, id)),
    ),
  ),
  update: protectedProcedure.input(updateRecipeInput).mutation(
    idempotent(
      ({ ctx, input }) => updateRecipe(ctx, input),
      ({ ctx, input }) => findRecipe(ctx, input.id),
    ),
  ),
  delete: protectedProcedure.input(recipeIdInput).mutation(async ({ ctx, input }) => {
    await deleteRecipes(ctx, [input.id]);
    return input;
  }),
  deleteMany: protectedProcedure
    .input(recipeIdsInput)
    .mutation(({ ctx, input }) => deleteRecipes(ctx, input.ids)),
  restoreDeleted: protectedProcedure
    .input(recipeIdsInput)
    .mutation(({ ctx, input }) => restoreRecipes(ctx, input.ids)),
  addPicture: protectedProcedure
    .input(galleryPictureInput)
    .mutation(({ ctx, input }) => addPicture(ctx, input)),
  removePicture: protectedProcedure
    .input(galleryPictureInput)
    .mutation(({ ctx, input }) => removePicture(ctx, input)),
  versions: protectedProcedure.input(listVersionsInput).query(({ ctx, input }) => listVersions(ctx, input)),
  restore: protectedProcedure
    .input(restoreVersionInput)
    .mutation(({ ctx, input }) => restoreVersion(ctx, input)),
  cookLog: protectedProcedure.input(listCookedInput).query(({ ctx, input }) => listCooked(ctx, input)),
  logCooked: protectedProcedure.input(logCookedInput).mutation(
    idempotent(
      ({ ctx, input }) => logCooked(ctx, input),
      ({ ctx, input }) => findCooked(ctx, input),
    ),
  ),
  deleteCooked: protectedProcedure.input(deleteCookedInput).mutation(
    idempotent(
      ({ ctx, input }) => deleteCooked(ctx, input),
      async ({ ctx, input }) => (await findRecipe(ctx, input.id)) && input,
    ),
  ),
  ticks: protectedProcedure.input(recipeIdInput).query(({ ctx, input }) => readTicks(ctx, input.id)),
  tick: protectedProcedure.input(tickRecipeInput).mutation(({ ctx, input }) => tickRecipe(ctx, input)),
  links: protectedProcedure.input(recipeLinksInput).query(({ ctx, input }) => readLinks(ctx, input)),
  linkLine: protectedProcedure.input(linkLineInput).mutation(({ ctx, input }) => linkLine(ctx, input)),
  foods: protectedProcedure
    .input(recipeIdInput)
    .output(recipeFoodsDto)
    .query(({ ctx, input }) => readFoods(ctx, input.id)),
  tags: protectedProcedure.input(listTagsInput).query(({ ctx, input }) => listTags(ctx, input)),
  addTags: protectedProcedure.input(addTagsInput).mutation(({ ctx, input }) => addTags(ctx, input)),
  saveCopy: protectedProcedure.input(recipeIdInput).mutation(({ ctx, input }) => saveCopy(ctx, input.id)),
  setFavorite: protectedProcedure.input(setFavoriteInput).mutation(
    idempotent(
      ({ ctx, input }) => setFavorite(ctx, input),
      async ({ ctx, input: { id } }) => {
        const recipe = await findRecipe(ctx, id);
        return recipe && { id, isFavorite: recipe.isFavorite };
      },
    ),
  ),
  rate: protectedProcedure.input(rateRecipeInput).mutation(
    idempotent(
      ({ ctx, input }) => rateRecipe(ctx, input),
      async ({ ctx, input: { id } }) => {
        const recipe = await findRecipe(ctx, id);
        return recipe && { id, rating: recipe.rating };
      },
    ),
  ),
});
