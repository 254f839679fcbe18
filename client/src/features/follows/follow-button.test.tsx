import { expect, it } from 'vitest';
import { htmlOf, textOf } from '../../testing/html-of.tsx';
import { FollowButton } from './follow-button.tsx';
import type { Relationship } from './relationship.ts';

const NOTHING = { isFollowing: false, isFollower: false, requestSent: false, hasPendingRequest: false };
const PERSON = { userId: 'b', displayName: 'Bob', requestId: null };

it.each<[Partial<Relationship>, string]>([
  [{}, 'Follow'],
  [{ isFollower: true }, 'Follow'],
  [{ hasPendingRequest: true }, 'Accept Decline'],
  [{ requestSent: true, hasPendingRequest: true }, 'Request Sent'],
  [{ isFollowing: true, hasPendingRequest: true, requestSent: true }, 'Following'],
])('of a search result that is %o reads %s', (relationship, words) => {
  const button = <FollowButton {...PERSON} relationship={{ ...NOTHING, ...relationship }} requestId="r" />;
  expect(textOf(button)).toBe(words);
});

it('names the person where several stand in a list', () => {
  expect(htmlOf(<FollowButton {...PERSON} relationship={NOTHING} />)).toContain('aria-label="Follow Bob"');
});

it('follows back among followers, and accepts a request in full words on a profile', () => {
  expect(textOf(<FollowButton {...PERSON} relationship={{ ...NOTHING, isFollower: true }} isBack />)).toBe(
    'Follow Back',
  );
  const asked = { ...NOTHING, hasPendingRequest: true };
  expect(textOf(<FollowButton {...PERSON} relationship={asked} requestId="r" onProfile />)).toBe(
    'Accept Follow Request Decline',
  );
});

it('cannot be pressed once a request is sent', () => {
  expect(htmlOf(<FollowButton {...PERSON} relationship={{ ...NOTHING, requestSent: true }} />)).toContain(
    'aria-disabled="true"',
  );
});
