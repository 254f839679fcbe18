import { randomUUID } from 'node:crypto';
import type { PlanEntryInput } from '@larder/shared/plan/schema';
import { PLAN_LIMITS, PLAN_MESSAGES } from '@larder/shared/plan/messages';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { testLimits } from '../../testing/limited-people.ts';
import { day, planned } from '../../testing/plan.ts';
import { refusalOf } from '../../testing/refusals.ts';
import { written } from '../../testing/shopping.ts';

const { deps, setLimits, storedBytes, countedBytes, newPerson } = await testLimits();
const { db } = deps;
const notFound = { appCode: 'PLAN_NOT_FOUND', message: PLAN_MESSAGES.notFound };
const MONDAY = day('2026-11-23');

type Person = Awaited<ReturnType<typeof newPerson>>;
let alice: Person;
beforeEach(async () => {
  await setLimits({});
  alice = await newPerson();
});
const put = ({ call, userId }: Person, entries: PlanEntryInput[]) =>
  call.mealPlan.put({ id: userId, entries });
const weekOf = async ({ call, userId }: Person, from: string = MONDAY) =>
  (await call.mealPlan.list({ id: userId, from, limit: 100 })).items;
const textsOf = async (person: Person, from?: string) =>
  (await weekOf(person, from)).map(({ text }) => text.value);

describe('a plan', () => {
  it('shows the days that are asked for, and what waits for one', async () => {
    const of = (date: string) => planned({ day: day(date), text: date });
    await put(alice, ['2026-11-22', '2026-11-23', '2026-11-29', '2026-11-30'].map(of));
    await put(alice, [planned({ text: 'some day' })]);
    expect(await textsOf(alice)).toEqual(['2026-11-23', '2026-11-29', 'some day']);
    expect(await textsOf(alice, '2026-11-30')).toEqual(['2026-11-30', 'some day']);
  });

  it('takes what is put into it again and again, in any order, once', async () => {
    const soup = planned({ day: MONDAY });
    const moved = { ...soup, day: written(day('2026-11-26'), 2) };
    const renamed = { ...soup, text: written('Stew', 1), day: written(day('2026-11-24'), 1) };
    for (const entries of [[moved], [soup, renamed], [soup], [moved, renamed]]) await put(alice, entries);
    expect(await weekOf(alice)).toMatchObject([
      { id: soup.id, planId: alice.userId, day: written('2026-11-26', 2), text: written('Stew', 1) },
    ]);
  });

  it('keeps what was removed out of sight, however often an older copy sends it', async () => {
    const soup = planned({ day: MONDAY });
    await put(alice, [soup]);
    await put(alice, [{ ...soup, isRemoved: written(true, 1) }]);
    await put(alice, [soup]);
    expect(await weekOf(alice)).toEqual([]);
    await put(alice, [{ ...soup, isRemoved: written(false, 2) }]);
    expect(await textsOf(alice)).toEqual(['Soup']);
  });

  it('is of its vault alone, and takes no entry out of another', async () => {
    const bob = await newPerson();
    const soup = planned({ day: MONDAY });
    await put(alice, [soup]);
    expect(await refusalOf(bob.call.mealPlan.put({ id: alice.userId, entries: [planned()] }))).toEqual(
      notFound,
    );
    expect(await refusalOf(bob.call.mealPlan.list({ id: alice.userId, from: MONDAY }))).toEqual(notFound);
    await put(bob, [{ ...soup, text: written('Taken', 9) }]);
    expect([await textsOf(alice), await textsOf(bob)]).toEqual([['Soup'], []]);
  });

  it('gives those that repeat a meal from a day on, whose first one is one of them from when it is repeated', async () => {
    const soup = planned({ day: MONDAY });
    const again = ['2026-11-30', '2026-12-07', '2026-12-14'].map((date) =>
      planned({ day: day(date), repeatId: soup.id }),
    );
    await put(alice, [soup]);
    await put(alice, [{ ...soup, repeatId: soup.id }, ...again]);
    // An older copy of it does not take it out.
    await put(alice, [{ ...soup, note: written('thick', 1) }]);
    const from = async (first: string) => {
      const asked = { id: alice.userId, repeatId: soup.id, from: first };
      return (await alice.call.mealPlan.repeats(asked)).map((entry) => entry.day.value);
    };
    expect(await from(MONDAY)).toEqual([MONDAY, '2026-11-30', '2026-12-07', '2026-12-14']);
    await put(alice, [
      { ...again[0]!, day: written(day('2026-12-08'), 1) },
      { ...again[2]!, isRemoved: written(true, 1) },
    ]);
    expect(await from('2026-11-30')).toEqual(['2026-12-07', '2026-12-08']);
  });

  it.each(['2026-02-30', '2026-11-23T12:00', '1899-12-31', 'today'])('refuses %s as a day', async (text) => {
    const soup = planned();
    const refused = put(alice, [{ ...soup, day: written(day(text)) }]);
    expect(await refusalOf(refused)).toMatchObject({ appCode: 'INVALID_INPUT' });
    expect(await weekOf(alice)).toEqual([]);
  });

  it('has the same days in every time zone of the database', async () => {
    await put(alice, [planned({ day: day('2026-03-29') })]);
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Niue']) {
      const { rows } = await db.connection().execute(async (one) => {
        await sql`set time zone ${sql.lit(zone)}`.execute(one);
        const found = await sql<{
          day: unknown;
        }>`select day from meal_plan_entries where user_id = ${alice.userId}`.execute(one);
        await sql`reset time zone`.execute(one);
        return found;
      });
      expect(rows).toEqual([{ day: '2026-03-29' }]);
    }
  });
});

describe('a recipe of a plan', () => {
  it('is shown as it is called now, and leaves its title when it is deleted', async () => {
    const { id, ...recipe } = await alice.call.recipes.create({ title: 'Lentils' });
    await put(alice, [planned({ recipeId: id, text: 'Lentils', day: MONDAY })]);
    await alice.call.recipes.update({ id, version: recipe.version, title: 'Red lentils' });
    expect(await weekOf(alice)).toMatchObject([{ recipeId: id, recipeTitle: 'Red lentils' }]);
    await alice.call.recipes.delete({ id });
    const [left] = await weekOf(alice);
    expect(left).toMatchObject({ recipeId: null, recipeTitle: null, text: { value: 'Red lentils' } });
  });

  it('is not named where the person may not see it', async () => {
    const bob = await newPerson();
    const { id: recipeId } = await bob.call.recipes.create({ title: 'Secret' });
    await put(alice, [planned({ recipeId, text: 'Mine', day: MONDAY })]);
    expect(await weekOf(alice)).toMatchObject([
      { recipeId: null, recipeTitle: null, text: { value: 'Mine' } },
    ]);
  });
});

describe('limits', () => {
  it('hold the entries of a plan, and removing makes room', async () => {
    await sql`
      insert into meal_plan_entries (id, user_id, day_stamp, meal_stamp, text, text_stamp, servings_stamp, note, note_stamp,
        is_removed, removed_stamp)
      select gen_random_uuid(), ${alice.userId}, '', '', 'x', '', '', '', '', false, ''
      from generate_series(2, ${PLAN_LIMITS.entries}::int)`.execute(db);
    const last = planned();
    await put(alice, [last]);
    expect(await refusalOf(put(alice, [planned()]))).toEqual({
      appCode: 'PLAN_LIMIT',
      message: PLAN_MESSAGES.full,
    });
    await put(alice, [{ ...last, isRemoved: written(true, 1) }]);
    await put(alice, [planned()]);
    const back = put(alice, [{ ...last, isRemoved: written(false, 2) }]);
    expect(await refusalOf(back)).toMatchObject({ appCode: 'PLAN_LIMIT' });
  });

  it('count what is stored, and give it back with the account', async () => {
    const before = await storedBytes(alice.vaultId);
    await put(alice, [planned({ note: 'n'.repeat(500) }), planned()]);
    expect(await storedBytes(alice.vaultId)).toBeGreaterThan(before + 1_000);
    expect(await countedBytes(alice.vaultId)).toBe(await storedBytes(alice.vaultId));
    await db.deleteFrom('users').where('id', '=', alice.userId).execute();
    const left = await db
      .selectFrom('meal_plan_entries')
      .select('id')
      .where('user_id', '=', alice.vaultId)
      .execute();
    expect(left).toEqual([]);
  });

  it('refuse too many at once, and nobody’s day', async () => {
    const many = Array.from({ length: PLAN_LIMITS.entriesAtOnce + 1 }, () => planned());
    expect(await refusalOf(put(alice, many))).toMatchObject({ appCode: 'INVALID_INPUT' });
    const asked = alice.call.mealPlan.list({ id: randomUUID(), from: MONDAY });
    expect(await refusalOf(asked)).toEqual(notFound);
  });
});
