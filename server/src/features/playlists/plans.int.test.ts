import { expect, it } from 'vitest';
import type { Db } from '../../db/db.ts';
import { callerOf, testDeps, testPerson } from '../../testing/harness.ts';
import { makeFollow } from '../../testing/households.ts';
import { tablesReadWhole, type Caller } from '../../testing/plans.ts';

const deps = await testDeps();
const alice = await testPerson(deps, 'alice');
const bob = await testPerson(deps, 'bob');

async function collectionOf(recipes: number): Promise<{ id: string; recipeIds: string[] }> {
  const as = callerOf(deps, alice);
  const { id } = await as.playlists.create({ name: 'Sweet', privacyLevel: 'public' });
  const recipeIds: string[] = [];
  for (let n = 0; n < recipes; n += 1) recipeIds.push((await as.recipes.create({ title: `Pie ${n}` })).id);
  await as.playlists.addRecipes({ id, recipeIds });
  return { id, recipeIds };
}

await makeFollow(deps, bob, alice);
const sharedWith = [bob.userId];
const limited = await callerOf(deps, alice).playlists.create({
  ...{ name: 'Limited', privacyLevel: 'limited', sharedWith },
});
const { id, recipeIds } = await collectionOf(3);
const [recipeId = '', otherId = ''] = recipeIds;
const { cursor: changesCursor } = await callerOf(deps, alice).playlists.changedSince({});

it.each<[string, (as: Caller) => Promise<unknown>]>([
  ['list', (as) => as.playlists.list({})],
  ['list with a search', (as) => as.playlists.list({ search: 'sweet' })],
  ['byId', (as) => as.playlists.byId({ id, limit: 2 })],
  ['byId with a search', (as) => as.playlists.byId({ id, search: 'pie 1' })],
  ['forRecipe', (as) => as.playlists.forRecipe({ recipeId })],
  ['create', (as) => as.playlists.create({ name: 'New' })],
  ['makeFavorites', (as) => as.playlists.makeFavorites()],
  ['update', (as) => as.playlists.update({ id, description: 'x', coverRecipeId: recipeId })],
  ['update of the cover', (as) => as.playlists.update({ id, coverPhotoId: null })],
  ['update of the sharing list', (as) => as.playlists.update({ id, sharedWith })],
  ['sharedWith', (as) => as.playlists.sharedWith({ id })],
  ['followers with a search', (as) => as.follows.followers({ search: 'bob' })],
  ['move', (as) => as.playlists.move({ id, recipeId, afterRecipeId: otherId })],
  ['reorder', (as) => as.playlists.reorder({ id, recipeIds })],
  ['setForRecipe', (as) => as.playlists.setForRecipe({ recipeId, remove: [id] })],
  ['addRecipes', (as) => as.playlists.addRecipes({ id, recipeIds })],
  ['removeRecipes', (as) => as.playlists.removeRecipes({ id, recipeIds: [otherId] })],
  ['favourites with a search', (as) => as.recipes.list({ favoritesOnly: true, search: 'pie' })],
])('%s reads no table from end to end', async (_, call) => {
  expect(await tablesReadWhole(deps, alice, call)).toEqual([]);
});

it.each([undefined, changesCursor])(
  'changedSince reads no table of people from end to end',
  async (cursor) => {
    const read = await tablesReadWhole(deps, alice, (as) => as.playlists.changedSince({ cursor }));
    // It has one row.
    expect(read).toEqual(['recipe_changes_origin']);
  },
);

it('byId for somebody else reads no table from end to end', async () => {
  expect(await tablesReadWhole(deps, bob, (as) => as.playlists.byId({ id, search: 'pie' }))).toEqual([]);
});

it.each<[string, (as: Caller) => Promise<unknown>]>([
  ['sharedWithMe', (as) => as.playlists.sharedWithMe({ search: 'limited' })],
  ['a limited collection', (as) => as.playlists.byId({ id: limited.id })],
  ['the collections of somebody', (as) => as.playlists.ofUser({ userId: alice.userId })],
])('%s, asked for by somebody who was chosen, reads no table from end to end', async (_, call) => {
  expect(await tablesReadWhole(deps, bob, call)).toEqual([]);
});

it('delete with recipes reads no table from end to end', async () => {
  expect(await tablesReadWhole(deps, alice, (as) => as.playlists.delete({ id, withRecipes: true }))).toEqual(
    [],
  );
});

it('would notice', async () => {
  const unaided = (_: Caller, db: Db) =>
    db.selectFrom('playlists').select('id').where('description', '=', 'x').execute();
  expect(await tablesReadWhole(deps, alice, unaided)).toEqual(['playlists']);
});
