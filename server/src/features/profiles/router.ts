import { personInput } from '@larder/shared/follow/schema';
import { storageUsageDto } from '@larder/shared/limits';
import {
  ownProfileDto,
  setAvatarInput,
  updateProfileInput,
  userProfileDto,
} from '@larder/shared/profile/schema';
import { router, userProcedure } from '../../trpc/trpc.ts';
import { setAvatar } from './avatar.ts';
import { getOwnProfile, updateProfile } from './profiles.ts';
import { getStorageUsage } from './usage.ts';
import { getUserProfile } from './user-profile.ts';

export const profilesRouter = router({
  me: userProcedure.output(ownProfileDto).query(({ ctx }) => getOwnProfile(ctx)),
  byId: userProcedure
    .input(personInput)
    .output(userProfileDto)
    .query(({ ctx, input }) => getUserProfile(ctx, input.userId)),
  usage: userProcedure.output(storageUsageDto).query(({ ctx }) => getStorageUsage(ctx)),
  update: userProcedure
    .input(updateProfileInput)
    .output(ownProfileDto)
    .mutation(({ ctx, input }) => updateProfile(ctx, input)),
  setAvatar: userProcedure
    .input(setAvatarInput)
    .output(ownProfileDto)
    .mutation(({ ctx, input }) => setAvatar(ctx, input)),
});
