import { FAVORITES_NAME } from '@larder/shared/playlist';
import { expect, it } from 'vitest';
import type { Viewer } from '../../ctx.ts';
import { callerOf, testDeps, testPerson } from '../../testing/harness.ts';
import { refusalOf } from '../../testing/refusals.ts';

const deps = await testDeps();

async function insertPlaylist(
  owner: Viewer,
  name: string,
  more: { description?: string; created_at?: Date; privacy_level?: string } = {},
) {
  const row = { user_id: owner.userId, name, ...more };
  return (await deps.db.insertInto('playlists').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

it('lists Favorites first and the others newest first, in pages of any size', async () => {
  const alice = await testPerson(deps, 'alice');
  const caller = callerOf(deps, alice);
  for (const [day, name] of ['Old', 'Middle', 'New'].entries())
    await insertPlaylist(alice, name, { created_at: new Date(Date.UTC(2024, 1, 1 + day)) });
  const { id } = await caller.recipes.create({ title: 'Pie' });
  await caller.recipes.setFavorite({ id, isFavorite: true });
  await deps.db
    .updateTable('playlists')
    .set({ created_at: new Date(0) })
    .where('user_id', '=', alice.userId)
    .where('is_favorites', '=', true)
    .execute();

  for (const limit of [1, 2, 3, 4]) {
    const names: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await caller.playlists.list({ limit, cursor });
      expect(page.total).toBe(4);
      names.push(...page.items.map((playlist) => playlist.name));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(names).toEqual([FAVORITES_NAME, 'New', 'Middle', 'Old']);
  }
  const [favorites, ...others] = (await caller.playlists.list({})).items;
  expect(favorites).toMatchObject({
    isFavorites: true,
    privacyLevel: 'private',
    isPublic: false,
    recipeCount: 1,
    coverImage: null,
  });
  expect(others.map((playlist) => playlist.recipeCount)).toEqual([0, 0, 0]);
});

it('searches name and description without case and accents, every word', async () => {
  const bob = await testPerson(deps, 'bob');
  const { playlists } = callerOf(deps, bob);
  await insertPlaylist(bob, 'Dîners d’été', { description: 'Light and quick' });
  await insertPlaylist(bob, 'Winter', { description: '100% soup' });
  const found = async (search: string) =>
    (await playlists.list({ search })).items.map((playlist) => playlist.name);
  expect(await found('diners')).toEqual(['Dîners d’été']);
  expect(await found('QUICK été')).toEqual(['Dîners d’été']);
  expect(await found('quick winter')).toEqual([]);
  expect(await found('%')).toEqual(['Winter']);
  expect((await playlists.list({ search: 'nothing' })).total).toBe(0);
});

it('writes nothing: a person without Favorites has none after looking', async () => {
  const carol = await testPerson(deps, 'carol');
  await deps.db.deleteFrom('playlists').where('user_id', '=', carol.userId).execute();
  expect(await callerOf(deps, carol).playlists.list({})).toEqual({ items: [], total: 0, nextCursor: null });
});

it('shows nobody else’s playlists, public ones included', async () => {
  const [dan, eve] = [await testPerson(deps, 'dan'), await testPerson(deps, 'eve')];
  await insertPlaylist(dan, 'Dan’s', { privacy_level: 'public' });
  const seen = (await callerOf(deps, eve).playlists.list({})).items.map((playlist) => playlist.name);
  expect(seen).not.toContain('Dan’s');
  expect((await refusalOf(callerOf(deps, null).playlists.list({}))).appCode).toBe('NOT_AUTHENTICATED');
});
