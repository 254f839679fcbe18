import { personInput } from '@larder/shared/follow/schema';
import { storageUsageDto } from '@larder/shared/limits';
import {
  ownProfileDto,
  setAvatarInput,
  updateProfileInput,
  userProfileDto,
} from '@larder/shared/profile/schema';
import { router, protectedProcedure } from '../../trpc/trpc.ts';
import { setAvatar } from './avatar.ts';
import { getOwnProfile, updateProfile } from './profiles.ts';
import { getStorageUsage } from './usage.ts';
import { getUserProfile } from './user-profile.ts';

export const profilesRouter = router({
  me: protectedProcedure.output(ownProfileDto).query(({ ctx }) => getOwnProfile(ctx)),
  byId: protectedProcedure
    .input(personInput)
    .output(userProfileDto)
    .query(({ ctx, input }) => getUserProfile(ctx, input.userId)),
  usage: protectedProcedure.output(storageUsageDto).query(({ ctx }) => getStorageUsage(ctx)),
  update: protectedProcedure
    .input(updateProfileInput)
    .output(ownProfileDto)
    .mutation(({ ctx, input }) => updateProfile(ctx, input)),
  setAvatar: protectedProcedure
    .input(setAvatarInput)
    .output(ownProfileDto)
    .mutation(({ ctx, input }) => setAvatar(ctx, input)),
});
