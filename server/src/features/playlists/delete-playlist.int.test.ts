import { randomUUID } from 'node:crypto';
import { PLAYLIST_MESSAGES } from '@larder/shared/playlist/messages';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Viewer } from '../../ctx.ts';
import { callerOf, testDeps, testPerson } from '../../testing/harness.ts';
import { refusalOf } from '../../testing/refusals.ts';

const deps = await testDeps();
const alice = await testPerson(deps, 'alice');
const bob = await testPerson(deps, 'bob');
const as = callerOf(deps, alice);
const asBob = callerOf(deps, bob);
const gone = { appCode: 'PLAYLIST_NOT_FOUND', message: 'Collection not found' };
const unnamed = { appCode: 'INVALID_INPUT', message: PLAYLIST_MESSAGES.nameDiffers };

/** A collection with new recipes, each with a picture of its own. */
async function collectionOf(
  owner: Viewer,
  name: string,
  count: number,
): Promise<{ id: string; recipeIds: string[] }> {
  const { id } = await callerOf(deps, owner).playlists.create({ name });
  const photos = await deps.db
    .insertInto('photos')
    .values(
      Array.from({ length: count }, () => ({
        ...{ user_id: owner.vaultId, purpose: 'page', storage_key: randomUUID() },
        ...{ width: 8, height: 6, widths: [8], thumbhash: 'AA==' },
      })),
    )
    .returning('id')
    .execute();
  const recipes = await deps.db
    .insertInto('recipes')
    .values(
      photos.map((photo, n) => ({
        ...{ user_id: owner.vaultId, title: `${name} ${n}`, image_id: photo.id },
        ...{ ingredients: ['200 g flour', '2 eggs'], instructions: ['Mix.', 'Bake.'], tags: ['baking'] },
      })),
    )
    .returning(['id', 'image_id'])
    .execute();
  for (const recipe of recipes)
    await deps.db
      .updateTable('photos')
      .set({ recipe_id: recipe.id })
      .where('id', '=', recipe.image_id ?? '')
      .execute();
  await deps.db
    .insertInto('playlist_recipes')
    .values(
      recipes.map((recipe, n) => ({
        ...{ playlist_id: id, recipe_id: recipe.id, user_id: owner.vaultId, added_by: owner.userId },
        position: n + 1,
      })),
    )
    .execute();
  return { id, recipeIds: recipes.map((recipe) => recipe.id) };
}

const recipesLeft = async (ids: string[]) =>
  (await deps.db.selectFrom('recipes').select('id').where('id', 'in', ids).execute()).length;
const isLeft = async (id: string) =>
  (await deps.db.selectFrom('playlists').select('id').where('id', '=', id).execute()).length === 1;

it('alone leaves the recipes', async () => {
  const { id, recipeIds } = await collectionOf(alice, 'Kept', 3);
  expect(await as.playlists.delete({ id, withRecipes: false })).toEqual({ id, deletedRecipes: 0 });
  expect(await isLeft(id)).toBe(false);
  expect(await recipesLeft(recipeIds)).toBe(3);
  expect(await refusalOf(as.playlists.delete({ id, withRecipes: false }))).toEqual(gone);
});

it('with its recipes takes every recipe, wherever else it is, and once the bin is emptied, their pictures go to the sweeper', async () => {
  const { id, recipeIds } = await collectionOf(alice, 'Gone', 4);
  const other = await as.playlists.create({ name: 'Other' });
  await as.playlists.addRecipes({ id: other.id, recipeIds: recipeIds.slice(0, 2) });
  await as.playlists.update({ id: other.id, coverRecipeId: recipeIds[1] });
  const keys = await deps.db
    .selectFrom('photos')
    .select('storage_key')
    .where('recipe_id', 'in', recipeIds)
    .execute();
  expect(await as.playlists.delete({ id, withRecipes: true })).toEqual({ id, deletedRecipes: 4 });
  expect(await recipesLeft(recipeIds)).toBe(0);
  expect(await as.playlists.byId({ id: other.id })).toMatchObject({ recipeCount: 0, coverRecipeId: null });
  await as.bin.empty();
  const buried = (await deps.db.selectFrom('file_tombstones').select('storage_key').execute()).map(
    (row) => row.storage_key,
  );
  expect(buried).toEqual(expect.arrayContaining(keys.map((row) => row.storage_key)));
});

it('leaves a picture that a recipe outside shows too', async () => {
  const { id, recipeIds } = await collectionOf(alice, 'One of two', 1);
  const { image } = await as.recipes.byId({ id: recipeIds[0] ?? '' });
  const twin = await as.recipes.create({ title: 'Twin', imageId: image?.id ?? null });
  await as.playlists.delete({ id, withRecipes: true });
  expect((await as.recipes.byId({ id: twin.id })).image).toEqual(image);
});

it('takes the name of a collection of more than five recipes, whatever its case', async () => {
  const five = await collectionOf(alice, 'Five', 5);
  await as.playlists.delete({ id: five.id, withRecipes: false });
  for (const withRecipes of [false, true]) {
    const { id, recipeIds } = await collectionOf(alice, 'Crème Été', 6);
    for (const confirmName of [undefined, '', 'Creme Ete', 'Crème'])
      expect(await refusalOf(as.playlists.delete({ id, withRecipes, confirmName }))).toEqual(unnamed);
    expect(await recipesLeft(recipeIds)).toBe(6);
    await as.playlists.delete({ id, withRecipes, confirmName: ' CRÈME ÉTÉ ' });
    expect(await isLeft(id)).toBe(false);
  }
});

it('answers for somebody else’s collection as for one that does not exist', async () => {
  const { id, recipeIds } = await collectionOf(alice, 'Mine', 2);
  await as.playlists.update({ id, privacyLevel: 'public' });
  const favorites = await as.playlists.makeFavorites();
  for (const foreign of [id, favorites.id, randomUUID()])
    expect(await refusalOf(asBob.playlists.delete({ id: foreign, withRecipes: true }))).toEqual(gone);
  expect((await refusalOf(callerOf(deps, null).playlists.delete({ id, withRecipes: true }))).appCode).toBe(
    'NOT_AUTHENTICATED',
  );
  expect(await recipesLeft(recipeIds)).toBe(2);
});

it('never deletes Favorites, nor what is in it', async () => {
  const favorites = await as.playlists.makeFavorites();
  const { id } = await as.recipes.create({ title: 'Loved' });
  await as.recipes.setFavorite({ id, isFavorite: true });
  for (const withRecipes of [false, true])
    expect(
      await refusalOf(as.playlists.delete({ id: favorites.id, withRecipes, confirmName: 'Favorites' })),
    ).toEqual({
      appCode: 'NOT_ALLOWED',
      message: PLAYLIST_MESSAGES.favoritesFixed,
    });
  expect((await as.recipes.byId({ id })).isFavorite).toBe(true);
});

it('deletes 500 recipes at once, and is not stopped by changes to the other collections that hold them', async () => {
  const { id, recipeIds } = await collectionOf(alice, 'Many', 500);
  const other = await as.playlists.create({ name: 'Busy' });
  for (let from = 0; from < 500; from += 100)
    await as.playlists.addRecipes({ id: other.id, recipeIds: recipeIds.slice(from, from + 100) });
  const deleted = as.playlists.delete({ id, withRecipes: true, confirmName: 'many' });
  const meanwhile = Array.from({ length: 4 }, (_, n) =>
    as.playlists
      .move({ id: other.id, recipeId: recipeIds[499 - n] ?? '', afterRecipeId: null })
      .catch((error: unknown) => error),
  );
  expect(await deleted).toEqual({ id, deletedRecipes: 500 });
  await Promise.all(meanwhile);
  expect(await recipesLeft(recipeIds)).toBe(0);
  expect((await as.playlists.byId({ id: other.id })).recipeCount).toBe(0);
});

it('is all or nothing', async () => {
  const { id, recipeIds } = await collectionOf(alice, 'Whole', 3);
  await deps.db.schema
    .createTable('holds_a_recipe')
    .addColumn('recipe_id', 'uuid', (column) => column.references('recipes.id'))
    .execute();
  await sql`insert into holds_a_recipe (recipe_id) values (${recipeIds[2]})`.execute(deps.db);
  await expect(as.playlists.delete({ id, withRecipes: true })).rejects.toThrow();
  expect(await recipesLeft(recipeIds)).toBe(3);
  expect((await as.playlists.byId({ id })).recipeCount).toBe(3);
});
