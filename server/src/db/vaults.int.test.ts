import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { createStorage } from '../adapters/storage/create-storage.ts';
import type { Deps, Viewer } from '../ctx.ts';
import { storeImage } from '../features/images/store-image.ts';
import type { VaultRole } from '@larder/shared/ids';
import { callerOf, testDeps, testPerson } from '../testing/harness.ts';
import { refusalOf } from '../testing/refusals.ts';
import { testImage } from '../testing/images.ts';

let deps: Deps;
beforeAll(async () => {
  deps = await testDeps(({ config }) => ({ storage: createStorage(config) }));
});

const vaultOf = ({ vaultId }: Viewer) =>
  deps.db.selectFrom('vaults').select('id').where('id', '=', vaultId).execute();
const join = (person: Viewer, { vaultId }: Viewer, role: string) =>
  deps.db.insertInto('vault_members').values({ vault_id: vaultId, user_id: person.userId, role }).execute();
const leave = (person: Viewer, { vaultId }: Viewer) =>
  deps.db
    .deleteFrom('vault_members')
    .where('vault_id', '=', vaultId)
    .where('user_id', '=', person.userId)
    .execute();
const deleteAccount = ({ userId }: Viewer) => deps.db.deleteFrom('users').where('id', '=', userId).execute();

it('is made with the account, with its id and its owner', async () => {
  const alice = await testPerson(deps, 'alice');
  expect(alice.vaultId).toBe(alice.userId);
  expect(
    await deps.db
      .selectFrom('vault_members')
      .select(['vault_id', 'role'])
      .where('user_id', '=', alice.userId)
      .execute(),
  ).toEqual([{ vault_id: alice.vaultId, role: 'owner' }]);
});

it('stays with all that is in it while somebody else is a member, and goes with the last', async () => {
  const [alice, bob] = [await testPerson(deps, 'alice'), await testPerson(deps, 'bob')];
  const { id: imageId } = await storeImage(deps, {
    ...{ vaultId: alice.vaultId, purpose: 'cover' },
    bytes: await testImage(),
  });
  const { id } = await callerOf(deps, alice).recipes.create({ title: 'Pie', imageId });
  await callerOf(deps, alice).recipes.logCooked({
    ...{ id, entryId: '11111111-1111-4111-8111-111111111111', cookedOn: '2026-01-01', note: '' },
  });
  await join(bob, alice, 'editor');
  const left = async () => ({
    vault: (await vaultOf(alice)).length,
    recipes: (await deps.db.selectFrom('recipes').select('id').where('id', '=', id).execute()).length,
    images: (await deps.db.selectFrom('photos').select('id').where('id', '=', imageId).execute()).length,
    cooked: (await deps.db.selectFrom('cook_log').select('id').where('recipe_id', '=', id).execute()).length,
  });

  await deleteAccount(alice);
  expect(await left()).toEqual({ vault: 1, recipes: 1, images: 1, cooked: 0 });
  await leave(bob, alice);
  expect(await left()).toEqual({ vault: 0, recipes: 0, images: 0, cooked: 0 });
  expect(await vaultOf(bob)).toHaveLength(1);
  const { rows } = await sql`select from file_tombstones where storage_key like ${`%${imageId}%`}`.execute(
    deps.db,
  );
  expect(rows).toHaveLength(1);
});

it('knows no other roles', async () => {
  const [alice, bob] = [await testPerson(deps, 'alice'), await testPerson(deps, 'bob')];
  await expect(join(bob, alice, 'guest')).rejects.toThrow(/check constraint/);
});

it('is changed by its editors, and only read by its readers', async () => {
  const [alice, bob] = [await testPerson(deps, 'alice'), await testPerson(deps, 'bob')];
  const { id } = await callerOf(deps, alice).recipes.create({ title: 'Pie' });
  const as = (role: VaultRole) => callerOf(deps, { ...bob, vaultId: alice.vaultId, role });
  expect(await as('reader').recipes.byId({ id })).toMatchObject({ title: 'Pie' });
  expect(await refusalOf(as('reader').recipes.delete({ id }))).toMatchObject({ appCode: 'RECIPE_NOT_FOUND' });
  await as('editor').recipes.delete({ id });
  expect(await refusalOf(callerOf(deps, alice).recipes.byId({ id }))).toMatchObject({
    appCode: 'RECIPE_NOT_FOUND',
  });
});

it('has favourites, cook logs and ticks of each member apart', async () => {
  const [alice, bob] = [await testPerson(deps, 'alice'), await testPerson(deps, 'bob')];
  const hers = callerOf(deps, alice).recipes;
  const his = callerOf(deps, { ...bob, vaultId: alice.vaultId, role: 'reader' }).recipes;
  const { id } = await hers.create({ title: 'Pie', ingredients: ['2 eggs', '1 apple'] });
  const at = Date.now();
  const entry = { id, cookedOn: '2026-01-01', note: 'Mine' };
  await his.setFavorite({ id, isFavorite: true });
  await his.logCooked({ ...entry, entryId: '22222222-2222-4222-8222-222222222222' });
  await his.tick({ id, ticks: [{ place: 0, line: '2 eggs', isTicked: true, at }] });
  await hers.tick({ id, ticks: [{ place: 1, line: '1 apple', isTicked: true, at }] });

  expect([(await hers.byId({ id })).isFavorite, (await his.byId({ id })).isFavorite]).toEqual([false, true]);
  const page = { id, limit: 10 };
  expect([(await hers.cookLog(page)).total, (await his.cookLog(page)).total]).toEqual([0, 1]);
  expect([await hers.ticks({ id }), await his.ticks({ id })]).toMatchObject([[{ place: 1 }], [{ place: 0 }]]);
  expect(
    await deps.db
      .selectFrom('playlists')
      .select('user_id')
      .where('is_favorites', '=', true)
      .where('user_id', 'in', [alice.vaultId, bob.vaultId])
      .execute(),
  ).toEqual([{ user_id: bob.vaultId }]);
  const found = { limit: 10, favoritesOnly: true };
  expect([(await hers.list(found)).total, (await his.list(found)).total]).toEqual([0, 1]);
});
