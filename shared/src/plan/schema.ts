import * as fields from '#messages/fields.json';
import { z } from 'zod';
import type { Day } from '../day/day.ts';
import { daySchema } from '../day/schema.ts';
import { inputOf, listOf } from '../input.ts';
import { idSchema, pageInput } from '../list.ts';
import type { ImageDto } from '../recipe/image.ts';
import { UNWRITTEN } from '../shopping/registers.ts';
import { registerOf } from '../shopping/schema.ts';
import type { PersonDto, SharingRole } from '../sharing/schema.ts';
import { requiredText, trimmedText } from '../text.ts';
import { MEALS, PLAN_LIMITS, PLAN_MESSAGES } from './messages.ts';

/** A time of a day, 'HH:MM'. */
export const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/**
 * An entry of a plan as a device has it: whole, so that it can be put in wherever it is missing. What is there already is merged
 * field by field, so sending it again, late, or in another order changes nothing.
 */
export const planEntryInput = inputOf({
  id: idSchema,
  /** Of the recipe that is to be cooked; null of words. */
  recipeId: idSchema.nullable(),
  /** The entry whose leftovers these are. */
  leftoverOf: idSchema.nullable(),
  /** Those that repeat one meal have it in common: the id of the first. Null until it is repeated. */
  repeatId: idSchema.nullable(),
  /** Null while it waits for a day. */
  day: registerOf(daySchema.nullable()),
  meal: registerOf(z.enum(MEALS).nullable()),
  /** Words, or the title of the recipe as it was when it was planned. */
  text: registerOf(requiredText(fields.title, PLAN_LIMITS.text, PLAN_MESSAGES.textRequired)),
  servings: registerOf(z.number().int().min(1).max(PLAN_LIMITS.servings).nullable()),
  note: registerOf(trimmedText(fields.note, PLAN_LIMITS.note)),
  isRemoved: registerOf(z.boolean()),
  /** Who cooks it: somebody who takes part in the plan. Files of the app from before there was one leave it out. */
  cook: registerOf(idSchema.nullable()).default(UNWRITTEN),
  /** 'HH:MM', the same wherever it is read. */
  time: registerOf(z.string().regex(TIME).nullable()).default(UNWRITTEN),
});
export type PlanEntryInput = z.infer<typeof planEntryInput>;

export const putPlanEntriesInput = inputOf({
  /** Of the plan: that of the vault whose it is. */
  id: idSchema,
  entries: listOf(planEntryInput, {
    min: 1,
    max: PLAN_LIMITS.entriesAtOnce,
    message: PLAN_MESSAGES.mealsMost,
  }),
});
export type PutPlanEntriesInput = z.infer<typeof putPlanEntriesInput>;

export const plansInput = pageInput;
export const planInput = inputOf({ id: idSchema });

/** So many days from `from` on, and what waits for a day. */
export const planEntriesInput = pageInput.extend({
  /** Of the plan. */
  id: idSchema,
  from: daySchema,
  days: z.number().int().min(1).max(PLAN_LIMITS.days).default(7),
});
export type PlanEntriesInput = z.infer<typeof planEntriesInput>;

/** The entries that repeat one meal, from a day on. */
export const planRepeatsInput = inputOf({
  /** Of the plan. */
  id: idSchema,
  repeatId: idSchema,
  from: daySchema,
});
export type PlanRepeatsInput = z.infer<typeof planRepeatsInput>;

/** A meal of a week that is saved under a name. */
export const weekMealInput = inputOf({
  /** As ISO counts: 1 is Monday. */
  weekday: z.number().int().min(1).max(7),
  recipeId: idSchema.nullable(),
  text: requiredText(fields.title, PLAN_LIMITS.text, PLAN_MESSAGES.textRequired),
  meal: z.enum(MEALS).nullable(),
  servings: z.number().int().min(1).max(PLAN_LIMITS.servings).nullable(),
  note: trimmedText(fields.note, PLAN_LIMITS.note),
  time: z.string().regex(TIME).nullable(),
});
export type WeekMeal = z.infer<typeof weekMealInput>;

export const saveWeekInput = inputOf({
  name: requiredText(fields.name, PLAN_LIMITS.weekName, PLAN_MESSAGES.weekNameRequired),
  meals: listOf(weekMealInput, { min: 1, max: PLAN_LIMITS.weekMeals, message: PLAN_MESSAGES.weekMealsMost }),
});
export type SaveWeekInput = z.infer<typeof saveWeekInput>;
export const planWeekInput = inputOf({ id: idSchema });

/** A week that is saved under a name. */
export interface PlanWeekDto {
  id: string;
  name: string;
  meals: WeekMeal[];
}

/** A plan that the viewer takes part in, or was invited to. */
export interface PlanDto {
  id: string;
  role: SharingRole;
  owner: PersonDto;
  /** Who may cook: the owner and who takes part; only the owner for who was invited. */
  people: PersonDto[];
  /** How many it is shared with. */
  memberCount: number;
  createdAt: Date;
}

export interface PlanEntryDto extends PlanEntryInput {
  planId: string;
  /** The title of the recipe; null where there is none that the viewer may see. */
  recipeTitle: string | null;
  image: ImageDto | null;
  addedAt: Date;
}

/** The address at which calendars read a plan. */
export interface PlanFeedDto {
  createdAt: Date;
}

export const planOfDayInput = inputOf({ day: daySchema });
export type PlanOfDayInput = z.infer<typeof planOfDayInput>;

/** What is planned for a day in all plans that the viewer takes part in, their own first: at most `PLAN_LIMITS.ofDay`. */
export interface PlanOfDayDto {
  day: Day;
  entries: PlannedMealDto[];
}

export interface PlannedMealDto extends PlanEntryDto {
  /** Whose plan it is in; null in one's own. */
  owner: PersonDto | null;
}
