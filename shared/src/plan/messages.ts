import { format } from '../messages/format.ts';
import { RECIPE_LIMITS } from '../recipe/messages.ts';
import messages from '#messages/plan.json';

export const PLAN_LIMITS = {
  /** Entries of one plan that are not removed. */
  entries: 5_000,
  /** Entries in one write. */
  entriesAtOnce: 200,
  /** As long as a recipe's title. */
  text: RECIPE_LIMITS.title,
  servings: RECIPE_LIMITS.servings,
  note: 500,
  /** Named weeks of one vault. */
  weeks: 30,
  weekName: 60,
  /** Meals of one named week. */
  weekMeals: 100,
  /** A meal is repeated every so many weeks at most, */
  repeatWeeks: 8,
  /** and so many days ahead. */
  repeatDays: 366,
  /** Days that are asked for at once. */
  days: 62,
  /** Entries of one day that home shows. */
  ofDay: 20,
} as const;

export const PLAN_MESSAGES = {
  ...messages,
  full: format(messages.full, { count: PLAN_LIMITS.entries }),
  weeksFull: format(messages.weeksFull, { count: PLAN_LIMITS.weeks }),
  weekMealsMost: format(messages.weekMealsMost, { count: PLAN_LIMITS.weekMeals }),
  mealsMost: format(messages.mealsMost, { count: PLAN_LIMITS.entriesAtOnce }),
} as const;

/** In the order of a day. */
export const MEALS = ['breakfast', 'lunch', 'dinner', 'snack'] as const;
export type Meal = (typeof MEALS)[number];
