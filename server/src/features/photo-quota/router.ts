import { pageInput } from '@larder/shared/list';
import { checkPhotosInput, heldPhotosInput } from '@larder/shared/photo/schema';
import { router, protectedProcedure } from '../../trpc/trpc.ts';
import { discardHeldPhotos, heldPhotos } from './held-photos.ts';
import { checkPhotos, listPhotoRecipes, photoStats, usageOf } from './photo-quota.ts';

export const photoQuotaRouter = router({
  usage: protectedProcedure.query(({ ctx }) => usageOf(ctx)),
  check: protectedProcedure.input(checkPhotosInput).query(({ ctx, input }) => checkPhotos(ctx, input)),
  held: protectedProcedure.input(heldPhotosInput).query(({ ctx, input }) => heldPhotos(ctx, input)),
  discardHeld: protectedProcedure
    .input(heldPhotosInput)
    .mutation(({ ctx, input }) => discardHeldPhotos(ctx, input)),
  // For scripts (docs/api.md): the app shows how many photos there are and where.
  stats: protectedProcedure.query(({ ctx }) => photoStats(ctx)),
  photoRecipes: protectedProcedure.input(pageInput).query(({ ctx, input }) => listPhotoRecipes(ctx, input)),
});
