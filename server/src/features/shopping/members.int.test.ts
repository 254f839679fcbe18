import { randomUUID } from 'node:crypto';
import { SHARING_MESSAGES } from '@larder/shared/sharing/messages';
import { SHOPPING_MESSAGES } from '@larder/shared/shopping/messages';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { callerOf, testDeps, testPerson } from '../../testing/harness.ts';
import { makeFollow } from '../../testing/households.ts';
import { refusalOf } from '../../testing/refusals.ts';
import { planned } from '../../testing/plan.ts';
import { settled } from '../../testing/settled.ts';
import { newEntry, written } from '../../testing/shopping.ts';
import { waitsForLock } from '../../testing/waits-for-lock.ts';
import { sweepRemovedEntries } from './sweep.ts';

const deps = await testDeps();
const notFound = { appCode: 'SHOPPING_LIST_NOT_FOUND', message: SHOPPING_MESSAGES.notFound };

async function newPerson(name: string) {
  const viewer = await testPerson(deps, name);
  return { ...viewer, call: callerOf(deps, viewer) };
}
type Person = Awaited<ReturnType<typeof newPerson>>;

let alice: Person;
let bob: Person;
let carol: Person;
/** Alice's, with milk on it. */
let id: string;
const milk = newEntry();
beforeEach(async () => {
  [alice, bob, carol] = [await newPerson('alice'), await newPerson('bob'), await newPerson('carol')];
  for (const follower of [bob, carol]) await makeFollow(deps, follower, alice);
  id = randomUUID();
  milk.id = randomUUID();
  await alice.call.shoppingLists.create({ id, name: 'Shopping' });
  await alice.call.shoppingLists.put({ id, entries: [milk] });
});
const shareWith = (...people: Person[]) =>
  alice.call.shoppingLists.share({ id, userIds: people.map(({ userId }) => userId) });
const accept = ({ call }: Person) => call.shoppingLists.accept({ id });
const leave = ({ call }: Person) => call.shoppingLists.leave({ id });
const tick = ({ call }: Person, at: number) =>
  call.shoppingLists.put({ id, entries: [{ ...milk, isTicked: written(true, at) }] });

const allRefused = async (calls: Promise<unknown>[]) => {
  const refusals = await Promise.all(calls.map(refusalOf));
  expect(refusals).toEqual(calls.map(() => notFound));
};

describe('sharing a list', () => {
  it('invites followers, who see its name until they accept and take part from then on', async () => {
    expect(await shareWith(bob)).toMatchObject({ memberCount: 1 });
    const invited = {
      ...{ id, role: 'invited', name: { value: 'Shopping' }, owner: { displayName: 'alice' } },
      ...{ openCount: 0, memberCount: 0 },
    };
    expect((await bob.call.shoppingLists.list({})).items).toMatchObject([invited]);
    await allRefused([
      tick(bob, 1),
      bob.call.shoppingLists.entries({ id }),
      bob.call.shoppingLists.members({ id }),
    ]);
    expect(await refusalOf(bob.call.shoppingLists.update({ id, name: written('Mine', 1) }))).toEqual(
      notFound,
    );

    expect(await accept(bob)).toMatchObject({ role: 'member', openCount: 1, memberCount: 1 });
    expect(await accept(bob)).toMatchObject({ role: 'member' });
    await tick(bob, 1);
    await bob.call.shoppingLists.update({ id, name: written('Ours', 1) });
    expect(await alice.call.shoppingLists.byId({ id })).toMatchObject({
      name: { value: 'Ours' },
      openCount: 0,
    });
    await allRefused([
      bob.call.shoppingLists.delete({ id }),
      bob.call.shoppingLists.share({ id, userIds: [carol.userId] }),
      tick(carol, 2),
      accept(carol),
      leave(carol),
      leave(alice),
      callerOf(deps, carol).shoppingLists.byId({ id }),
    ]);
  });

  it('is for the people chosen and nobody else: nobody is nobody', async () => {
    await shareWith(bob, carol);
    await accept(bob);
    const members = async () =>
      (await alice.call.shoppingLists.members({ id })).items.map(({ displayName, acceptedAt }) => [
        displayName,
        acceptedAt !== null,
      ]);
    expect((await members()).toSorted()).toEqual([
      ['bob', true],
      ['carol', false],
    ]);
    // Bob stays as he is.
    await shareWith(bob);
    expect(await members()).toEqual([['bob', true]]);
    await shareWith();
    expect(await members()).toEqual([]);
    expect(await refusalOf(tick(bob, 1))).toEqual(notFound);
  });

  it('refuses whoever does not follow, alike for ids that nobody has', async () => {
    const stranger = await newPerson('stranger');
    const refused = {
      ...{ appCode: 'INVALID_INPUT', message: SHARING_MESSAGES.membersFollowers },
    };
    for (const userId of [stranger.userId, randomUUID(), alice.userId])
      expect(
        await refusalOf(alice.call.shoppingLists.share({ id, userIds: [bob.userId, userId] })),
      ).toMatchObject(refused);
    expect(await alice.call.shoppingLists.members({ id })).toMatchObject({ total: 0 });
  });

  it('hides from each other those of its people of whom one has blocked the other', async () => {
    await shareWith(bob, carol);
    for (const person of [bob, carol]) await accept(person);
    await tick(bob, 1);
    await bob.call.follows.block({ userId: carol.userId });
    const seen = async ({ call }: Person) => [
      (await call.shoppingLists.members({ id })).items.map(({ displayName }) => displayName),
      (await call.shoppingLists.entries({ id })).items.map(({ tickedBy }) => tickedBy?.displayName),
    ];
    expect(await seen(carol)).toEqual([['carol'], [undefined]]);
    expect((await seen(alice))[1]).toEqual(['bob']);
  });
});

it.each([
  ['who leaves', () => leave(bob)],
  ['who is taken off', () => shareWith(carol)],
  ['who follows no more', () => bob.call.follows.unfollow({ userId: alice.userId })],
  ['who is blocked', () => alice.call.follows.block({ userId: bob.userId })],
])('%s takes part no more at the next call', async (_, end) => {
  await shareWith(bob);
  await accept(bob);
  await tick(bob, 1);
  await end();
  await allRefused([
    bob.call.shoppingLists.byId({ id }),
    bob.call.shoppingLists.entries({ id }),
    tick(bob, 3),
    accept(bob),
  ]);
  expect(await bob.call.shoppingLists.list({})).toMatchObject({ total: 0 });
  expect((await alice.call.shoppingLists.entries({ id })).items).toMatchObject([
    { isTicked: { value: true } },
  ]);
});

/**
 * The keys of users are followed in the order of the texts of their numbers, which differs from one database to the next: here what was
 * added, ticked or is cooked by somebody is left by them before they are taken out of the list.
 */
const leaveEntriesFirst = async () => {
  const { rows } = await sql<{ name: string }>`
    select t.tgname as name from pg_trigger t join pg_constraint c on c.oid = t.tgconstraint
    where t.tgrelid = 'users'::regclass and c.confdeltype = 'n' and t.tgtype & 8 > 0`.execute(deps.db);
  for (const { name } of rows)
    await sql`alter trigger ${sql.id(name)} on users rename to ${sql.id(`A_${name}`)}`.execute(deps.db);
};

it('the account of somebody who has added to a list, or cooks a meal, of another person is deleted', async () => {
  await shareWith(bob);
  await accept(bob);
  const eggs = newEntry({ text: written('eggs') });
  await bob.call.shoppingLists.put({ id, entries: [eggs, { ...milk, isTicked: written(true, 1) }] });
  const plan = { id: alice.vaultId };
  await alice.call.mealPlan.share({ ...plan, userIds: [bob.userId] });
  await bob.call.mealPlan.accept(plan);
  await alice.call.mealPlan.put({ ...plan, entries: [{ ...planned(), cook: written(bob.userId, 1) }] });
  await leaveEntriesFirst();
  await deps.db.deleteFrom('users').where('id', '=', bob.userId).execute();
  const { items } = await alice.call.shoppingLists.entries({ id });
  expect(items.map(({ addedBy, tickedBy }) => [addedBy?.displayName, tickedBy])).toEqual([
    ['alice', null],
    [undefined, null],
  ]);
  const meals = await alice.call.mealPlan.list({ ...plan, from: '2026-11-23' });
  expect(meals.items).toMatchObject([{ cook: { value: null } }]);
});

/** What a device of the person hears of lists and entries, each time it asks. */
function deviceOf({ call }: Person) {
  const cursors: { lists?: string; entries?: string } = {};
  return async () => {
    await settled(deps.db);
    const lists = await call.shoppingLists.changes({ cursor: cursors.lists });
    const entries = await call.shoppingLists.entryChanges({ cursor: cursors.entries });
    Object.assign(cursors, { lists: lists.cursor, entries: entries.cursor });
    return {
      lists: lists.items.map(({ name, role }) => [name.value, role]),
      goneLists: lists.deletedIds,
      entries: entries.items.map(({ text, isTicked }) => [text.value, isTicked.value]),
      goneEntries: entries.deletedIds,
    };
  };
}
const silence = { lists: [], goneLists: [], entries: [], goneEntries: [] };

describe('the device', () => {
  it('of a member hears the list when they are invited, all that is in it when they accept, and changes from then on', async () => {
    const [his, hers] = [deviceOf(bob), deviceOf(alice)];
    expect(await his()).toEqual(silence);
    await hers();
    await shareWith(bob);
    expect(await his()).toEqual({ ...silence, lists: [['Shopping', 'invited']] });
    expect(await hers()).toEqual({ ...silence, lists: [['Shopping', 'owner']] });
    await accept(bob);
    expect(await his()).toEqual({ ...silence, lists: [['Shopping', 'member']], entries: [['milk', false]] });
    await tick(alice, 1);
    expect(await his()).toEqual({ ...silence, entries: [['milk', true]] });
    await bob.call.shoppingLists.put({ id, entries: [newEntry({ text: written('eggs') })] });
    await alice.call.shoppingLists.update({ id, name: written('Saturday', 1) });
    expect(await his()).toEqual({ ...silence, lists: [['Saturday', 'member']], entries: [['eggs', false]] });
    expect(await hers()).toMatchObject({
      entries: [
        ['milk', true],
        ['eggs', false],
      ],
    });
  });

  it.each([
    ['leave', () => leave(bob)],
    ['are taken off', () => shareWith()],
    ['follow no more', () => bob.call.follows.unfollow({ userId: alice.userId })],
    ['had a list that was deleted', () => alice.call.shoppingLists.delete({ id })],
    [
      'had a list whose owner is gone',
      () => deps.db.deleteFrom('users').where('id', '=', alice.userId).execute(),
    ],
  ])('of people who %s loses the list and all that is in it', async (_, end) => {
    await shareWith(bob, carol);
    await accept(bob);
    const [his, invited] = [deviceOf(bob), deviceOf(carol)];
    expect(await his()).toMatchObject({ entries: [['milk', false]] });
    expect(await invited()).toMatchObject({ lists: [['Shopping', 'invited']], entries: [] });
    await end();
    expect(await his()).toEqual({ ...silence, goneLists: [id], goneEntries: [milk.id] });
    expect((await invited()).goneEntries).toEqual([]);
    expect(await his()).toEqual(silence);
  });

  it('hears of what was removed and deleted after 90 days', async () => {
    await shareWith(bob);
    await accept(bob);
    await alice.call.shoppingLists.put({ id, entries: [{ ...milk, isRemoved: written(true, 1) }] });
    const his = deviceOf(bob);
    await his();
    await sweepRemovedEntries({ ...deps, now: () => new Date(Date.now() + 100 * 24 * 3_600_000) });
    expect(await his()).toMatchObject({ goneEntries: [milk.id] });
  });

  it('hears of what is written in the moment in which they accept', async () => {
    await shareWith(bob);
    const his = deviceOf(bob);
    await his();
    const accepting = await deps.db.transaction().execute(async (db) => {
      await callerOf({ ...deps, db }, alice).shoppingLists.put({
        id,
        entries: [newEntry({ text: written('eggs') })],
      });
      const ended = accept(bob);
      await Promise.race([ended, waitsForLock(deps.db)]);
      return { ended };
    });
    await accepting.ended;
    expect((await his()).entries.toSorted()).toEqual([
      ['eggs', false],
      ['milk', false],
    ]);
  });

  it('of a stranger hears nothing', async () => {
    const theirs = deviceOf(carol);
    await theirs();
    await shareWith(bob);
    await accept(bob);
    await tick(bob, 1);
    expect(await theirs()).toEqual(silence);
  });

  it('gets a list back that was restored', async () => {
    await shareWith(bob);
    await accept(bob);
    const his = deviceOf(bob);
    await his();
    await alice.call.shoppingLists.delete({ id });
    await his();
    await alice.call.shoppingLists.restoreDeleted({ id });
    expect(await his()).toEqual({ ...silence, lists: [['Shopping', 'member']], entries: [['milk', false]] });
  });
});
