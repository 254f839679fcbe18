import { randomUUID } from 'node:crypto';
import { daySchema } from '@larder/shared/day/schema';
import { newPlanEntry } from '@larder/shared/plan/entries';
import { NO_STAMP } from '@larder/shared/shopping/registers';
import type { WeekMeal } from '@larder/shared/plan/schema';
import type { Deps, Viewer } from '../ctx.ts';
import type { Ids } from './matrix-language.ts';
import { callerOf } from '../testing/harness.ts';

/** As late as days are counted: calendars see what is ahead. */
export const PLANNED_FOR = daySchema.parse('2199-12-31');

export const WEEK_MEAL: WeekMeal = {
  ...{ weekday: 1, recipeId: null, text: 'mark-open', meal: 'dinner' },
  ...{ servings: 2, note: '', time: null },
};

/** An entry of the owner's plan, with a mark, a week saved under a name, and an address for calendars. */
export async function makePlan(
  deps: Deps,
  owner: Viewer,
): Promise<Pick<Ids, 'planEntry' | 'planFeed' | 'planWeek'>> {
  const id = randomUUID();
  const words = { recipeId: null, text: 'mark-open', note: 'mark-open', servings: 2, repeatId: id };
  const entry = newPlanEntry(id, { ...words, day: PLANNED_FOR, meal: 'dinner' }, NO_STAMP);
  const { mealPlan } = callerOf(deps, owner);
  await mealPlan.put({ id: owner.vaultId, entries: [entry] });
  const { path } = await mealPlan.makeFeed();
  const { id: planWeek } = await mealPlan.saveWeek({ name: 'mark-open', meals: [WEEK_MEAL] });
  return { planWeek, planEntry: id, planFeed: path.slice(path.lastIndexOf('/') + 1, -'.ics'.length) };
}

/** Shares the plan with these people, who take part in it, and with one who has not accepted. */
export async function sharePlan(
  deps: Deps,
  owner: Viewer,
  { members, invited }: { members: readonly Viewer[]; invited: Viewer },
): Promise<void> {
  const id = owner.vaultId;
  const userIds = [...members, invited].map(({ userId }) => userId);
  await callerOf(deps, owner).mealPlan.share({ id, userIds });
  for (const person of members) await callerOf(deps, person).mealPlan.accept({ id });
}
