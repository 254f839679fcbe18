import { AUTH_MESSAGES } from '@larder/shared/auth/schema';
import { expect, it } from 'vitest';
import { callerOf, testBrowser, testDeps, testPerson } from '../../testing/harness.ts';
import { testMailbox } from '../../testing/mailbox.ts';

const box = testMailbox();
const deps = await testDeps(() => box.parts);
const alice = await testPerson(deps, 'alice');
const bob = await testPerson(deps, 'bob');

const changed = { displayName: 'Alice', username: alice.username };

it('one’s own profile is complete, with its counts', async () => {
  const { db } = deps;
  const carol = await testPerson(deps, 'carol');
  const recipe = await db
    .insertInto('recipes')
    .values({ user_id: carol.vaultId, title: 'Soup' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const lists = await db
    .insertInto('playlists')
    .values([
      { user_id: carol.vaultId, name: 'Favorites', is_favorites: true },
      { user_id: carol.vaultId, name: 'Soups' },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  await db
    .insertInto('favorites')
    .values({ user_id: carol.userId, recipe_id: recipe.id, position: 1 })
    .execute();
  await db.insertInto('follows').values({ follower_id: bob.userId, following_id: carol.userId }).execute();
  await db
    .insertInto('follow_requests')
    .values({ from_user_id: alice.userId, to_user_id: carol.userId })
    .execute();
  const me = await callerOf(deps, carol).profiles.me();
  expect(lists.length).toBeGreaterThan(0);
  expect(me).toMatchObject({
    userId: carol.userId,
    email: carol.email,
    username: carol.username,
    isProfilePublic: true,
    isLocationPublic: false,
    counts: { recipes: 1, favorites: 1, playlists: 2, followers: 1, following: 0, pendingRequests: 1 },
  });
});

it('an update changes given fields, keeps the others, and empties those that are null or blank', async () => {
  const caller = callerOf(deps, alice);
  await caller.profiles.update({ ...changed, bio: 'Bakes', location: 'Ghent', isBioPublic: false });
  const after = await caller.profiles.update({
    ...changed,
    displayName: '  Alice B. ',
    bio: '  ',
    location: null,
  });
  expect(after).toMatchObject({ displayName: 'Alice B.', bio: null, location: null, isBioPublic: false });
  expect(await caller.profiles.update({ ...changed, location: 'Bruges' })).toMatchObject({
    location: 'Bruges',
  });
  expect(await caller.profiles.update(changed)).toMatchObject({ location: 'Bruges' });
});

it('an update may change the case of one’s own username', async () => {
  const username = alice.username.toUpperCase();
  expect(await callerOf(deps, alice).profiles.update({ ...changed, username })).toMatchObject({ username });
});

it('an update is refused for a username of another person or pending sign-up, and then changes nothing', async () => {
  const pending = { email: 'dora@example.org', password: 'paprika', displayName: 'Dora', username: 'dora' };
  await (await testBrowser(deps).call()).auth.signUp(pending);
  const caller = callerOf(deps, alice);
  const before = await caller.profiles.me();
  for (const username of [bob.username.toUpperCase(), 'DORA']) {
    await expect(caller.profiles.update({ displayName: 'Other', username })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: AUTH_MESSAGES.usernameTaken,
    });
  }
  expect(await caller.profiles.me()).toEqual(before);
});

it('one of many concurrent updates gets a username', async () => {
  const people = await Promise.all(Array.from({ length: 8 }, (_, i) => testPerson(deps, `p${i}`)));
  const username = 'the.one';
  const answers = await Promise.allSettled([
    ...people.map((person) => callerOf(deps, person).profiles.update({ displayName: 'P', username })),
    (async () => {
      const caller = await testBrowser(deps).call();
      await caller.auth.signUp({ email: 'e@example.org', password: 'paprika', displayName: 'E', username });
    })(),
  ]);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

it('one’s own profile needs a signed-in person', async () => {
  await expect(callerOf(deps, null).profiles.me()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  await expect(callerOf(deps, null).profiles.update(changed)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
});
