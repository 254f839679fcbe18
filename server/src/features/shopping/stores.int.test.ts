import { randomUUID } from 'node:crypto';
import { SHOPPING_LIMITS, SHOPPING_MESSAGES } from '@larder/shared/shopping/messages';
import { aisleOrderOf, storeOf, storesOf } from '@larder/shared/shopping/stores';
import { beforeEach, expect, it } from 'vitest';
import { testLimits } from '../../testing/limited-people.ts';
import { makeFollow } from '../../testing/households.ts';
import { refusalOf } from '../../testing/refusals.ts';
import { settled } from '../../testing/settled.ts';
import { written } from '../../testing/shopping.ts';
import { sweepRemovedStores } from './sweep.ts';

const { deps, setLimits, storedBytes, countedBytes, newPerson } = await testLimits();
type Person = Awaited<ReturnType<typeof newPerson>>;
let alice: Person;
beforeEach(async () => {
  await setLimits({});
  alice = await newPerson();
});
const listOf = async ({ call }: Person, name = 'Shopping') =>
  (await call.shoppingLists.create({ id: randomUUID(), name })).id;
const store = (name: string, at = 1) => ({
  ...{ id: randomUUID(), name: written(name, at) },
  aisleOrder: written(['fish' as const, 'dairy' as const], at),
});

it('each store has its own order of aisles, for every list of the vault that is for it', async () => {
  const { shoppingLists } = alice.call;
  const [one, other] = [await listOf(alice, 'One'), await listOf(alice, 'Other')];
  const [market, corner] = [store('Market'), store('Corner shop')];
  await shoppingLists.update({ id: one, aisleOrder: written(['meat'], 1) });
  await shoppingLists.update({ id: one, store: written(market.id, 1), stores: [market, corner] });
  await shoppingLists.update({ id: other, store: written(market.id, 1) });
  // A later order, made with one list, counts for the other; an earlier one does not.
  await shoppingLists.update({ id: other, stores: [{ ...market, aisleOrder: written(['bakery'], 3) }] });
  await shoppingLists.update({ id: one, stores: [{ ...market, aisleOrder: written(['drinks'], 2) }] });
  for (const id of [one, other]) {
    const list = await shoppingLists.byId({ id });
    expect(storesOf(list).map(({ name }) => name.value)).toEqual(['Market', 'Corner shop']);
    expect([storeOf(list)?.name.value, aisleOrderOf(list)]).toEqual(['Market', ['bakery']]);
  }
  // One that was taken away is no store of any list any more.
  await shoppingLists.update({ id: other, stores: [{ ...market, name: written('', 4) }] });
  const list = await shoppingLists.byId({ id: one });
  expect([storeOf(list), aisleOrderOf(list), storesOf(list).length]).toEqual([undefined, ['meat'], 1]);
});

it('the devices of every list of the vault hear of a store that is made or changed', async () => {
  const { shoppingLists } = alice.call;
  const [one, other] = [await listOf(alice), await listOf(alice)];
  const { cursor } = await shoppingLists.changes({});
  const market = store('Market');
  await shoppingLists.update({ id: one, stores: [market] });
  const heard = await shoppingLists.changes({ cursor });
  expect(heard.items.map(({ id }) => id).sort()).toEqual([one, other].sort());
  // Sent again it is no change.
  const noted = async () => {
    const changes = deps.db.selectFrom('entity_changes').selectAll().where('vault_id', '=', alice.vaultId);
    return (await changes.execute()).length;
  };
  const before = await noted();
  await shoppingLists.update({ id: one, stores: [market] });
  expect(await noted()).toBe(before);
});

it('a store of another vault stays as it is, and is none for one’s own lists', async () => {
  const bob = await newPerson();
  const [mine, his] = [await listOf(alice), await listOf(bob)];
  const market = store('Market');
  await alice.call.shoppingLists.update({ id: mine, stores: [market] });
  const taken = await bob.call.shoppingLists.update({
    ...{ id: his, store: written(market.id, 2) },
    stores: [{ ...market, name: written('Taken', 2) }],
  });
  expect([taken.stores, storeOf(taken)]).toEqual([[], undefined]);
  expect(await alice.call.shoppingLists.byId({ id: mine })).toMatchObject({ stores: [market] });
});

it('who takes part in a list sees the store that it is for alone, and changes neither stores nor which one it is for', async () => {
  const bob = await newPerson();
  await makeFollow(deps, bob, alice);
  const id = await listOf(alice);
  const [market, corner] = [store('Market'), store('Corner shop')];
  await alice.call.shoppingLists.update({ id, store: written(market.id, 1), stores: [market, corner] });
  await alice.call.shoppingLists.share({ id, userIds: [bob.userId] });
  await bob.call.shoppingLists.accept({ id });
  await settled(deps.db);
  const { items, cursor } = await bob.call.shoppingLists.changes({});
  expect(items.find((list) => list.id === id)).toMatchObject({ stores: [market] });
  // What a device of his would write is left out, and the rest of it is not.
  const changed = await bob.call.shoppingLists.update({
    ...{ id, name: written('Ours', 2), store: written(corner.id, 2) },
    stores: [{ ...market, name: written('His', 2) }, store('His own')],
  });
  expect(changed).toMatchObject({ name: { value: 'Ours' }, store: { value: market.id }, stores: [market] });
  expect(await alice.call.shoppingLists.byId({ id })).toMatchObject({ stores: [market, corner] });
  // He hears when it is for another store.
  await alice.call.shoppingLists.update({ id, store: written(corner.id, 3) });
  await settled(deps.db);
  expect((await bob.call.shoppingLists.changes({ cursor })).items).toMatchObject([{ stores: [corner] }]);
});

it('a store that was taken away makes room for another one, and is deleted after 90 days', async () => {
  const { shoppingLists } = alice.call;
  const id = await listOf(alice);
  const all = Array.from({ length: SHOPPING_LIMITS.stores }, (_, index) => store(`Store ${index}`));
  await shoppingLists.update({ id, stores: all });
  const removed = { ...all[0]!, name: written('', Date.now()) };
  await shoppingLists.update({ id, stores: [removed] });
  await shoppingLists.update({ id, stores: [store('One more')] });
  const sweepIn = (days: number) =>
    sweepRemovedStores({ ...deps, now: () => new Date(Date.now() + days * 24 * 3_600_000 + 60_000) });
  const stored = async () =>
    (await deps.db.selectFrom('shopping_stores').select('id').where('user_id', '=', alice.vaultId).execute())
      .length;
  await sweepIn(SHOPPING_LIMITS.removedDays - 1);
  expect(await stored()).toBe(SHOPPING_LIMITS.stores + 1);
  await sweepIn(SHOPPING_LIMITS.removedDays);
  expect(await stored()).toBe(SHOPPING_LIMITS.stores);
  expect(await storedBytes(alice.vaultId)).toBe(await countedBytes(alice.vaultId));
});

it('a vault has so many stores, also when many are made at once, and each is charged', async () => {
  const { shoppingLists } = alice.call;
  const lists = [await listOf(alice), await listOf(alice)];
  const many = (count: number) => Array.from({ length: count }, (_, index) => store(`Store ${index}`));
  await shoppingLists.update({ id: lists[0]!, stores: many(SHOPPING_LIMITS.stores - 3) });
  const made = await Promise.allSettled(
    [...lists, ...lists].map((id) => shoppingLists.update({ id, stores: many(2) })),
  );
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await refusalOf(shoppingLists.update({ id: lists[0]!, stores: many(2) }))).toEqual({
    ...{ appCode: 'INVALID_INPUT', message: SHOPPING_MESSAGES.storesMost },
  });
  expect(await storedBytes(alice.vaultId)).toBe(await countedBytes(alice.vaultId));
});
