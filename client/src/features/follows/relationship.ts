import type { FollowStatus } from '@larder/shared/follow/messages';

export interface Relationship {
  isFollowing: boolean;
  isFollower: boolean;
  requestSent: boolean;
  hasPendingRequest: boolean;
}

/** In the documented order: followed, asked, being asked, nothing. */
export function statusOf(relationship: Relationship): FollowStatus {
  if (relationship.isFollowing) return 'following';
  if (relationship.requestSent) return 'requested';
  return relationship.hasPendingRequest ? 'pending' : 'none';
}
