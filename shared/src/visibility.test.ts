import { describe, expect, it } from 'vitest';
import { canSeePlaylist, canSeeRecipe, type PlaylistRelationship } from './visibility.ts';

const stranger: PlaylistRelationship = {
  privacyLevel: 'public',
  isOwner: false,
  isFollower: false,
  isBlocked: false,
  isProfilePublic: true,
  isForChosen: false,
  isChosen: false,
};
const chosen = { isFollower: true, isForChosen: true, isChosen: true };

describe('canSeePlaylist', () => {
  const rows: [who: string, level: string, facts: Partial<PlaylistRelationship>, sees: boolean][] = [
    ['the owner', 'private', { isOwner: true }, true],
    ['the owner', 'whatever comes later', { isOwner: true }, true],
    ['a follower', 'private', { isFollower: true }, false],
    ['a follower', 'followers_only', { isFollower: true }, true],
    ['a follower', 'limited', { isFollower: true }, true],
    ['a follower who was chosen', 'limited', chosen, true],
    ['a follower who was not chosen', 'limited', { isFollower: true, isForChosen: true }, false],
    ['a follower who was not chosen', 'followers_only', { isFollower: true, isForChosen: true }, true],
    ['a follower who was not chosen', 'public', { isFollower: true, isForChosen: true }, true],
    ['a follower who was chosen', 'private', chosen, false],
    ['one who was chosen and follows no longer', 'limited', { ...chosen, isFollower: false }, false],
    ['one who was chosen and is blocked', 'limited', { ...chosen, isBlocked: true }, false],
    ['a follower', 'public', { isFollower: true }, true],
    ['a follower of a closed profile', 'public', { isFollower: true, isProfilePublic: false }, true],
    ['a follower of a closed profile', 'followers_only', { isFollower: true, isProfilePublic: false }, true],
    ['a follower', 'whatever comes later', { isFollower: true }, false],
    ['a stranger', 'public', {}, true],
    ['a stranger at a closed profile', 'public', { isProfilePublic: false }, false],
    ['a stranger', 'followers_only', {}, false],
    ['a stranger', 'limited', {}, false],
    ['a stranger', 'private', {}, false],
    ['a stranger', 'whatever comes later', {}, false],
    ['a blocked stranger', 'public', { isBlocked: true }, false],
    ['a blocked follower', 'followers_only', { isBlocked: true, isFollower: true }, false],
  ];
  it.each(rows)('%s of a %s playlist (%j): %s', (_, privacyLevel, facts, sees) => {
    expect(canSeePlaylist({ ...stranger, privacyLevel, ...facts })).toBe(sees);
  });
});

describe('canSeeRecipe', () => {
  it('shows a recipe that no visible playlist holds to its owner only', () => {
    expect(canSeeRecipe(true, [])).toBe(true);
    expect(canSeeRecipe(false, [])).toBe(false);
    expect(canSeeRecipe(false, [{ ...stranger, privacyLevel: 'private' }])).toBe(false);
  });

  it('shows a recipe to whoever sees one of the playlists that hold it', () => {
    expect(canSeeRecipe(false, [{ ...stranger, privacyLevel: 'private' }, stranger])).toBe(true);
  });
});
