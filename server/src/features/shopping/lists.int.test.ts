import { randomUUID } from 'node:crypto';
import { ownVaultOf } from '@larder/shared/ids';
import { firstListId } from '@larder/shared/shopping/first-list';
import { SHOPPING_LIMITS, SHOPPING_MESSAGES } from '@larder/shared/shopping/messages';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { testLimits } from '../../testing/limited-people.ts';
import { refusalOf } from '../../testing/refusals.ts';
import { newEntry, written } from '../../testing/shopping.ts';

const { deps, setLimits, storedBytes, countedBytes, newPerson } = await testLimits();
const { db } = deps;
const notFound = { appCode: 'SHOPPING_LIST_NOT_FOUND', message: SHOPPING_MESSAGES.notFound };

type Person = Awaited<ReturnType<typeof newPerson>>;
let alice: Person;
beforeEach(async () => {
  await setLimits({});
  alice = await newPerson();
});
const listOf = async ({ call }: Person, name = 'Shopping') =>
  (await call.shoppingLists.create({ id: randomUUID(), name })).id;
const textsOf = async ({ call }: Person, id: string) =>
  (await call.shoppingLists.entries({ id, limit: 100 })).items.map(({ text }) => text.value);

describe('a list', () => {
  it('is made once, however often it is sent, and by two devices at the same moment', async () => {
    const { shoppingLists } = alice.call;
    const id = randomUUID();
    const made = await Promise.all([1, 2, 3].map(() => shoppingLists.create({ id, name: 'Shopping' })));
    expect(new Set(made.map((list) => list.id))).toEqual(new Set([id]));
    await shoppingLists.update({ id, name: written('Saturday', 1) });
    expect(await shoppingLists.create({ id, name: 'Shopping' })).toMatchObject({
      name: { value: 'Saturday' },
    });
    expect(await shoppingLists.list({})).toMatchObject({ total: 1 });
    const bob = await newPerson();
    expect(await refusalOf(bob.call.shoppingLists.create({ id, name: 'Mine' }))).toEqual(notFound);
  });

  it('that is the first of a vault is made by nobody else, before it is there too', async () => {
    const bob = await newPerson();
    const id = firstListId(ownVaultOf(alice.userId));
    expect(await refusalOf(bob.call.shoppingLists.create({ id, name: 'Taken' }))).toEqual(notFound);
    expect(await alice.call.shoppingLists.create({ id, name: 'Shopping' })).toMatchObject({ id });
  });

  it('is renamed and put in order by whoever writes later, each for itself', async () => {
    const { shoppingLists } = alice.call;
    const id = await listOf(alice);
    await shoppingLists.update({ id, name: written('Saturday', 2), aisleOrder: written(['dairy'], 1) });
    await shoppingLists.update({ id, name: written('Friday', 1), aisleOrder: written(['meat', 'dairy'], 2) });
    await shoppingLists.update({ id });
    expect(await shoppingLists.byId({ id })).toMatchObject({
      ...{ name: written('Saturday', 2), aisleOrder: written(['meat', 'dairy'], 2), role: 'owner' },
      ...{ memberCount: 0, openCount: 0, owner: { userId: alice.userId, displayName: 'alice' } },
    });
    expect(await refusalOf(shoppingLists.update({ id: randomUUID(), name: written('No', 3) }))).toEqual(
      notFound,
    );
  });

  it('is listed with the others, the oldest first, in pages', async () => {
    for (const name of ['One', 'Two', 'Three']) await listOf(alice, name);
    const { shoppingLists } = alice.call;
    const first = await shoppingLists.list({ limit: 2 });
    const second = await shoppingLists.list({ limit: 2, cursor: first.nextCursor });
    expect([...first.items, ...second.items].map(({ name }) => name.value)).toEqual(['One', 'Two', 'Three']);
    expect([first.total, second.nextCursor]).toEqual([3, null]);
  });
});

describe('limits', () => {
  it('hold the lists of a vault, also when many are made at once', async () => {
    await fillWithLists(alice, SHOPPING_LIMITS.lists - 2);
    const made = await Promise.allSettled([1, 2, 3, 4, 5].map(() => listOf(alice)));
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await refusalOf(listOf(alice))).toEqual({
      ...{ appCode: 'SHOPPING_LIST_LIMIT', message: SHOPPING_MESSAGES.listsFull },
    });
  });

  it('hold what is in a list and not removed, also when it is filled from several sides at once', async () => {
    const { shoppingLists } = alice.call;
    const id = await listOf(alice);
    await fillWithEntries(alice, id, SHOPPING_LIMITS.entries - 10);
    const batch = () => Array.from({ length: 4 }, () => newEntry());
    const put = await Promise.allSettled(
      [1, 2, 3, 4, 5].map(() => shoppingLists.put({ id, entries: batch() })),
    );
    expect(put.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    const [one, other, more] = (await shoppingLists.entries({ id })).items;
    const tooMany = { appCode: 'SHOPPING_ENTRY_LIMIT', message: SHOPPING_MESSAGES.listFull };
    expect(await refusalOf(shoppingLists.put({ id, entries: [...batch().slice(1)] }))).toEqual(tooMany);

    const removed = [one, other, more].map((entry) =>
      newEntry({ id: entry!.id, isRemoved: written(true, 1) }),
    );
    await shoppingLists.put({ id, entries: [...removed, ...batch()] });
    const back = removed.map((entry) => ({ ...entry, isRemoved: written(false, 2) }));
    expect(await refusalOf(shoppingLists.put({ id, entries: back }))).toEqual(tooMany);
    // Who is at the limit goes on ticking.
    const [{ id: last } = newEntry()] = (await shoppingLists.entries({ id })).items;
    await shoppingLists.put({ id, entries: [newEntry({ id: last, isTicked: written(true, 1) })] });
    expect(await shoppingLists.byId({ id })).toMatchObject({ openCount: SHOPPING_LIMITS.entries - 2 });
  });

  it('charge what lists and their entries take, and give it back', async () => {
    const { vaultId, call } = alice;
    const id = await listOf(alice);
    const entry = newEntry({ note: written('x'.repeat(500)) });
    await call.shoppingLists.put({ id, entries: [entry, newEntry()] });
    const full = await storedBytes(vaultId);
    expect(full).toBeGreaterThan(2_000);
    expect(full).toBe(await countedBytes(vaultId));
    await call.shoppingLists.put({ id, entries: [{ ...entry, note: written('', 1) }] });
    expect(await storedBytes(vaultId)).toBe(full - 600);
    await call.shoppingLists.delete({ id });
    expect(await storedBytes(vaultId)).toBe(await countedBytes(vaultId));
    await call.bin.empty();
    expect(await storedBytes(vaultId)).toBe(0);
  });
});

describe('a deleted list', () => {
  it('comes back whole, with its entries and those of its people who still follow', async () => {
    const [bob, carol] = [await newPerson(), await newPerson()];
    for (const { userId } of [bob, carol])
      await db.insertInto('follows').values({ follower_id: userId, following_id: alice.userId }).execute();
    const { shoppingLists, bin } = alice.call;
    const { id: pie } = await alice.call.recipes.create({ title: 'Pie' });
    const id = await listOf(alice);
    await shoppingLists.update({ id, aisleOrder: written(['dairy', 'meat'], 1) });
    const entries = ['flour', 'eggs'].map((text) => newEntry({ text: written(text), recipeId: pie }));
    await shoppingLists.put({ id, entries });
    await shoppingLists.share({ id, userIds: [bob.userId, carol.userId] });
    await bob.call.shoppingLists.accept({ id });
    await bob.call.shoppingLists.put({ id, entries: [{ ...entries[0]!, isTicked: written(true, 1) }] });
    const seen = async () => [await shoppingLists.byId({ id }), await shoppingLists.entries({ id })];
    await carol.call.follows.unfollow({ userId: alice.userId });
    const before = await seen();
    expect(before[0]).toMatchObject({ memberCount: 1 });

    expect(await shoppingLists.delete({ id })).toEqual({ id });
    expect(await refusalOf(shoppingLists.delete({ id }))).toEqual(notFound);
    expect(await refusalOf(bob.call.shoppingLists.put({ id, entries }))).toEqual(notFound);
    expect(await bin.list({})).toMatchObject({
      items: [{ id, kind: 'shoppingList', title: 'Shopping', image: null }],
    });
    expect(await refusalOf(bob.call.shoppingLists.restoreDeleted({ id }))).toEqual(notFound);

    expect(await shoppingLists.restoreDeleted({ id })).toEqual({ ids: [id], photosLeftOut: 0 });
    expect(await seen()).toEqual(before);
    expect(await bob.call.shoppingLists.byId({ id })).toMatchObject({ role: 'member' });
    expect(await bin.list({})).toMatchObject({ total: 0 });
  });

  it('does not stand in the way of a new one with its id, and comes back beside it', async () => {
    const { shoppingLists, bin } = alice.call;
    const id = await listOf(alice, 'First');
    await shoppingLists.put({ id, entries: [newEntry({ text: written('flour') })] });
    await shoppingLists.delete({ id });
    await shoppingLists.create({ id, name: 'Second' });
    expect(await textsOf(alice, id)).toEqual([]);
    const [{ id: former } = { id: '' }] = (await bin.list({})).items;
    await shoppingLists.delete({ id });
    expect(await bin.list({})).toMatchObject({ total: 2 });
    await shoppingLists.restoreDeleted({ id: former });
    expect(await textsOf(alice, former)).toEqual(['flour']);
    const bob = await newPerson();
    expect(await refusalOf(bob.call.shoppingLists.create({ id, name: 'Mine' }))).toEqual(notFound);
  });

  it('loses what it refers to and is not there any more', async () => {
    const bob = await newPerson();
    await db.insertInto('follows').values({ follower_id: bob.userId, following_id: alice.userId }).execute();
    const { shoppingLists, recipes } = alice.call;
    const { id: pie } = await recipes.create({ title: 'Pie' });
    const id = await listOf(alice);
    await shoppingLists.share({ id, userIds: [bob.userId] });
    await bob.call.shoppingLists.accept({ id });
    await shoppingLists.put({ id, entries: [newEntry({ recipeId: pie })] });
    await bob.call.shoppingLists.put({ id, entries: [newEntry({ isTicked: written(true, 1) })] });
    await shoppingLists.delete({ id });
    await recipes.delete({ id: pie });
    await db.deleteFrom('users').where('id', '=', bob.userId).execute();
    await shoppingLists.restoreDeleted({ id });
    expect(await shoppingLists.byId({ id })).toMatchObject({ memberCount: 0 });
    expect((await shoppingLists.entries({ id })).items).toMatchObject([
      { recipeId: null, recipeTitle: null },
      { addedBy: null, tickedBy: null, isTicked: { value: true } },
    ]);
  });
});

it('lists and entries go with the account of their owner, and what others ticked there', async () => {
  const bob = await newPerson();
  await db.insertInto('follows').values({ follower_id: bob.userId, following_id: alice.userId }).execute();
  const id = await listOf(alice);
  await alice.call.shoppingLists.share({ id, userIds: [bob.userId] });
  await bob.call.shoppingLists.accept({ id });
  await bob.call.shoppingLists.put({ id, entries: [newEntry()] });
  await db.deleteFrom('users').where('id', '=', alice.userId).execute();
  const { rows } = await sql`
    select id from shopping_lists where user_id = ${alice.vaultId}
    union all select id from shopping_entries where list_id = ${id}
    union all select list_id from shopping_list_members where list_id = ${id}`.execute(db);
  expect(rows).toEqual([]);
  expect(await bob.call.shoppingLists.list({})).toMatchObject({ total: 0 });
});

async function fillWithLists({ vaultId }: Person, count: number): Promise<void> {
  await sql`
    insert into shopping_lists (id, user_id, name, name_stamp, aisle_order_stamp)
    select gen_random_uuid(), ${vaultId}::uuid, 'List ' || n, '', '' from generate_series(1, ${count}::int) as n`.execute(
    db,
  );
}

async function fillWithEntries({ vaultId }: Person, listId: string, count: number): Promise<void> {
  const { stamp } = written(null);
  await sql`
    insert into shopping_entries (id, list_id, user_id, language, text, text_stamp, is_ticked, ticked_stamp, is_removed,
      removed_stamp, aisle_stamp, note, note_stamp)
    select gen_random_uuid(), ${listId}::uuid, ${vaultId}::uuid, 'en', 'milk', ${stamp}, false, ${stamp}, false, ${stamp}, ${stamp},
      '', ${stamp} from generate_series(1, ${count}::int)`.execute(db);
}
