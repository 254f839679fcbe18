import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { callerOf, testDeps, testPerson } from '../../testing/harness.ts';
import { refusalOf } from '../../testing/refusals.ts';
import type { Viewer } from '../../ctx.ts';

const deps = await testDeps();
const alice = await testPerson(deps, 'alice');
const bob = await testPerson(deps, 'bob');
const asAlice = callerOf(deps, alice).recipes;
const asBob = callerOf(deps, bob).recipes;
const notFound = { appCode: 'RECIPE_NOT_FOUND', message: 'Recipe not found' };

const make = async (title: string): Promise<string> => (await asAlice.create({ title })).id;
const favoritesOf = ({ userId }: Viewer) =>
  deps.db
    .selectFrom('favorites')
    .select(['recipe_id', 'position'])
    .where('user_id', '=', userId)
    .orderBy('position')
    .execute();

it('makes one Favorites for a person who has none, however many recipes are marked at once, and keeps their places apart', async () => {
  const ids = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map(make));
  await deps.db.deleteFrom('playlists').where('user_id', '=', alice.vaultId).execute();
  await Promise.all(
    ids.flatMap((id) => [
      asAlice.setFavorite({ id, isFavorite: true }),
      asAlice.setFavorite({ id, isFavorite: true }),
    ]),
  );
  const links = await favoritesOf(alice);
  expect(new Set(links.map((link) => link.recipe_id))).toEqual(new Set(ids));
  expect(links.map((link) => link.position)).toEqual([1, 2, 3, 4, 5, 6]);
});

it('makes no Favorites for a recipe that is not one’s own or is not there', async () => {
  const carol = await testPerson(deps, 'carol');
  for (const id of [await make('Tart'), randomUUID()])
    expect(await refusalOf(callerOf(deps, carol).recipes.setFavorite({ id, isFavorite: true }))).toEqual(
      notFound,
    );
  const made = await deps.db
    .selectFrom('playlists')
    .select('id')
    .where('user_id', '=', carol.vaultId)
    .execute();
  expect(made).toEqual([]);
});

it('marks and unmarks, and says the same when asked again', async () => {
  const id = await make('Pie');
  for (const isFavorite of [true, true, false, false]) {
    expect(await asAlice.setFavorite({ id, isFavorite })).toEqual({ id, isFavorite });
    expect((await asAlice.byId({ id })).isFavorite).toBe(isFavorite);
  }
});

it('does not take another playlist for Favorites', async () => {
  const id = await make('Stew');
  const other = await deps.db
    .insertInto('playlists')
    .values({ user_id: alice.vaultId, name: 'Favorites', description: '' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await deps.db
    .insertInto('playlist_recipes')
    .values({
      playlist_id: other.id,
      recipe_id: id,
      user_id: alice.vaultId,
      added_by: alice.userId,
      position: 1,
    })
    .execute();
  expect((await asAlice.byId({ id })).isFavorite).toBe(false);
  await asAlice.setFavorite({ id, isFavorite: false });
  const links = await deps.db
    .selectFrom('playlist_recipes')
    .select('id')
    .where('playlist_id', '=', other.id)
    .execute();
  expect(links).toHaveLength(1);
});

it('answers for somebody else’s recipe as for one that does not exist, and marks nothing', async () => {
  const id = await make('Soup');
  await asAlice.setFavorite({ id, isFavorite: true });
  for (const isFavorite of [true, false]) {
    expect(await refusalOf(asBob.setFavorite({ id, isFavorite }))).toEqual(notFound);
    expect(await refusalOf(asBob.setFavorite({ id: randomUUID(), isFavorite }))).toEqual(notFound);
  }
  expect(await favoritesOf(bob)).toEqual([]);
  expect((await asAlice.byId({ id })).isFavorite).toBe(true);
});

it('meets a recipe that is being deleted with the same answer', async () => {
  const ids = await Promise.all(Array.from({ length: 8 }, (_, n) => make(`Gone ${n}`)));
  const outcomes = await Promise.allSettled(
    ids.flatMap((id) => [asAlice.delete({ id }), asAlice.setFavorite({ id, isFavorite: true })]),
  );
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected')
      expect(await refusalOf(Promise.reject(outcome.reason as Error))).toEqual(notFound);
  }
  const left = (await favoritesOf(alice)).map((link) => link.recipe_id);
  for (const id of ids) expect(left).not.toContain(id);
});
