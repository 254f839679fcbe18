import { randomUUID } from 'node:crypto';
import { SHOPPING_LIMITS } from '@larder/shared/shopping/messages';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { testLimits } from '../../testing/limited-people.ts';
import { newEntry, written } from '../../testing/shopping.ts';
import { sweepRemovedEntries } from './sweep.ts';

const { deps, setLimits, storedBytes, countedBytes, newPerson } = await testLimits();
type Person = Awaited<ReturnType<typeof newPerson>>;
let alice: Person;
let id: string;
beforeEach(async () => {
  await setLimits({});
  alice = await newPerson();
  id = (await alice.call.shoppingLists.create({ id: randomUUID(), name: 'Shopping' })).id;
});
const [DAY, START] = [24 * 3_600_000, Date.now()];
/** The sweep as it runs so many days from now. */
const sweepIn = (days: number) =>
  sweepRemovedEntries({ ...deps, now: () => new Date(START + days * DAY + 60_000) });
const entries = async () => (await alice.call.shoppingLists.entryChanges({})).items;
const [milk, eggs] = [newEntry(), newEntry({ text: written('eggs') })];

it('what was removed is deleted after 90 days, on devices too, and never brought back by one that was away', async () => {
  const { shoppingLists } = alice.call;
  const [milk, eggs] = [newEntry(), newEntry({ text: written('eggs', 1) })];
  await shoppingLists.put({ id, entries: [milk, eggs] });
  await shoppingLists.put({ id, entries: [{ ...milk, isRemoved: written(true, 1) }] });
  await sweepIn(SHOPPING_LIMITS.removedDays - 1);
  const { cursor } = await shoppingLists.entryChanges({});
  expect(await entries()).toHaveLength(2);

  await sweepIn(SHOPPING_LIMITS.removedDays);
  expect((await shoppingLists.entryChanges({ cursor })).deletedIds).toEqual([milk.id]);
  expect(await storedBytes(alice.vaultId)).toBe(await countedBytes(alice.vaultId));
  // A device that was away does not know that it was removed, and has even written in it later.
  for (const late of [milk, { ...milk, text: written('2 milk', 9), isRemoved: written(false, 9) }])
    await shoppingLists.put({ id, entries: [late, { ...eggs, isTicked: written(true, 9) }] });
  expect(await entries()).toMatchObject([{ id: eggs.id, isTicked: { value: true } }]);
  // Nor does it after the list was deleted and restored.
  await shoppingLists.delete({ id });
  await shoppingLists.restoreDeleted({ id });
  await shoppingLists.put({ id, entries: [milk] });
  expect(await entries()).toHaveLength(1);
});

it('what was put back stays, and counts from when it is removed again', async () => {
  const { shoppingLists } = alice.call;
  await shoppingLists.put({ id, entries: [milk, { ...eggs, isRemoved: written(true, 1) }] });
  await shoppingLists.put({ id, entries: [{ ...eggs, isRemoved: written(false, 2) }] });
  await sweepIn(2 * SHOPPING_LIMITS.removedDays);
  expect(await entries()).toHaveLength(2);
});

it('what a program of before removed counts from then on, however long ago it was added', async () => {
  await alice.call.shoppingLists.put({ id, entries: [newEntry(), newEntry()] });
  await sql`update shopping_entries set created_at = now() - interval '1 year' where list_id = ${id}`.execute(
    deps.db,
  );
  await sql`update shopping_entries set is_removed = true where list_id = ${id}`.execute(deps.db);
  await sweepIn(SHOPPING_LIMITS.removedDays - 1);
  expect(await entries()).toHaveLength(2);
  await sweepIn(SHOPPING_LIMITS.removedDays);
  expect(await entries()).toHaveLength(0);
});
