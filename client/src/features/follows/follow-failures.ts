import { FOLLOW_MESSAGES } from '@larder/shared/follow/messages';

/** What is said when following and its kin do not work. */
export const FOLLOW_FAILURES = {
  load: 'Failed to load connection data',
  search: 'Failed to search users',
  follow: 'Failed to follow user',
  unfollow: 'Failed to unfollow user',
  accept: 'Failed to accept follow request',
  decline: FOLLOW_MESSAGES.notDeclined,
  cancel: FOLLOW_MESSAGES.notCancelled,
  remove: 'Failed to remove follower',
  block: 'Failed to block user',
  unblock: 'Failed to unblock user',
} as const;
