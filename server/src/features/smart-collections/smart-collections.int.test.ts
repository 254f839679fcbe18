import { SMART_LIMITS } from '@larder/shared/smart-collection/messages';
import { smartCollectionsFrom } from '@larder/shared/sync/smart-collections';
import { expect, it } from 'vitest';
import { callerOf, testDeps, testPerson } from '../../testing/harness.ts';
import { refusalOf } from '../../testing/refusals.ts';

const deps = await testDeps();
const alice = await testPerson(deps, 'alice');
const asAlice = callerOf(deps, alice);
const asBob = callerOf(deps, await testPerson(deps, 'bob'));
const { smartCollections } = asAlice;
const QUICK = { name: 'Quick', filter: { maxMinutes: 30, cooked: 'never' as const } };
const usage = () =>
  deps.db
    .selectFrom('person_usage')
    .select('stored_bytes')
    .where('user_id', '=', alice.vaultId)
    .executeTakeFirst();

it('keeps a filter with a name, changes either, and is found by nobody else', async () => {
  const made = await smartCollections.create(QUICK);
  expect(made).toMatchObject(QUICK);
  expect(await smartCollections.update({ id: made.id, name: 'Tonight' })).toMatchObject({
    ...{ id: made.id, name: 'Tonight', filter: QUICK.filter },
  });
  const { filter } = await smartCollections.update({ id: made.id, filter: { minRating: 4 } });
  expect(filter).toEqual({ minRating: 4 });
  expect((await smartCollections.byId({ id: made.id })).filter).toEqual(filter);
  const { id } = made;
  for (const call of [
    () => asBob.smartCollections.byId({ id }),
    () => asBob.smartCollections.update({ id, name: 'Bob’s' }),
    () => asBob.smartCollections.delete({ id }),
  ])
    expect(await refusalOf(call())).toMatchObject({ appCode: 'SMART_COLLECTION_NOT_FOUND' });
  expect((await asBob.smartCollections.list({})).items).toEqual([]);
});

it.each([
  [{ name: '', filter: { maxMinutes: 30 } }],
  [{ name: 'Nothing asked', filter: {} }],
  [{ name: 'Unknown', filter: { color: 'red' } }],
  [{ name: 'Too many', filter: { minRating: 6 } }],
])('refuses %j', async (input) => {
  expect(await refusalOf(smartCollections.create(input as typeof QUICK))).toMatchObject({
    appCode: 'INVALID_INPUT',
  });
});

it('is no collection: not in their list, and not counted as one', async () => {
  const before = await asAlice.playlists.list({});
  const counts = (await asAlice.profiles.me()).counts;
  await smartCollections.create(QUICK);
  expect(await asAlice.playlists.list({})).toEqual(before);
  expect((await asAlice.profiles.me()).counts).toEqual(counts);
});

it('shows the recipes that pass its filter at this moment', async () => {
  const { filter } = await smartCollections.create({ name: 'Loved', filter: { minRating: 4 } });
  const { id } = await asAlice.recipes.create({ title: 'Pie' });
  expect((await asAlice.recipes.list(filter)).total).toBe(0);
  await asAlice.recipes.rate({ id, rating: 5 });
  expect((await asAlice.recipes.list(filter)).items.map((recipe) => recipe.title)).toEqual(['Pie']);
});

it('goes to the bin and comes back as it was; what it took is given back', async () => {
  const before = await usage();
  const made = await smartCollections.create({ name: 'Gone', filter: { search: 'soup' } });
  await smartCollections.delete({ id: made.id });
  expect((await asAlice.bin.list({})).items).toContainEqual(
    expect.objectContaining({ id: made.id, kind: 'smartCollection', title: 'Gone' }),
  );
  await smartCollections.restoreDeleted({ id: made.id });
  expect(await smartCollections.byId({ id: made.id })).toEqual(made);
  // A device that sends it again takes this as done.
  expect(await refusalOf(smartCollections.restoreDeleted({ id: made.id }))).toMatchObject({
    appCode: 'SMART_COLLECTION_NOT_FOUND',
  });
  await smartCollections.delete({ id: made.id });
  await asAlice.bin.remove({ ids: [made.id] });
  expect(await usage()).toEqual(before);
});

it('goes to devices, which answer from their copy as the server does', async () => {
  const { items: kept, cursor } = await smartCollections.changes({});
  const asked = { limit: 2 };
  const { nextCursor: _, ...answer } = await smartCollections.list(asked);
  expect(smartCollectionsFrom(kept, asked)).toMatchObject(answer);
  const { id } = await smartCollections.create(QUICK);
  await smartCollections.delete({ id });
  // What another transaction may still be changing comes again.
  expect((await smartCollections.changes({ cursor })).deletedIds).toContain(id);
});

it('refuses one too many', async () => {
  const carol = callerOf(deps, await testPerson(deps, 'carol'));
  for (let n = 0; n < SMART_LIMITS.collections; n += 1) await carol.smartCollections.create(QUICK);
  expect(await refusalOf(carol.smartCollections.create(QUICK))).toMatchObject({
    appCode: 'SMART_COLLECTION_LIMIT',
  });
});

it('goes with the account of its person', async () => {
  const dora = await testPerson(deps, 'dora');
  await callerOf(deps, dora).smartCollections.create(QUICK);
  await deps.db.deleteFrom('users').where('id', '=', dora.userId).execute();
  const left = deps.db.selectFrom('smart_collections').select('id').where('user_id', '=', dora.vaultId);
  expect(await left.execute()).toEqual([]);
});
