import { randomUUID } from 'node:crypto';
import { PLAYLIST_LIMITS, PLAYLIST_MESSAGES } from '@larder/shared/playlist/messages';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '../../ctx.ts';
import { callerOf, testDeps, testPerson } from '../../testing/harness.ts';
import { makeFollow } from '../../testing/households.ts';
import { refusalOf } from '../../testing/refusals.ts';

// Neither mails nor jobs are given to these tests: a call that sent one would fail.
const deps = await testDeps();
let alice: Viewer;
let bob: Viewer;
let carol: Viewer;
let id: string;

const as = (viewer: Viewer) => callerOf(deps, viewer).playlists;
const sharedWithMe = async (viewer: Viewer) =>
  (await as(viewer).sharedWithMe({})).items.map(({ name }) => name);
const isSeenBy = (viewer: Viewer) =>
  as(viewer)
    .byId({ id })
    .then(() => true)
    .catch(() => false);
const listOf = async () => (await as(alice).sharedWith({ id })).items.map(({ userId }) => userId);

const NOT_FOLLOWERS = { appCode: 'INVALID_INPUT', message: PLAYLIST_MESSAGES.sharedWithFollowers };
const NOT_FOUND = { appCode: 'PLAYLIST_NOT_FOUND', message: 'Collection not found' };

beforeEach(async () => {
  [alice, bob, carol] = [
    await testPerson(deps, 'alice'),
    await testPerson(deps, 'bob'),
    await testPerson(deps, 'carol'),
  ];
  for (const follower of [bob, carol]) await makeFollow(deps, follower, alice);
  ({ id } = await as(alice).create({
    ...{ name: 'For Bob', privacyLevel: 'limited', sharedWith: [bob.userId] },
  }));
});

describe('a collection limited to chosen followers', () => {
  it('is found by them in the owner’s profile and among what is shared with them, by nobody else', async () => {
    const pie = await callerOf(deps, alice).recipes.create({ title: 'Pie' });
    await as(alice).addRecipes({ id, recipeIds: [pie.id] });
    const inProfile = async (viewer: Viewer) =>
      (await as(viewer).ofUser({ userId: alice.userId })).items.map(({ name }) => name);
    expect([await inProfile(bob), await inProfile(carol)]).toEqual([['For Bob'], []]);
    expect([await sharedWithMe(bob), await sharedWithMe(carol), await sharedWithMe(alice)]).toEqual([
      ['For Bob'],
      [],
      [],
    ]);
    expect([await isSeenBy(bob), await isSeenBy(carol)]).toEqual([true, false]);
    expect(await callerOf(deps, bob).recipes.byId({ id: pie.id })).toMatchObject({ title: 'Pie' });
    expect((await refusalOf(callerOf(deps, carol).recipes.byId({ id: pie.id }))).appCode).toBe(
      'RECIPE_NOT_FOUND',
    );
  });

  it('tells its list to the owner alone', async () => {
    const own = await as(alice).byId({ id });
    expect(own).toMatchObject({ isOwner: true, sharedWith: [bob.userId], isForChosen: true });
    for (const { items } of [await as(alice).list({}), await as(alice).ofUser({ userId: alice.userId })])
      expect(items.find((item) => item.id === id)).toMatchObject({
        sharedWith: [bob.userId],
        isForChosen: true,
      });
    const seen = [
      await as(bob).byId({ id }),
      await as(bob).ofUserById({ userId: alice.userId, id }),
      (await as(bob).ofUser({ userId: alice.userId })).items[0],
      (await as(bob).sharedWithMe({})).items[0],
    ];
    for (const one of seen) {
      expect(one).toMatchObject({ id, name: 'For Bob', privacyLevel: 'limited' });
      expect(one).not.toHaveProperty('sharedWith');
      expect(one).not.toHaveProperty('isForChosen');
    }
    expect(await refusalOf(as(bob).sharedWith({ id }))).toEqual(NOT_FOUND);
    expect(await refusalOf(as(alice).sharedWith({ id: randomUUID() }))).toEqual(NOT_FOUND);
  });

  it('is for all followers when nobody was chosen', async () => {
    expect(await as(alice).update({ id, sharedWith: [] })).toMatchObject({
      sharedWith: [],
      isForChosen: false,
    });
    expect([await isSeenBy(bob), await isSeenBy(carol)]).toEqual([true, true]);
    expect(await sharedWithMe(bob)).toEqual([]);
  });

  it('keeps its list, without effect, while it is of another level', async () => {
    await as(alice).update({ id, privacyLevel: 'followers_only' });
    expect([await isSeenBy(carol), await sharedWithMe(bob)]).toEqual([true, []]);
    await as(alice).update({ id, privacyLevel: 'private' });
    expect([await isSeenBy(bob), await sharedWithMe(bob)]).toEqual([false, []]);
    await as(alice).update({ id, privacyLevel: 'limited' });
    expect([await isSeenBy(bob), await isSeenBy(carol), await sharedWithMe(bob)]).toEqual([
      true,
      false,
      ['For Bob'],
    ]);
  });

  it('is listed with its owner, searched and paged where it is shared', async () => {
    for (const name of ['Soups', 'Stews'])
      await as(alice).create({ name, privacyLevel: 'limited', sharedWith: [bob.userId] });
    const first = await as(bob).sharedWithMe({ limit: 2 });
    expect(first).toMatchObject({
      total: 3,
      items: [{ name: 'Stews', ownerName: 'alice' }, { name: 'Soups' }],
    });
    expect(await as(bob).sharedWithMe({ limit: 2, cursor: first.nextCursor })).toMatchObject({
      ...{ total: 3, nextCursor: null },
      items: [{ name: 'For Bob', userId: alice.userId }],
    });
    expect((await as(bob).sharedWithMe({ search: 'SOUP' })).items.map(({ name }) => name)).toEqual(['Soups']);
  });
});

describe('the sharing list', () => {
  it('holds exactly the people given, each once, and names them page by page', async () => {
    await as(alice).update({ id, sharedWith: [carol.userId.toUpperCase(), bob.userId, carol.userId] });
    const first = await as(alice).sharedWith({ id, limit: 1 });
    const second = await as(alice).sharedWith({ id, limit: 1, cursor: first.nextCursor });
    const [named, rest] = [first.items[0], second.items[0]];
    expect([named, rest]).toMatchObject([
      { userId: bob.userId, displayName: 'bob', username: bob.username, profileImageUrl: null },
      { userId: carol.userId, displayName: 'carol' },
    ]);
    expect([first.total, second.total, second.nextCursor]).toEqual([2, 2, null]);
    await as(alice).update({ id, sharedWith: [carol.userId] });
    expect(await listOf()).toEqual([carol.userId]);
  });

  it('stays as it is when only something else is changed', async () => {
    await as(alice).update({ id, name: 'For you' });
    expect(await listOf()).toEqual([bob.userId]);
  });

  it('refuses a stranger, an id that nobody has and the owner alike, new or changed, and changes nothing', async () => {
    const stranger = await testPerson(deps, 'dora');
    await makeFollow(deps, alice, stranger);
    for (const userId of [stranger.userId, randomUUID(), alice.userId]) {
      const sharedWith = [bob.userId, userId];
      expect(await refusalOf(as(alice).update({ id, name: 'Changed', sharedWith }))).toEqual(NOT_FOLLOWERS);
      expect(await refusalOf(as(alice).create({ name: 'New', sharedWith }))).toEqual(NOT_FOLLOWERS);
    }
    expect(await as(alice).byId({ id })).toMatchObject({ name: 'For Bob', sharedWith: [bob.userId] });
    expect((await as(alice).list({})).items.map(({ name }) => name)).not.toContain('New');
  });

  it('is not for Favorites', async () => {
    const favorites = await as(alice).makeFavorites();
    expect(await refusalOf(as(alice).update({ id: favorites.id, sharedWith: [bob.userId] }))).toMatchObject({
      appCode: 'NOT_ALLOWED',
    });
  });

  it('takes at most 200 people, and says so', async () => {
    const sharedWith = Array.from({ length: PLAYLIST_LIMITS.sharedWith + 1 }, () => randomUUID());
    expect(await refusalOf(as(alice).update({ id, sharedWith }))).toEqual({
      appCode: 'INVALID_INPUT',
      message: 'A collection can be limited to at most 200 people',
    });
  });

  it('holds 200 in the database, however many are added at once', async () => {
    const crowd = await makeFollowers(300);
    await as(alice).update({ id, sharedWith: crowd.slice(0, 100) });
    const adding = [crowd.slice(100, 180), crowd.slice(180, 260), crowd.slice(220, 300)].map((followers) =>
      sql`insert into playlist_shared_with (playlist_id, user_id, follower_id)
        select ${id}, ${alice.userId}, unnest(${followers}::uuid[]) on conflict do nothing`.execute(deps.db),
    );
    const results = await Promise.allSettled(adding);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
    for (const result of results)
      if (result.status === 'rejected')
        expect(result.reason).toMatchObject({ constraint: 'playlist_shared_with_limit' });
    expect((await as(alice).byId({ id })).total).toBe(0);
    expect((await as(alice).sharedWith({ id })).total).toBe(180);
    expect(await as(alice).update({ id, sharedWith: crowd.slice(100) })).toMatchObject({
      sharedWith: expect.objectContaining({ length: 200 }) as unknown,
    });
  });
});

describe('a name leaves the list when the follow ends', () => {
  const endings: [string, () => Promise<unknown>][] = [
    ['is ended by the follower', () => callerOf(deps, bob).follows.unfollow({ userId: alice.userId })],
    ['is ended by the owner', () => callerOf(deps, alice).follows.removeFollower({ userId: bob.userId })],
    ['ends with a block by the owner', () => callerOf(deps, alice).follows.block({ userId: bob.userId })],
    ['ends with a block by the follower', () => callerOf(deps, bob).follows.block({ userId: alice.userId })],
    [
      'ends with the follower’s account',
      () => deps.db.deleteFrom('users').where('id', '=', bob.userId).execute(),
    ],
  ];

  it.each(endings)('that %s', async (_, end) => {
    await as(alice).update({ id, sharedWith: [bob.userId, carol.userId] });
    await end();
    expect(await listOf()).toEqual([carol.userId]);
    expect([await isSeenBy(bob), await isSeenBy(carol), await sharedWithMe(bob)]).toEqual([false, true, []]);
  });

  it.each(endings)(
    'and opens the collection to nobody else when the last name leaves, as it %s',
    async (_, end) => {
      await end();
      expect(await as(alice).byId({ id })).toMatchObject({ sharedWith: [], isForChosen: true });
      expect([await isSeenBy(bob), await isSeenBy(carol)]).toEqual([false, false]);
    },
  );

  it('and does not come back with a new one', async () => {
    await callerOf(deps, bob).follows.unfollow({ userId: alice.userId });
    await makeFollow(deps, bob, alice);
    expect([await listOf(), await isSeenBy(bob)]).toEqual([[], false]);
  });

  it('even in the moment in which it is chosen: it stands there with a follow, or not at all', async () => {
    const crowd = await makeFollowers(20);
    const choose = (userId: string) => as(alice).update({ id, sharedWith: [bob.userId, userId] });
    const choosing = crowd.map((userId) => choose(userId).catch((error: unknown) => error));
    await Promise.all(crowd.map((userId) => callerOf(deps, alice).follows.removeFollower({ userId })));
    for (const outcome of await Promise.all(choosing))
      if (outcome instanceof Error) expect(outcome).toMatchObject({ cause: NOT_FOLLOWERS });
    expect(await listOf()).toEqual([bob.userId]);
  });
});

it('a list goes with its collection and with its owner', async () => {
  const rows = () => deps.db.selectFrom('playlist_shared_with').select('user_id').execute();
  const { id: other } = await as(carol).create({ name: 'Hers' });
  await makeFollow(deps, bob, carol);
  await as(carol).update({ id: other, sharedWith: [bob.userId] });
  await as(alice).delete({ id, withRecipes: false });
  await deps.db.deleteFrom('users').where('id', '=', carol.userId).execute();
  expect((await rows()).filter(({ user_id }) => [alice.vaultId, carol.vaultId].includes(user_id))).toEqual(
    [],
  );
});

async function makeFollowers(count: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with people as (
      insert into users (email, password_hash)
      select gen_random_uuid() || '@example.org', 'unusable' from generate_series(1, ${count}) returning id),
    named as (
      insert into profiles (user_id, display_name, username) select id, 'Follower', left(md5(id::text), 20) from people)
    select id from people`.execute(deps.db);
  const ids = rows.map((row) => row.id);
  await sql`insert into follows (follower_id, following_id)
    select unnest(${ids}::uuid[]), ${alice.userId}`.execute(deps.db);
  return ids;
}
