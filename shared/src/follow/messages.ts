/** A search for people starts with this many characters and finds at most so many of them. */
export const USER_SEARCH_MIN = 3;
export const USER_SEARCH_MAX_RESULTS = 10;

/** How the viewer stands to somebody, in the order in which it is decided; 'pending': they have asked the viewer. */
export const FOLLOW_STATUSES = ['following', 'requested', 'pending', 'none'] as const;
export type FollowStatus = (typeof FOLLOW_STATUSES)[number];

export const FOLLOW_MESSAGES = {
  oneself: 'You cannot follow yourself',
  blockOneself: 'You cannot block yourself',
  profileNotFound: 'User profile not found',
  alreadyFollowing: 'You are already following this user',
  /** Of a request that was pending before. */
  requestExists: 'A follow request already exists',
  /** Of a request that was sent at the same moment, as by a second tab. */
  alreadySent: 'A follow request has already been sent to this user',
  // Each for a request of somebody else, one that is no longer pending and one that never was.
  notAccepted: 'Follow request not found or you are not authorized to accept it',
  notDeclined: 'Failed to decline follow request',
  notCancelled: 'Failed to cancel follow request',
} as const;
