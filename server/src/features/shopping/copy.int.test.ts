import { randomUUID } from 'node:crypto';
import type { Page } from '@larder/shared/list';
import type { ShoppingEntryDto } from '@larder/shared/shopping/schema';
import {
  newShoppingList,
  shoppingEntriesFrom,
  shoppingListFrom,
  shoppingListsFrom,
  withListChanges,
  withPutEntries,
} from '@larder/shared/sync/shopping';
import { expect, it } from 'vitest';
import { callerOf, testDeps, testPerson } from '../../testing/harness.ts';
import { makeFollow } from '../../testing/households.ts';
import { newEntry, written } from '../../testing/shopping.ts';

const deps = await testDeps();

async function newPerson(name: string) {
  const viewer = await testPerson(deps, name);
  return { ...viewer, call: callerOf(deps, viewer).shoppingLists };
}
type Person = Awaited<ReturnType<typeof newPerson>>;
const copyOf = async ({ call }: Person) => ({
  lists: (await call.changes({})).items,
  entries: (await call.entryChanges({})).items,
});
/** Cursors of a copy are its own. */
const shown = <T>({ items, total, nextCursor }: Page<T>) => [items, total, nextCursor === null];

it('a copy answers of shopping lists what the server answers', async () => {
  const [alice, bob] = [await newPerson('alice'), await newPerson('bob')];
  await makeFollow(deps, bob, alice);
  for (const person of [alice, bob]) {
    for (const name of ['One', 'Two']) {
      const { id } = await person.call.create({ id: randomUUID(), name });
      const [milk, eggs] = [newEntry(), newEntry({ text: written('eggs') })];
      await person.call.put({ id, entries: [milk, eggs, newEntry({ isTicked: written(true, 1) })] });
      await person.call.put({ id, entries: [{ ...eggs, isRemoved: written(true, 1) }] });
    }
  }
  const [shared, invited] = (await alice.call.list({})).items;
  for (const list of [shared!, invited!]) await alice.call.share({ id: list.id, userIds: [bob.userId] });
  await bob.call.accept({ id: shared!.id });

  for (const person of [alice, bob]) {
    const { lists, entries } = await copyOf(person);
    for (const limit of [1, 3, 100])
      expect(shown(shoppingListsFrom(lists, entries, { limit }))).toEqual(
        shown(await person.call.list({ limit })),
      );
    for (const list of lists) {
      const { id } = list;
      expect(shoppingListFrom(list, entries)).toEqual(await person.call.byId({ id }));
      if (list.role === 'invited') continue;
      for (const limit of [1, 100])
        expect(shown(shoppingEntriesFrom(entries, { id, limit }))).toEqual(
          shown(await person.call.entries({ id, limit })),
        );
    }
  }
});

it('a copy changes as the server does', async () => {
  const alice = await newPerson('alice');
  const person = { userId: alice.userId, displayName: 'alice' };
  const id = randomUUID();
  const made = await alice.call.create({ id, name: 'Shopping' });
  const asMade = { owner: person, stores: [], createdAt: made.createdAt };
  expect(newShoppingList({ id, name: 'Shopping' }, asMade)).toEqual(made);
  let list = made;
  const market = { id: randomUUID(), name: written('Market', 1), aisleOrder: written(['fish' as const], 1) };
  for (const change of [
    { id, name: written('Saturday', 2) },
    { id, name: written('Friday', 1), aisleOrder: written(['dairy' as const], 1) },
    { id, store: written(market.id, 1), stores: [market] },
    { id, store: written(null, 0), stores: [{ ...market, name: written('Old market', 0) }] },
    { id, stores: [{ ...market, aisleOrder: written(['meat' as const], 2) }] },
    { id, store: written(null, 2), stores: [{ ...market, name: written('', 2) }] },
  ]) {
    list = withListChanges(list, change);
    expect(list).toEqual(await alice.call.update(change));
  }

  const [milk, eggs] = [newEntry(), newEntry({ text: written('eggs') })];
  let entries: ShoppingEntryDto[] = [];
  for (const put of [
    [milk, eggs, { ...milk, isTicked: written(true, 2) }],
    [{ ...milk, isTicked: written(false, 1), note: written('soft', 1) }],
    [
      { ...milk, isTicked: written(false, 3) },
      { ...eggs, isTicked: written(true, 1), aisle: written('dairy' as const, 1) },
    ],
    [{ ...eggs, isRemoved: written(true, 1) }],
  ]) {
    const changed = withPutEntries(
      entries,
      { id, entries: put },
      { person, now: new Date(), titles: new Map() },
    );
    const ids = new Set(changed.map((entry) => entry.id));
    entries = [...entries.filter((entry) => !ids.has(entry.id)), ...changed];
    await alice.call.put({ id, entries: put });
    const byId = (all: ShoppingEntryDto[]) =>
      new Map(all.map(({ addedAt: _, ...entry }) => [entry.id, entry]));
    expect(byId(entries)).toEqual(byId((await copyOf(alice)).entries));
  }
});
