import { expect, it } from 'vitest';
import { statusOf, type Relationship } from './relationship.ts';

const NONE: Relationship = {
  isFollowing: false,
  isFollower: false,
  requestSent: false,
  hasPendingRequest: false,
};

it.each<[string, Partial<Relationship>, string]>([
  ['nothing between the two', {}, 'none'],
  ['being followed', { isFollower: true }, 'none'],
  ['a request of the other one', { hasPendingRequest: true }, 'pending'],
  ['a request of one’s own', { requestSent: true }, 'requested'],
  ['following', { isFollowing: true }, 'following'],
  ['requests both ways', { requestSent: true, hasPendingRequest: true }, 'requested'],
  ['following one who asks to follow', { isFollowing: true, hasPendingRequest: true }, 'following'],
])('%s is %o: %s', (_name, relationship, status) => {
  expect(statusOf({ ...NONE, ...relationship })).toBe(status);
});
