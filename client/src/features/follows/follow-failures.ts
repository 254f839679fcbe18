import * as words from '#words/people.json';
import { FOLLOW_MESSAGES } from '@larder/shared/follow/messages';

/** What is said when following and its kin do not work. */
export const FOLLOW_FAILURES = {
  load: words.failedToLoadConnectionData,
  search: words.failedToSearchUsers,
  follow: words.failedToFollowUser,
  unfollow: words.failedToUnfollowUser,
  accept: words.failedToAcceptFollowRequest,
  decline: FOLLOW_MESSAGES.notDeclined,
  cancel: FOLLOW_MESSAGES.notCancelled,
  remove: words.failedToRemoveFollower,
  block: words.failedToBlockUser,
  unblock: words.failedToUnblockUser,
} as const;
