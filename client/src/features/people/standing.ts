import type { FollowStatus } from '@larder/shared/follow/messages';

export interface Relationship {
  isFollowing: boolean;
  isFollower: boolean;
  requestSent: boolean;
  hasPendingRequest: boolean;
}

/** In the documented order: followed, asked, being asked, nothing. */
export function statusOf(standing: Relationship): FollowStatus {
  if (standing.isFollowing) return 'following';
  if (standing.requestSent) return 'requested';
  return standing.hasPendingRequest ? 'pending' : 'none';
}
