import { pageInput } from '@larder/shared/list';
import {
  recipeToShareInput,
  sharedLinkInput,
  sharedRecipeDto,
  shareIdInput,
} from '@larder/shared/share/schema';
import { anonymousProcedure, router, userProcedure } from '../../trpc/trpc.ts';
import { saveSharedRecipe } from './save-shared-recipe.ts';
import { getSharedRecipe } from './shared-recipe.ts';
import { createShare, getShareOfRecipe, listShares, recordShare, revokeShare } from './shares.ts';

export const sharesRouter = router({
  get: anonymousProcedure
    .meta({ access: 'anonymous', limits: ['publicPage'] })
    .input(sharedLinkInput)
    .output(sharedRecipeDto)
    .query(({ ctx, input }) => getSharedRecipe(ctx, input)),
  save: userProcedure.input(shareIdInput).mutation(({ ctx, input }) => saveSharedRecipe(ctx, input)),
  forRecipe: userProcedure
    .input(recipeToShareInput)
    .query(({ ctx, input }) => getShareOfRecipe(ctx, input.recipeId)),
  list: userProcedure.input(pageInput).query(({ ctx, input }) => listShares(ctx, input)),
  create: userProcedure
    .input(recipeToShareInput)
    .mutation(({ ctx, input }) => createShare(ctx, input.recipeId)),
  recordShare: userProcedure
    .input(recipeToShareInput)
    .mutation(({ ctx, input }) => recordShare(ctx, input.recipeId)),
  revoke: userProcedure.input(shareIdInput).mutation(({ ctx, input }) => revokeShare(ctx, input.shareId)),
});
