import { pageInput } from '@larder/shared/list';
import { recipeToShareInput, sharedLinkInput, shareIdInput } from '@larder/shared/share/schema';
import { publicProcedure, router, protectedProcedure } from '../../trpc/trpc.ts';
import { saveSharedRecipe } from './save-shared-recipe.ts';
import { getKeptShared } from './shared-recipe.ts';
import { createShare, getShareOfRecipe, listShares, recordShare, revokeShare } from './shares.ts';

export const sharesRouter = router({
  get: publicProcedure
    .meta({ access: 'anonymous', limits: ['publicPage'] })
    .input(sharedLinkInput)
    .query(({ ctx, input }) => getKeptShared(ctx, input)),
  save: protectedProcedure.input(shareIdInput).mutation(({ ctx, input }) => saveSharedRecipe(ctx, input)),
  forRecipe: protectedProcedure
    .input(recipeToShareInput)
    .query(({ ctx, input }) => getShareOfRecipe(ctx, input.recipeId)),
  list: protectedProcedure.input(pageInput).query(({ ctx, input }) => listShares(ctx, input)),
  create: protectedProcedure
    .input(recipeToShareInput)
    .mutation(({ ctx, input }) => createShare(ctx, input.recipeId)),
  recordShare: protectedProcedure
    .input(recipeToShareInput)
    .mutation(({ ctx, input }) => recordShare(ctx, input.recipeId)),
  revoke: protectedProcedure
    .input(shareIdInput)
    .mutation(({ ctx, input }) => revokeShare(ctx, input.shareId)),
});
