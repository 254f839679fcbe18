import * as messages from '#messages/people.json';
import { FOLLOW_MESSAGES } from '@larder/shared/follow/messages';

/** What is said when following and its kin do not work. */
export const FOLLOW_FAILURES = {
  load: messages.failedToLoadConnectionData,
  search: messages.failedToSearchUsers,
  follow: messages.failedToFollowUser,
  unfollow: messages.failedToUnfollowUser,
  accept: messages.failedToAcceptFollowRequest,
  decline: FOLLOW_MESSAGES.notDeclined,
  cancel: FOLLOW_MESSAGES.notCancelled,
  remove: messages.failedToRemoveFollower,
  block: messages.failedToBlockUser,
  unblock: messages.failedToUnblockUser,
} as const;
