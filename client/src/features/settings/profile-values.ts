import type { OwnProfileDto, updateProfileInput } from '@larder/shared/profile/schema';
import type { z } from 'zod';

/** What the profile form holds: what is saved, and nothing else. */
export type ProfileValues = z.input<typeof updateProfileInput>;

export function valuesOf(profile: OwnProfileDto): ProfileValues {
  const { displayName, username, bio, location } = profile;
  const { isProfilePublic, isBioPublic, isLocationPublic, showStatistics, allowFriendRequests } = profile;
  return {
    ...{ displayName, username, bio: bio ?? '', location: location ?? '' },
    ...{ isProfilePublic, isBioPublic, isLocationPublic, showStatistics, allowFriendRequests },
  };
}
