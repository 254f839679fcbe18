import { randomUUID } from 'node:crypto';
import type { WeekMeal } from '@larder/shared/plan/schema';
import { PLAN_LIMITS, PLAN_MESSAGES } from '@larder/shared/plan/messages';
import { beforeEach, expect, it } from 'vitest';
import { testLimits } from '../../testing/limited-people.ts';
import { refusalOf } from '../../testing/refusals.ts';

const { setLimits, storedBytes, countedBytes, newPerson } = await testLimits();
type Person = Awaited<ReturnType<typeof newPerson>>;
let alice: Person;
beforeEach(async () => {
  await setLimits({});
  alice = await newPerson();
});
const soup: WeekMeal = {
  ...{ weekday: 1, recipeId: null, text: 'Soup', meal: 'dinner' },
  ...{ servings: 4, note: '', time: '19:30' },
};
const save = ({ call }: Person, name: string, meals = [soup]) => call.mealPlan.saveWeek({ name, meals });
const weeksOf = async ({ call }: Person) =>
  (await call.mealPlan.weeks()).map(({ name, meals }) => [name, meals]);

it('a week is saved under a name, replaced by one of that name, and deleted', async () => {
  const { id } = await save(alice, 'Winter');
  await save(alice, 'Autumn');
  const again = await save(alice, 'Winter', [soup, { ...soup, weekday: 7 }]);
  expect(await weeksOf(alice)).toEqual([
    ['Autumn', [soup]],
    ['Winter', [soup, { ...soup, weekday: 7 }]],
  ]);
  expect(await storedBytes(alice.vaultId)).toBe(await countedBytes(alice.vaultId));
  const bob = await newPerson();
  expect(await weeksOf(bob)).toEqual([]);
  const notFound = { appCode: 'PLAN_WEEK_NOT_FOUND', message: PLAN_MESSAGES.weekNotFound };
  expect(await refusalOf(bob.call.mealPlan.deleteWeek({ id }))).toEqual(notFound);
  expect(await refusalOf(alice.call.mealPlan.deleteWeek({ id }))).toEqual(notFound);
  await alice.call.mealPlan.deleteWeek({ id: again.id });
  expect(await refusalOf(alice.call.mealPlan.deleteWeek({ id: randomUUID() }))).toEqual(notFound);
  expect((await weeksOf(alice)).map(([name]) => name)).toEqual(['Autumn']);
  expect(await storedBytes(alice.vaultId)).toBe(await countedBytes(alice.vaultId));
});

it('so many weeks are saved, and an empty one is not', async () => {
  for (let count = 0; count < PLAN_LIMITS.weeks; count++) await save(alice, `Week ${count}`);
  await save(alice, 'Week 0');
  expect(await refusalOf(save(alice, 'Autumn'))).toMatchObject({ appCode: 'PLAN_WEEK_LIMIT' });
  expect(await refusalOf(save(alice, 'Week 0', []))).toMatchObject({ appCode: 'INVALID_INPUT' });
  expect(await weeksOf(alice)).toHaveLength(PLAN_LIMITS.weeks);
});
