import { randomUUID } from 'node:crypto';
import { mergedEntry } from '@larder/shared/shopping/entries';
import type { Register } from '@larder/shared/shopping/registers';
import type { ShoppingEntryDto, ShoppingEntryInput } from '@larder/shared/shopping/schema';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { callerOf, testDeps, testPerson } from '../../testing/harness.ts';
import { makeFollow } from '../../testing/households.ts';
import { newEntry, written } from '../../testing/shopping.ts';

const deps = await testDeps();
const MINUTE = 60_000;

async function newPerson(name = 'alice') {
  const viewer = await testPerson(deps, name);
  return { ...viewer, call: callerOf(deps, viewer) };
}
type Person = Awaited<ReturnType<typeof newPerson>>;

let alice: Person;
let listId: string;
beforeEach(async () => {
  alice = await newPerson();
  listId = await listOf(alice);
});
const listOf = async ({ call }: Person) =>
  (await call.shoppingLists.create({ id: randomUUID(), name: 'Shopping' })).id;
const put = ({ call }: Person, entries: ShoppingEntryInput[], id = listId) =>
  call.shoppingLists.put({ id, entries });
/** With those that were removed. */
const entriesOf = async ({ call }: Person) => (await call.shoppingLists.entryChanges({})).items;
const registersOf = ({
  id,
  text,
  isTicked,
  isRemoved,
  aisle,
  note,
}: ShoppingEntryInput | ShoppingEntryDto) => [id, { text, isTicked, isRemoved, aisle, note }];

const register = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<Register<T>> =>
  fc
    .tuple(
      value,
      fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
      fc.constantFrom('aaaaaaaa', 'bbbbbbbb'),
    )
    .map(([value, at, device]) => written(value, at, device));
const texts = fc.constantFrom('milk', 'milk!', 'milk 2', '"milk"', 'lait d’été', 'a\\b', '🥛');
const writes = (ids: readonly string[]) =>
  fc.array(
    fc.record({
      ...{ id: fc.constantFrom(...ids), recipeId: fc.constant(null), language: fc.constant('en') },
      ...{ text: register(texts), note: register(texts), isTicked: register(fc.boolean()) },
      isRemoved: register(fc.boolean()),
      aisle: register(fc.constantFrom(null, 'dairy' as const, 'meat' as const)),
    }),
    { minLength: 1, maxLength: 12 },
  );

describe('writes to one list', () => {
  it('leave what the rule of the later writer says, in whatever order, batches and repeats they come', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 5 }), fc.gen(), async (atOnce, draw) => {
        alice = await newPerson();
        const list = await listOf(alice);
        const all = draw(() => writes([randomUUID(), randomUUID(), randomUUID()]));
        const expected = new Map<string, ShoppingEntryInput>();
        for (const entry of all) {
          const before = expected.get(entry.id);
          expected.set(entry.id, before ? mergedEntry(before, entry) : entry);
        }
        const sent = draw(() => fc.shuffledSubarray([...all, ...all], { minLength: all.length * 2 }));
        for (let start = 0; start < sent.length; start += atOnce)
          await put(alice, sent.slice(start, start + atOnce), list);
        const rows = (await entriesOf(alice)).filter((entry) => entry.listId === list);
        expect(Object.fromEntries(rows.map(registersOf))).toEqual(
          Object.fromEntries([...expected.values()].map(registersOf)),
        );
      }),
      { numRuns: 15, endOnFailure: true },
    );
  });

  it('at the same moment by two people lose nothing of either', async () => {
    const bob = await newPerson('bob');
    await shareWith(bob);
    const shared = Array.from({ length: 40 }, () => newEntry());
    const ticked = shared.map((entry) => ({ ...entry, isTicked: written(true, 1) }));
    const noted = shared.map((entry) => ({ ...entry, note: written('soft', 1) })).toReversed();
    await Promise.all([put(alice, shared), put(bob, ticked), put(alice, noted), put(bob, [newEntry()])]);
    const rows = await entriesOf(bob);
    expect(rows).toHaveLength(41);
    const both = rows.filter(({ isTicked, note }) => isTicked.value && note.value === 'soft');
    expect(both).toHaveLength(40);
  });
});

async function shareWith(person: Person, id = listId) {
  await makeFollow(deps, person, alice);
  await alice.call.shoppingLists.share({ id, userIds: [person.userId] });
  await person.call.shoppingLists.accept({ id });
}

describe('a write', () => {
  it('sent again changes nothing that devices would hear of', async () => {
    const entry = newEntry({ isTicked: written(true, 1) });
    await put(alice, [entry]);
    const { cursor } = await alice.call.shoppingLists.entryChanges({});
    const noted = () =>
      deps.db
        .selectFrom('entity_changes')
        .select((of) => of.fn.countAll<number>().as('count'))
        .where('vault_id', '=', alice.vaultId)
        .executeTakeFirstOrThrow();
    const before = await noted();
    await put(alice, [entry, entry]);
    expect(await noted()).toEqual(before);
    expect(cursor).not.toBe('');
  });

  it('of a clock that is ahead by more than ten minutes counts as one of now', async () => {
    const now = Date.now();
    const [ahead, far] = [newEntry(), newEntry()];
    await put(alice, [
      { ...ahead, isTicked: written(true, now + 9 * MINUTE) },
      { ...far, isTicked: written(true, now + 60 * MINUTE, 'cccccccc') },
    ]);
    const stamps = new Map((await entriesOf(alice)).map(({ id, isTicked }) => [id, isTicked.stamp]));
    expect(stamps.get(ahead.id)).toBe(written(true, now + 9 * MINUTE).stamp);
    const [time, counter, device] = stamps.get(far.id)!.split('-');
    expect([counter, device]).toEqual(['0000', 'cccccccc']);
    expect(Number(time)).toBeLessThan(now + 9 * MINUTE);
    await alice.call.shoppingLists.update({ id: listId, name: written('Later', now + 60 * MINUTE) });
    const renamed = await alice.call.shoppingLists.byId({ id: listId });
    expect(Number(renamed.name.stamp.slice(0, 15))).toBeLessThan(now + 9 * MINUTE);
  });

  it('says who ticked, as long as it is ticked, and who added', async () => {
    const bob = await newPerson('bob');
    await shareWith(bob);
    const entry = newEntry();
    await put(alice, [entry]);
    await put(bob, [{ ...entry, isTicked: written(true, 2) }]);
    // Of no moment before: it was ticked already.
    await put(alice, [{ ...entry, isTicked: written(true, 1), note: written('soft', 3) }]);
    expect(await entriesOf(alice)).toMatchObject([
      { tickedBy: { userId: bob.userId, displayName: 'bob' }, addedBy: { userId: alice.userId } },
    ]);
    await put(alice, [{ ...entry, isTicked: written(false, 4) }]);
    expect(await entriesOf(bob)).toMatchObject([{ tickedBy: null, note: { value: 'soft' } }]);
  });

  it('does not reach an entry of another list', async () => {
    const bob = await newPerson('bob');
    const entry = newEntry();
    await put(alice, [entry]);
    const own = newEntry();
    await put(bob, [{ ...entry, text: written('stolen', 9) }, own], await listOf(bob));
    expect(await entriesOf(alice)).toMatchObject([{ id: entry.id, text: { value: 'milk' } }]);
    expect((await entriesOf(bob)).map(({ id }) => id)).toEqual([own.id]);
  });

  it('names a recipe to those alone who may see it', async () => {
    const bob = await newPerson('bob');
    await shareWith(bob);
    const { id: pie } = await alice.call.recipes.create({ title: 'Pie' });
    const { id: secret } = await bob.call.recipes.create({ title: 'Secret' });
    const [hers, his, guessed] = [
      newEntry({ recipeId: pie }),
      newEntry({ recipeId: secret }),
      newEntry({ recipeId: secret }),
    ];
    await put(alice, [hers, guessed]);
    await put(bob, [his]);
    const seenBy = async (person: Person) =>
      Object.fromEntries(
        (await entriesOf(person)).map(({ id, recipeId, recipeTitle }) => [id, [recipeId, recipeTitle]]),
      );
    const nothing = [null, null];
    expect(await seenBy(alice)).toEqual({
      [hers.id]: [pie, 'Pie'],
      [his.id]: nothing,
      [guessed.id]: nothing,
    });
    expect(await seenBy(bob)).toEqual({
      [hers.id]: nothing,
      [his.id]: [secret, 'Secret'],
      [guessed.id]: nothing,
    });
    // Bob's device sends the entry whole, without the recipe that it does not know.
    await put(bob, [{ ...hers, recipeId: null, isTicked: written(true, 1) }]);
    await alice.call.recipes.update({ id: pie, version: 1, title: 'Apple pie' });
    expect((await seenBy(alice))[hers.id]).toEqual([pie, 'Apple pie']);
    await alice.call.recipes.delete({ id: pie });
    expect((await seenBy(alice))[hers.id]).toEqual(nothing);
  });

  it('keeps what is put in in the order given, and shows what is not removed', async () => {
    const entries = ['flour', 'eggs', 'milk', 'salt'].map((text) => newEntry({ text: written(text) }));
    await put(alice, entries);
    await put(alice, [{ ...entries[1]!, isRemoved: written(true, 1) }]);
    const first = await alice.call.shoppingLists.entries({ id: listId, limit: 2 });
    const second = await alice.call.shoppingLists.entries({ id: listId, limit: 2, cursor: first.nextCursor });
    const shown = [...first.items, ...second.items].map(({ text }) => text.value);
    expect([shown, first.total, second.nextCursor]).toEqual([['flour', 'milk', 'salt'], 3, null]);
    expect(await alice.call.shoppingLists.byId({ id: listId })).toMatchObject({ openCount: 3 });
  });
});
