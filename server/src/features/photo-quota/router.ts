import { pageInput } from '@larder/shared/list';
import { checkPhotosInput } from '@larder/shared/photo-quota';
import { router, userProcedure } from '../../trpc/trpc.ts';
import { checkPhotos, listPhotoRecipes, photoStats, usageOf } from './photo-quota.ts';

export const photoQuotaRouter = router({
  usage: userProcedure.query(({ ctx }) => usageOf(ctx)),
  check: userProcedure.input(checkPhotosInput).query(({ ctx, input }) => checkPhotos(ctx, input)),
  stats: userProcedure.query(({ ctx }) => photoStats(ctx)),
  photoRecipes: userProcedure.input(pageInput).query(({ ctx, input }) => listPhotoRecipes(ctx, input)),
});
