import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import type { Viewer } from '../../ctx.ts';
import { callerOf, testDeps, testPerson } from '../../testing/harness.ts';
import { makeCollection, makeFollow } from '../../testing/households.ts';
import { makeImage } from '../../testing/model-world.ts';
import { refusalOf } from '../../testing/refusals.ts';

const deps = await testDeps();
let alice: Viewer;
let bob: Viewer;
let carol: Viewer;

beforeEach(async () => {
  [alice, bob, carol] = [
    await testPerson(deps, 'alice'),
    await testPerson(deps, 'bob'),
    await testPerson(deps, 'carol'),
  ];
  await setProfile({ bio: 'Bakes', location: 'Ghent' });
  await makeFollow(deps, bob, alice);
});

const setProfile = (values: Record<string, unknown>) =>
  deps.db.updateTable('profiles').set(values).where('user_id', '=', alice.userId).execute();
const aliceAs = (viewer: Viewer) => callerOf(deps, viewer).profiles.byId({ userId: alice.userId });

it('a profile shows names, bio and location by their flags, and counts of what the viewer may see', async () => {
  const { recipes } = callerOf(deps, alice);
  const [pie, soup, cake] = await Promise.all(
    ['Pie', 'Soup', 'Cake'].map(async (title) => (await recipes.create({ title })).id),
  );
  await recipes.create({ title: 'Loose' });
  await makeCollection(deps, alice, { privacyLevel: 'public', recipeIds: [pie!] });
  await makeCollection(deps, alice, { privacyLevel: 'followers_only', recipeIds: [pie!, soup!] });
  await makeCollection(deps, alice, { privacyLevel: 'private', recipeIds: [cake!] });
  const open = {
    userId: alice.userId,
    displayName: 'alice',
    username: alice.username,
    profileImageUrl: null,
    bio: 'Bakes',
    isBioPublic: true,
    location: null,
    isLocationPublic: false,
    followersCount: 1,
    followingCount: 0,
  };
  expect(await aliceAs(carol)).toEqual({ ...open, collectionCount: 1, recipeCount: 1 });
  expect(await aliceAs(bob)).toEqual({ ...open, collectionCount: 2, recipeCount: 2 });
  expect(await aliceAs(alice)).toEqual({ ...open, location: 'Ghent', collectionCount: 3, recipeCount: 4 });
  await setProfile({ is_bio_public: false, is_location_public: true });
  expect(await aliceAs(bob)).toMatchObject({ bio: null, isBioPublic: false, location: 'Ghent' });
  expect(await aliceAs(alice)).toMatchObject({ bio: 'Bakes', isBioPublic: false });
});

it('a profile has counts only if it shows its statistics', async () => {
  await setProfile({ show_statistics: false });
  const hidden = { recipeCount: null, collectionCount: null, followersCount: null, followingCount: null };
  expect(await aliceAs(bob)).toMatchObject(hidden);
  expect(await aliceAs(alice)).toMatchObject({ recipeCount: 0, collectionCount: 0, followersCount: 1 });
});

it('a profile that is not public shows strangers name and image only, and followers what the flags allow', async () => {
  const avatar = await makeImage(deps, alice, 'avatar');
  await setProfile({ is_profile_public: false, is_location_public: true, profile_image_id: avatar });
  expect(await aliceAs(carol)).toEqual({
    userId: alice.userId,
    displayName: 'alice',
    username: null,
    profileImageUrl: `/images/${avatar}/320.webp`,
    bio: null,
    isBioPublic: false,
    location: null,
    isLocationPublic: false,
    recipeCount: null,
    collectionCount: null,
    followersCount: null,
    followingCount: null,
  });
  const open = { username: alice.username, bio: 'Bakes', location: 'Ghent', followersCount: 1 };
  expect(await aliceAs(bob)).toMatchObject(open);
  await callerOf(deps, bob).follows.unfollow({ userId: alice.userId });
  expect(await aliceAs(bob)).toMatchObject({ username: null, bio: null });
});

it('a profile does not exist for people its owner has blocked', async () => {
  await callerOf(deps, alice).follows.block({ userId: bob.userId });
  const missing = await refusalOf(callerOf(deps, bob).profiles.byId({ userId: randomUUID() }));
  expect(missing).toEqual({ appCode: 'USER_NOT_FOUND', message: 'User not found' });
  expect(await refusalOf(aliceAs(bob))).toEqual(missing);
  await deps.db.deleteFrom('users').where('id', '=', alice.userId).execute();
  expect(await refusalOf(aliceAs(carol))).toEqual(missing);
});
