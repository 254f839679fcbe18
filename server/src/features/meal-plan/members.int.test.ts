import { randomUUID } from 'node:crypto';
import { PLAN_MESSAGES } from '@larder/shared/plan/messages';
import { planOfDayFrom, plansFrom } from '@larder/shared/sync/plan';
import { beforeEach, describe, expect, it } from 'vitest';
import { callerOf, testDeps, testPerson } from '../../testing/harness.ts';
import { makeCollection, makeFollow } from '../../testing/households.ts';
import { day, planned } from '../../testing/plan.ts';
import { refusalOf } from '../../testing/refusals.ts';
import { settled } from '../../testing/settled.ts';
import { written } from '../../testing/shopping.ts';
import { waitsForLock } from '../../testing/waits-for-lock.ts';

const deps = await testDeps();
const notFound = { appCode: 'PLAN_NOT_FOUND', message: PLAN_MESSAGES.notFound };
const MONDAY = day('2026-11-23');

async function newPerson(name: string) {
  const viewer = await testPerson(deps, name);
  return { ...viewer, call: callerOf(deps, viewer).mealPlan };
}
type Person = Awaited<ReturnType<typeof newPerson>>;

let alice: Person;
let bob: Person;
let carol: Person;
/** Alice's plan, with soup in it. */
let id: string;
let soup: ReturnType<typeof planned>;
beforeEach(async () => {
  [alice, bob, carol] = [await newPerson('alice'), await newPerson('bob'), await newPerson('carol')];
  for (const follower of [bob, carol]) await makeFollow(deps, follower, alice);
  id = alice.vaultId;
  soup = planned({ day: MONDAY });
  await alice.call.put({ id, entries: [soup] });
});
const shareWith = (...people: Person[]) =>
  alice.call.share({ id, userIds: people.map(({ userId }) => userId) });
const accept = ({ call }: Person) => call.accept({ id });
const note = ({ call }: Person, text: string, at: number) =>
  call.put({ id, entries: [{ ...soup, note: written(text, at) }] });
const week = async ({ call }: Person) => (await call.list({ id, from: MONDAY })).items;
const rolesOf = async ({ call }: Person) =>
  (await call.plans({})).items.map(({ owner, role }) => [owner.displayName, role]);

const allRefused = async (calls: Promise<unknown>[]) => {
  expect(await Promise.all(calls.map(refusalOf))).toEqual(calls.map(() => notFound));
};

describe('a plan that is shared', () => {
  it('is of its owner and of followers who have accepted; who was invited sees whose it is', async () => {
    expect(await rolesOf(bob)).toEqual([['bob', 'owner']]);
    expect(await shareWith(bob)).toMatchObject({ memberCount: 1, people: [{ displayName: 'alice' }] });
    expect(await rolesOf(bob)).toEqual([
      ['alice', 'invited'],
      ['bob', 'owner'],
    ]);
    await allRefused([
      week(bob),
      note(bob, 'thick', 1),
      bob.call.members({ id }),
      week(carol),
      accept(carol),
    ]);

    expect(await accept(bob)).toMatchObject({ role: 'member', memberCount: 1 });
    await note(bob, 'thick', 1);
    expect(await week(alice)).toMatchObject([{ note: { value: 'thick' } }]);
    await allRefused([
      bob.call.share({ id, userIds: [carol.userId] }),
      note(carol, 'thin', 2),
      alice.call.leave({ id }),
    ]);
    const { items } = await bob.call.plans({ limit: 1 });
    expect(items).toEqual(plansFrom((await bob.call.planChanges({})).items, { limit: 1 }).items);
  });

  it('stands among what is planned for a day behind what is in one’s own, with whose it is', async () => {
    const own = planned({ day: MONDAY, text: 'Toast' });
    await bob.call.put({ id: bob.vaultId, entries: [own, planned({ text: 'Some day' })] });
    const ofMonday = async ({ call }: Person) =>
      (await call.ofDay({ day: MONDAY })).entries.map(({ text, owner }) => [text.value, owner?.displayName]);
    await shareWith(bob);
    expect(await ofMonday(bob)).toEqual([['Toast', undefined]]);
    await accept(bob);
    expect(await ofMonday(bob)).toEqual([
      ['Toast', undefined],
      ['Soup', 'alice'],
    ]);
    expect(await ofMonday(alice)).toEqual([['Soup', undefined]]);
    const [plans, entries] = [await bob.call.planChanges({}), await bob.call.changes({})];
    const kept = planOfDayFrom(entries.items, new Map(), { plans: plans.items, day: MONDAY });
    expect(kept).toEqual(await bob.call.ofDay({ day: MONDAY }));
    await bob.call.leave({ id });
    expect(await ofMonday(bob)).toEqual([['Toast', undefined]]);
  });

  it('names who cooks: somebody who takes part in it', async () => {
    await shareWith(bob, carol);
    await accept(bob);
    const cooks = async (cook: string, at: number) => {
      await alice.call.put({ id, entries: [{ ...soup, cook: written(cook, at) }] });
      return (await week(bob))[0]?.cook.value;
    };
    expect(await cooks(bob.userId, 1)).toBe(bob.userId);
    expect(await cooks(alice.userId, 2)).toBe(alice.userId);
    expect(await cooks(carol.userId, 3)).toBeNull();
    expect(await cooks(randomUUID(), 4)).toBeNull();
    const people = (await bob.call.plans({})).items[0]?.people.map(({ displayName }) => displayName);
    expect(people?.toSorted()).toEqual(['alice', 'bob']);
  });

  it('shows of a recipe that somebody may not see its words alone', async () => {
    const { id: recipeId } = await callerOf(deps, alice).recipes.create({ title: 'Secret stew' });
    const { id: open } = await callerOf(deps, alice).recipes.create({ title: 'Open stew' });
    await makeCollection(deps, alice, { privacyLevel: 'followers_only', recipeIds: [open] });
    await shareWith(bob);
    await accept(bob);
    await alice.call.put({
      id,
      entries: [
        planned({ day: MONDAY, recipeId, text: 'Stew' }),
        planned({ day: MONDAY, recipeId: open, text: 'Stew' }),
      ],
    });
    expect((await week(bob)).map((entry) => [entry.text.value, entry.recipeId, entry.recipeTitle])).toEqual([
      ['Soup', null, null],
      ['Stew', null, null],
      ['Stew', open, 'Open stew'],
    ]);
  });
});

/** What a device of the person hears of plans and meals, each time it asks. */
function deviceOf({ call }: Person) {
  const cursors: { plans?: string; entries?: string } = {};
  return async () => {
    await settled(deps.db);
    const plans = await call.planChanges({ cursor: cursors.plans });
    const entries = await call.changes({ cursor: cursors.entries });
    Object.assign(cursors, { plans: plans.cursor, entries: entries.cursor });
    return {
      plans: plans.items.map(({ owner, role }) => [owner.displayName, role]),
      gonePlans: plans.deletedIds,
      entries: entries.items.map(({ text, note: about }) => [text.value, about.value]),
      goneEntries: entries.deletedIds,
    };
  };
}
const silence = { plans: [], gonePlans: [], entries: [], goneEntries: [] };

describe('the device', () => {
  it('of a member hears the plan when they are invited, and all that is in it when they accept', async () => {
    const [his, hers] = [deviceOf(bob), deviceOf(alice)];
    expect(await his()).toEqual({ ...silence, plans: [['bob', 'owner']] });
    await hers();
    await shareWith(bob);
    expect(await his()).toEqual({ ...silence, plans: [['alice', 'invited']] });
    expect(await hers()).toEqual({ ...silence, plans: [['alice', 'owner']] });
    await accept(bob);
    expect(await his()).toEqual({ ...silence, plans: [['alice', 'member']], entries: [['Soup', '']] });
    expect(await hers()).toEqual({ ...silence, plans: [['alice', 'owner']] });
    await note(alice, 'thick', 1);
    expect(await his()).toEqual({ ...silence, entries: [['Soup', 'thick']] });
  });

  it.each([
    ['leave', () => bob.call.leave({ id })],
    ['are taken off', () => shareWith()],
    ['follow no more', () => callerOf(deps, bob).follows.unfollow({ userId: alice.userId })],
    ['are blocked', () => callerOf(deps, alice).follows.block({ userId: bob.userId })],
    [
      'had a plan whose owner is gone',
      () => deps.db.deleteFrom('users').where('id', '=', alice.userId).execute(),
    ],
  ])('of people who %s loses the plan and all that is in it at the next answer', async (_, end) => {
    await shareWith(bob);
    await accept(bob);
    const his = deviceOf(bob);
    await his();
    await end();
    expect(await his()).toEqual({ ...silence, gonePlans: [id], goneEntries: [soup.id] });
    await allRefused([week(bob), note(bob, 'thin', 3), accept(bob)]);
  });

  it('hears of what is written in the moment in which they accept', async () => {
    await shareWith(bob);
    const his = deviceOf(bob);
    await his();
    const accepting = await deps.db.transaction().execute(async (db) => {
      await callerOf({ ...deps, db }, alice).mealPlan.put({
        id,
        entries: [planned({ text: 'Pie' })],
      });
      const ended = accept(bob);
      await Promise.race([ended, waitsForLock(deps.db)]);
      return { ended };
    });
    await accepting.ended;
    expect((await his()).entries.toSorted()).toEqual([
      ['Pie', ''],
      ['Soup', ''],
    ]);
  });

  it('hears of what is deleted because a move is undone', async () => {
    await shareWith(bob);
    await accept(bob);
    const his = deviceOf(bob);
    await his();
    await deps.db.deleteFrom('meal_plan_entries').where('id', '=', soup.id).execute();
    expect(await his()).toEqual({ ...silence, goneEntries: [soup.id] });
  });
});
