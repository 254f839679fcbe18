import * as FOLLOW_MESSAGES from '#messages/follow.json';

/** A search for people needs this many characters. */
export const USER_SEARCH_MIN = 3;
/** It finds at most this many people. */
export const USER_SEARCH_MAX_RESULTS = 10;

/** The relationship to another person; the first that applies counts. 'pending': they have sent the viewer a request. */
export const FOLLOW_STATUSES = ['following', 'requested', 'pending', 'none'] as const;
export type FollowStatus = (typeof FOLLOW_STATUSES)[number];

export { FOLLOW_MESSAGES };
