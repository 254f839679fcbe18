/** A search for people needs this many characters. */
export const USER_SEARCH_MIN = 3;
/** It finds at most this many people. */
export const USER_SEARCH_MAX_RESULTS = 10;

/** The relationship to another person; the first that applies counts. 'pending': they have sent the viewer a request. */
export const FOLLOW_STATUSES = ['following', 'requested', 'pending', 'none'] as const;
export type FollowStatus = (typeof FOLLOW_STATUSES)[number];

export const FOLLOW_MESSAGES = {
  oneself: 'You cannot follow yourself',
  blockOneself: 'You cannot block yourself',
  profileNotFound: 'User profile not found',
  alreadyFollowing: 'You are already following this user',
  /** When a request was pending before the call. */
  requestExists: 'A follow request already exists',
  /** When a request was sent at the same moment, for instance by a second tab. */
  alreadySent: 'A follow request has already been sent to this user',
  // Each of these is also the answer for another person's request, one that is no longer pending and one that never existed.
  notAccepted: 'Follow request not found or you are not authorized to accept it',
  notDeclined: 'Failed to decline follow request',
  notCancelled: 'Failed to cancel follow request',
} as const;
