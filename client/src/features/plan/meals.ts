import * as messages from '#messages/plan.json';
import { format } from '@larder/shared/messages/format';
import { MEALS, PLAN_MESSAGES, type Meal } from '@larder/shared/plan/messages';
import type { Day } from '@larder/shared/day/day';
import { weekdayLong } from './day-names.ts';
import type { ShownEntry } from './use-plan.ts';

export const MEAL_NAMES: Record<Meal, string> = {
  breakfast: PLAN_MESSAGES.breakfast,
  lunch: PLAN_MESSAGES.lunch,
  dinner: PLAN_MESSAGES.dinner,
  snack: PLAN_MESSAGES.snack,
};

/** For what meal, as one chooses it; none is one of them. */
export const MEAL_OPTIONS: readonly { value: Meal | 'none'; label: string }[] = [
  ...MEALS.map((value) => ({ value, label: MEAL_NAMES[value] })),
  { value: 'none', label: messages.noMeal },
];

/** 'Dinner · 19:30 · 4 servings · Ann cooks · note' */
export function aboutMeal({ meal, time, servings, leftoverOf, note }: ShownEntry, cook?: string): string {
  return [
    meal.value && MEAL_NAMES[meal.value],
    time.value,
    leftoverOf !== null && PLAN_MESSAGES.leftovers,
    leftoverOf === null &&
      servings.value !== null &&
      // A narrow column breaks the line between the parts.
      format(PLAN_MESSAGES.servings, { count: servings.value }).replace(' ', '\u00a0'),
    cook !== undefined && format(messages.cookedBy, { name: cook }),
    note.value,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** 'Thursday, Nov 26', or what waits for a day. */
export function placeName(day: Day | null): string {
  return day === null ? messages.withoutDay : weekdayLong(day);
}
