import { randomUUID } from 'node:crypto';
import type { Day } from '@larder/shared/day/day';
import { newPlanEntry, type PlannedMeal } from '@larder/shared/plan/entries';
import { NO_STAMP } from '@larder/shared/shopping/registers';
import type { PlanEntryInput } from '@larder/shared/plan/schema';

export const day = (text: string): Day => text as Day;

/** An entry that says 'Soup' and nothing more, or what is given. */
export function planned(more: Partial<PlannedMeal> = {}, stamp = NO_STAMP): PlanEntryInput {
  const words = { recipeId: null, text: 'Soup', day: null, meal: null, servings: null };
  return newPlanEntry(randomUUID(), { ...words, ...more }, stamp);
}
