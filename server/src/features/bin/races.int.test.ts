import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testLimits } from '../../testing/limited-people.ts';
import { emptyBin, sweepBin } from './remove.ts';

const { deps, storedBytes, countedBytes, newPerson } = await testLimits();
const { db } = deps;
const MONTH = 31 * 24 * 60 * 60_000;

type Person = Awaited<ReturnType<typeof newPerson>>;

/** How often each recipe stands in the vault and in the bin: once in one of them, or gone. */
async function placesOf(person: Person): Promise<Record<string, number>> {
  const { rows } = await sql<{ recipes: number; deleted: number; counted: number }>`select
    (select count(*) from recipes where user_id = ${person.userId}) as recipes,
    (select count(*) from deleted_items where user_id = ${person.userId}) as deleted,
    coalesce((select recipes from recipe_counts where user_id = ${person.userId}), 0) as counted`.execute(db);
  return { ...rows[0]! };
}

async function alicesSoups(count: number) {
  const alice = await newPerson();
  const soups = [];
  for (let n = 0; n < count; n += 1) soups.push((await alice.call.recipes.create({ title: `Soup ${n}` })).id);
  return { alice, soups };
}

const outcomes = async (calls: Promise<unknown>[]) =>
  (await Promise.allSettled(calls)).map(({ status }) => status).toSorted();

async function expectRightSum({ vaultId }: Person) {
  expect(await storedBytes(vaultId)).toBe(await countedBytes(vaultId));
}

it('deleted twice at once, a recipe is in the bin once', async () => {
  const { alice, soups } = await alicesSoups(5);
  for (const id of soups)
    expect(await outcomes([1, 2, 3].map(() => alice.call.recipes.delete({ id })))).toEqual([
      ...['fulfilled', 'rejected', 'rejected'],
    ]);
  expect(await placesOf(alice)).toEqual({ recipes: 0, deleted: 5, counted: 0 });
  await expectRightSum(alice);
});

it('restored twice at once, it comes back once', async () => {
  const { alice, soups } = await alicesSoups(5);
  await alice.call.recipes.deleteMany({ ids: soups });
  for (const id of soups)
    expect(await outcomes([1, 2, 3].map(() => alice.call.recipes.restoreDeleted({ ids: [id] })))).toEqual([
      ...['fulfilled', 'rejected', 'rejected'],
    ]);
  expect(await placesOf(alice)).toEqual({ recipes: 5, deleted: 0, counted: 5 });
  await expectRightSum(alice);
});

it('restored while it is deleted for good, by the sweep or by the person, it is there or gone', async () => {
  const { alice, soups } = await alicesSoups(20);
  await alice.call.recipes.deleteMany({ ids: soups });
  const later = () => new Date(Date.now() + MONTH);
  await Promise.allSettled([
    ...soups.map((id) => alice.call.recipes.restoreDeleted({ ids: [id] })),
    sweepBin({ db, now: later }),
    emptyBin({ db, viewer: alice }),
    ...soups.slice(0, 5).map((id) => alice.call.bin.remove({ ids: [id] })),
    sweepBin({ db, now: later }),
  ]);
  await sweepBin({ db, now: later });
  const { recipes, deleted, counted } = await placesOf(alice);
  expect(deleted).toBe(0);
  expect(counted).toBe(recipes);
  await expectRightSum(alice);
});

it('a collection and its recipes, restored one by one and all together, come back once each', async () => {
  const { alice, soups } = await alicesSoups(6);
  const { id } = await alice.call.playlists.create({ name: 'Soups' });
  await alice.call.playlists.addRecipes({ id, recipeIds: soups });
  await alice.call.playlists.delete({ id, withRecipes: true, confirmName: 'Soups' });
  await Promise.allSettled([
    ...soups.slice(0, 3).map((soup) => alice.call.recipes.restoreDeleted({ ids: [soup] })),
    alice.call.playlists.restoreDeleted({ id }),
    alice.call.recipes.restoreDeleted({ ids: soups }),
  ]);
  expect(await placesOf(alice)).toEqual({ recipes: 6, deleted: 0, counted: 6 });
  const { items } = await alice.call.playlists.byId({ id });
  expect(items.map(({ title }) => title)).toEqual(soups.map((_, n) => `Soup ${n}`));
  await expectRightSum(alice);
});

it('saved while it is deleted, a recipe is saved before or not found', async () => {
  const { alice, soups } = await alicesSoups(12);
  const settled = await Promise.allSettled(
    soups.flatMap((id, n) => [
      alice.call.recipes.update({ id, version: 1, title: `Stew ${n}` }),
      alice.call.recipes.delete({ id }),
    ]),
  );
  const refused = settled
    .filter((result) => result.status === 'rejected')
    .map(({ reason }) => String(reason));
  expect(refused.every((reason) => reason.includes('Recipe not found'))).toBe(true);
  expect(await placesOf(alice)).toEqual({ recipes: 0, deleted: 12, counted: 0 });
  await expectRightSum(alice);
});

it('an account that is deleted while its recipes come back leaves nothing', async () => {
  for (let run = 0; run < 5; run += 1) {
    const { alice, soups } = await alicesSoups(4);
    await alice.call.recipes.deleteMany({ ids: soups });
    const settled = await Promise.allSettled([
      ...soups.map((id) => alice.call.recipes.restoreDeleted({ ids: [id] })),
      db.deleteFrom('users').where('id', '=', alice.userId).execute(),
    ]);
    const refused = settled
      .filter((result) => result.status === 'rejected')
      .map(({ reason }) => String(reason));
    expect(refused.filter((reason) => !/Recipe not found|User not authenticated/.test(reason))).toEqual([]);
    expect(await placesOf(alice)).toEqual({ recipes: 0, deleted: 0, counted: 0 });
  }
});
