import { randomUUID } from 'node:crypto';
import { PRIVACY_LEVELS } from '@larder/shared/playlist/messages';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '../../ctx.ts';
import { callerOf, testDeps, testPerson } from '../../testing/harness.ts';
import { makeCollection, makeFollow } from '../../testing/households.ts';
import { refusalOf } from '../../testing/refusals.ts';

const deps = await testDeps();
let alice: Viewer;
let follower: Viewer;
let stranger: Viewer;
let ids: Record<string, string>;
let pie: string;

beforeEach(async () => {
  [alice, follower, stranger] = [
    await testPerson(deps, 'alice'),
    await testPerson(deps, 'bob'),
    await testPerson(deps, 'carol'),
  ];
  await makeFollow(deps, follower, alice);
  const { recipes } = callerOf(deps, alice);
  pie = (await recipes.create({ title: 'Pie', description: 'Crème', cookingNotes: 'Secret' })).id;
  ids = {};
  for (const level of PRIVACY_LEVELS)
    ids[level] = await makeCollection(deps, alice, { privacyLevel: level, recipeIds: [pie] });
  await recipes.setFavorite({ id: pie, isFavorite: true });
  await callerOf(deps, alice).shares.create({ recipeId: pie });
});

const as = (viewer: Viewer) => callerOf(deps, viewer).playlists;
const ofAlice = (viewer: Viewer, more: { search?: string } = {}) =>
  as(viewer).ofUser({ userId: alice.userId, ...more });
const byId = (viewer: Viewer, id: string) => as(viewer).ofUserById({ userId: alice.userId, id });

const FORBIDDEN = {
  appCode: 'PLAYLIST_FORBIDDEN',
  message: 'You do not have permission to view this collection',
};
const NOT_FOUND = { appCode: 'PLAYLIST_NOT_FOUND', message: 'Collection not found' };

describe('somebody’s collections', () => {
  it('are listed as far as the viewer may see them, newest first', async () => {
    const names = async (viewer: Viewer) => (await ofAlice(viewer)).items.map((playlist) => playlist.name);
    expect(await names(stranger)).toEqual(['public']);
    expect(await names(follower)).toEqual(['public', 'followers_only', 'limited']);
    expect(await names(alice)).toEqual(['Favorites', 'public', 'followers_only', 'limited', 'private']);
    expect((await ofAlice(follower)).total).toBe(3);
    expect((await ofAlice(follower, { search: 'ONLY' })).items).toMatchObject([
      { name: 'followers_only', privacyLevel: 'followers_only', isFavorites: false, recipeCount: 1 },
    ]);
  });

  it('come in pages', async () => {
    const first = await as(follower).ofUser({ userId: alice.userId, limit: 2 });
    const rest = await as(follower).ofUser({ userId: alice.userId, limit: 2, cursor: first.nextCursor });
    expect([...first.items, ...rest.items].map(({ name }) => name)).toEqual(
      (await ofAlice(follower)).items.map(({ name }) => name),
    );
    expect([first.total, rest.total, rest.nextCursor]).toEqual([3, 3, null]);
  });

  it('are none to strangers of a profile that is not public', async () => {
    await deps.db
      .updateTable('profiles')
      .set({ is_profile_public: false })
      .where('user_id', '=', alice.userId)
      .execute();
    expect(await ofAlice(stranger)).toEqual({ items: [], total: 0, nextCursor: null });
    expect((await ofAlice(follower)).total).toBe(3);
  });

  it('of nobody, or of whoever has blocked the viewer, answer alike', async () => {
    await callerOf(deps, alice).follows.block({ userId: follower.userId });
    const missing = await refusalOf(as(follower).ofUser({ userId: randomUUID() }));
    expect(missing).toEqual({ appCode: 'USER_NOT_FOUND', message: 'User not found' });
    expect(await refusalOf(ofAlice(follower))).toEqual(missing);
  });
});

describe('one of somebody’s collections', () => {
  it('is shown with what a viewer gets of its recipes, and nothing of the owner’s alone', async () => {
    const seen = await byId(follower, ids.followers_only!);
    expect(seen).toMatchObject({ name: 'followers_only', ownerName: 'alice', isOwner: false, total: 1 });
    expect(seen.items).toEqual([
      {
        ...{
          id: pie,
          title: 'Pie',
          description: 'Crème',
          image: null,
          sourceUrl: null,
          socialMediaUrl: null,
        },
        ...{ tags: [], cuisine: [], prepTime: null, cookTime: null, servings: null },
        ...{ difficulty: 'medium', difficultyStated: false },
      },
    ]);
    expect(Object.keys(seen)).not.toContain('sharedWith');
    expect((await byId(alice, ids.private!)).items).toMatchObject([{ isFavorite: true, isShared: true }]);
  });

  it('is searched by title and description', async () => {
    const found = async (search: string) =>
      (await as(stranger).ofUserById({ userId: alice.userId, id: ids.public!, search })).total;
    expect([await found('PIE'), await found('creme'), await found('secret')]).toEqual([1, 1, 0]);
  });

  it('is refused to whom it is not for, and unknown where it is not', async () => {
    const bobs = await makeCollection(deps, follower, { privacyLevel: 'public' });
    for (const level of ['private', 'limited', 'followers_only'])
      expect(await refusalOf(byId(stranger, ids[level]!))).toEqual(FORBIDDEN);
    expect(await refusalOf(byId(follower, ids.private!))).toEqual(FORBIDDEN);
    expect(await byId(stranger, ids.public!)).toMatchObject({ name: 'public' });
    for (const id of [randomUUID(), bobs]) expect(await refusalOf(byId(stranger, id))).toEqual(NOT_FOUND);
    expect(await refusalOf(as(stranger).ofUserById({ userId: randomUUID(), id: ids.public! }))).toEqual(
      NOT_FOUND,
    );
    await callerOf(deps, follower).follows.unfollow({ userId: alice.userId });
    expect(await refusalOf(byId(follower, ids.limited!))).toEqual(FORBIDDEN);
    expect((await refusalOf(byId(follower, 'no-id'))).message).toBe('Invalid collection ID format');
  });

  it('is not there for whom its owner has blocked', async () => {
    await callerOf(deps, alice).follows.block({ userId: follower.userId });
    for (const id of [...Object.values(ids), 'favorites'])
      expect(await refusalOf(byId(follower, id))).toEqual(NOT_FOUND);
  });

  it('answers for Favorites as for a private one, there or not, and shows the owner theirs', async () => {
    expect(await refusalOf(byId(follower, 'favorites'))).toEqual(FORBIDDEN);
    expect(await byId(alice, 'favorites')).toMatchObject({ isFavorites: true, isOwner: true, total: 1 });
    await deps.db
      .deleteFrom('playlists')
      .where('user_id', '=', alice.vaultId)
      .where('is_favorites', '=', true)
      .execute();
    expect(await refusalOf(byId(follower, 'favorites'))).toEqual(FORBIDDEN);
    expect(await refusalOf(byId(alice, 'favorites'))).toEqual(NOT_FOUND);
  });
});
