import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '../../ctx.ts';
import { callerOf, testDeps, testPerson } from '../../testing/harness.ts';
import { makeCollection, makeFollow } from '../../testing/households.ts';
import { refusalOf } from '../../testing/refusals.ts';
import { type UserId, userIdSchema } from '@larder/shared/ids';

const deps = await testDeps();
let alice: Viewer;
let bob: Viewer;

beforeEach(async () => {
  [alice, bob] = [await testPerson(deps, 'alice'), await testPerson(deps, 'bob')];
});

const as = (viewer: Viewer) => callerOf(deps, viewer);
const leave = (viewer: Viewer) => deps.db.deleteFrom('users').where('id', '=', viewer.userId).execute();

/** Markup, an emoji of several characters, an override of the direction of writing, and what searches take for patterns. */
const ODD_NAME = '<img src=x onerror=alert(1)> 👩🏽‍🍳 \u202egnirts\u202c 100%_\\o/';

describe('odd names', () => {
  it('are stored and shown unchanged wherever the person appears', async () => {
    const { username } = alice;
    await as(alice).profiles.update({ displayName: ODD_NAME, username, bio: ODD_NAME });
    await makeFollow(deps, alice, bob);
    await makeFollow(deps, bob, alice);
    const of = { userId: alice.userId };
    const shown = [
      (await as(bob).profiles.byId(of)).displayName,
      (await as(bob).profiles.byId(of)).bio,
      (await as(bob).follows.followers({})).items[0]?.follower.displayName,
      (await as(bob).follows.following({})).items[0]?.following.displayName,
      (await as(bob).follows.searchUsers({ query: '100%_\\o/' })).items[0]?.displayName,
      (await as(bob).follows.searchUsers({ query: '👩🏽‍🍳' })).items[0]?.displayName,
    ];
    expect(shown).toEqual(Array(shown.length).fill(ODD_NAME));
  });

  it('of collections are found by their text, and by no pattern', async () => {
    await makeCollection(deps, alice, { privacyLevel: 'public', name: ODD_NAME });
    await makeCollection(deps, alice, { privacyLevel: 'public', name: 'Plain' });
    const found = async (search: string) => {
      const { items } = await as(bob).playlists.ofUser({ userId: alice.userId, search });
      return items.map(({ name }) => name);
    };
    for (const search of ['100%_', '\\o/', '<img', '%', '_', '\\'])
      expect(await found(search)).toEqual([ODD_NAME]);
    for (const search of ['1%0', "'; drop table users; --"]) expect(await found(search)).toEqual([]);
  });

  it('that show nothing, or cannot be stored, are refused', async () => {
    const { username } = alice;
    for (const displayName of ['', '   ', '\u200b\u202e', 'a\u0000b', '\ud800'])
      expect((await refusalOf(as(alice).profiles.update({ displayName, username }))).appCode).toBe(
        'INVALID_INPUT',
      );
  });
});

describe('counts', () => {
  it('never become negative, however often and from either side a follow is ended', async () => {
    await makeFollow(deps, bob, alice);
    const { id } = await as(alice).recipes.create({ title: 'Pie' });
    const [atAlice, atBob] = [as(alice), as(bob)];
    await Promise.allSettled(
      Array.from({ length: 8 }, () => [
        atBob.follows.unfollow({ userId: alice.userId }),
        atAlice.follows.removeFollower({ userId: bob.userId }),
        atAlice.follows.unfollow({ userId: bob.userId }),
        atAlice.recipes.delete({ id }),
      ]).flat(),
    );
    expect(await atAlice.follows.counts({ userId: alice.userId })).toEqual({ followers: 0, following: 0 });
    expect(await atBob.follows.counts({ userId: bob.userId })).toEqual({ followers: 0, following: 0 });
    const { counts } = await atAlice.profiles.me();
    expect(Object.values(counts).every((count) => count >= 0)).toBe(true);
    expect(counts).toMatchObject({ recipes: 0, followers: 0, following: 0, pendingRequests: 0 });
  });
});

describe('a profile that is deleted while it is open', () => {
  it('answers further calls like one that never existed', async () => {
    const pie = (await as(alice).recipes.create({ title: 'Pie' })).id;
    const soup = (await as(alice).recipes.create({ title: 'Soup' })).id;
    const id = await makeCollection(deps, alice, { privacyLevel: 'public', recipeIds: [pie, soup] });
    await makeCollection(deps, alice, { privacyLevel: 'public' });
    await makeFollow(deps, bob, alice);
    const { requestId } = await as(alice).follows.follow({ userId: bob.userId });
    const { follows, playlists, profiles, recipes } = as(bob);
    const [listed, held] = [
      await playlists.ofUser({ userId: alice.userId, limit: 1 }),
      await playlists.ofUserById({ userId: alice.userId, id, limit: 1 }),
    ];
    await leave(alice);

    const asked = (userId: UserId, of: { id: string; pie: string; requestId: string }) => [
      profiles.byId({ userId }),
      follows.status({ userId }),
      follows.counts({ userId }),
      follows.follow({ userId }),
      follows.block({ userId }),
      follows.accept({ requestId: of.requestId }),
      playlists.ofUser({ userId, limit: 1, cursor: listed.nextCursor }),
      playlists.ofUserById({ userId, id: of.id, limit: 1, cursor: held.nextCursor }),
      playlists.byId({ id: of.id }),
      recipes.byId({ id: of.pie }),
      recipes.saveCopy({ id: of.pie }),
    ];
    const never = { id: randomUUID(), pie: randomUUID(), requestId: randomUUID() };
    const answers = (calls: Promise<unknown>[]) => Promise.all(calls.map(refusalOf));
    const now = await answers(asked(alice.userId, { id, pie, requestId: requestId ?? '' }));
    expect(now).toEqual(await answers(asked(userIdSchema.parse(randomUUID()), never)));
    expect(now.map(({ appCode }) => appCode).every((code) => code.endsWith('_NOT_FOUND'))).toBe(true);

    expect(await follows.unfollow({ userId: alice.userId })).toEqual({ userId: alice.userId });
    for (const list of [follows.followers, follows.following, follows.receivedRequests])
      expect(await list({})).toMatchObject({ items: [], total: 0 });
    expect(await follows.counts({ userId: bob.userId })).toEqual({ followers: 0, following: 0 });
  });
});
