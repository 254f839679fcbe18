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
  alreadySent: 'A follow request has already been sent to this user',
  /** For whoever may not answer it, was too late, or asks for one that never was. */
  requestNotFound: 'Follow request not found or you are not authorized to accept it',
} as const;
