import { ownProfileDto, updateProfileInput } from '@larder/shared/profile';
import { router, userProcedure } from '../../trpc/trpc.ts';
import { getOwnProfile, updateProfile } from './profiles.ts';

export const profilesRouter = router({
  me: userProcedure.output(ownProfileDto).query(({ ctx }) => getOwnProfile(ctx)),
  update: userProcedure
    .input(updateProfileInput)
    .output(ownProfileDto)
    .mutation(({ ctx, input }) => updateProfile(ctx, input)),
});
