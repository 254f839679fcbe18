import { pageInput } from '@larder/shared/list';
import { checkPhotosInput, heldPhotosInput } from '@larder/shared/photo/schema';
import { router, userProcedure } from '../../trpc/trpc.ts';
import { discardHeldPhotos, heldPhotos } from './held-photos.ts';
import { checkPhotos, listPhotoRecipes, photoStats, usageOf } from './photo-quota.ts';

export const photoQuotaRouter = router({
  usage: userProcedure.query(({ ctx }) => usageOf(ctx)),
  check: userProcedure.input(checkPhotosInput).query(({ ctx, input }) => checkPhotos(ctx, input)),
  held: userProcedure.input(heldPhotosInput).query(({ ctx, input }) => heldPhotos(ctx, input)),
  discardHeld: userProcedure
    .input(heldPhotosInput)
    .mutation(({ ctx, input }) => discardHeldPhotos(ctx, input)),
  stats: userProcedure.query(({ ctx }) => photoStats(ctx)),
  photoRecipes: userProcedure.input(pageInput).query(({ ctx, input }) => listPhotoRecipes(ctx, input)),
});
