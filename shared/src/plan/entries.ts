import type { Day } from '../day/day.ts';
import { lastStampIn, laterOf, NO_STAMP, UNWRITTEN, type Register } from '../shopping/registers.ts';
import { MEALS, type Meal } from './messages.ts';
import type { PlanEntryInput } from './schema.ts';

/** The fields of an entry that are written one by one. The others never change. */
export const PLAN_REGISTERS = [
  'day',
  'meal',
  'text',
  'servings',
  'note',
  'isRemoved',
  'cook',
  'time',
] as const;
export type PlanRegister = (typeof PLAN_REGISTERS)[number];

type Registers = Pick<PlanEntryInput, PlanRegister>;

/** Two states of one entry as one: of each field the later, whatever the order (docs/meal-plan.md). */
export function mergedPlanEntry<Entry extends PlanEntryInput>(one: Entry, other: PlanEntryInput): Entry {
  const later = laterOf<PlanRegister, Registers>(PLAN_REGISTERS, one, other) as Entry;
  return { ...later, repeatId: one.repeatId ?? other.repeatId };
}

/** The last stamp that was given to anything of these entries. */
export function lastPlanStamp(entries: readonly Registers[]): string {
  return lastStampIn<PlanRegister>(PLAN_REGISTERS, entries);
}

/** What is planned, and when. */
export interface PlannedMeal {
  recipeId: string | null;
  text: string;
  day: Day | null;
  meal: Meal | null;
  servings: number | null;
  note?: string;
  time?: string | null;
  leftoverOf?: string | null;
  repeatId?: string | null;
}

/** An entry as it is added. */
export function newPlanEntry(id: string, planned: PlannedMeal, stamp: string): PlanEntryInput {
  const written = <T>(value: T): Register<T> => ({ value, stamp });
  return {
    id,
    recipeId: planned.recipeId,
    leftoverOf: planned.leftoverOf ?? null,
    repeatId: planned.repeatId ?? null,
    day: written(planned.day),
    meal: written(planned.meal),
    text: written(planned.text),
    servings: written(planned.servings),
    note: written(planned.note ?? ''),
    isRemoved: { value: false, stamp: NO_STAMP },
    cook: UNWRITTEN,
    time: written(planned.time ?? null),
  };
}

/** With the fields that what a device kept before there were any lacks. */
export function wholePlanEntry<Entry extends PlanEntryInput>(entry: Entry): Entry {
  return { ...entry, cook: entry.cook ?? UNWRITTEN, time: entry.time ?? UNWRITTEN };
}

/** Without what only the server says of it. */
export function plainPlanEntry(entry: PlanEntryInput): PlanEntryInput {
  const { id, recipeId, leftoverOf, repeatId, day, meal, text, servings, note, isRemoved, cook, time } =
    entry;
  return { id, recipeId, leftoverOf, repeatId, day, meal, text, servings, note, isRemoved, cook, time };
}

/** What the registers of an entry can be. */
export type PlanValues = { [Name in PlanRegister]: PlanEntryInput[Name]['value'] };

/** The entry with these values, those that differ written now. */
export function withPlanValues(
  entry: PlanEntryInput,
  values: Partial<PlanValues>,
  stamp: string,
): PlanEntryInput {
  const registers = PLAN_REGISTERS.flatMap((name) => {
    const value = values[name];
    return value === undefined || value === entry[name].value ? [] : [[name, { value, stamp }]];
  });
  return { ...plainPlanEntry(entry), ...(Object.fromEntries(registers) as Partial<PlanEntryInput>) };
}

/** In the order of days, meals and times, and as they were added; what waits for a day comes last. */
export function comparePlanned(
  one: Pick<PlanEntryInput, 'day' | 'meal' | 'time'>,
  other: Pick<PlanEntryInput, 'day' | 'meal' | 'time'>,
): number {
  const [day, otherDay] = [one.day.value ?? '9', other.day.value ?? '9'];
  if (day !== otherDay) return day < otherDay ? -1 : 1;
  const places = placeOf(one.meal.value) - placeOf(other.meal.value);
  const [time, otherTime] = [one.time.value ?? '', other.time.value ?? ''];
  return places || Number(time > otherTime) - Number(time < otherTime);
}

/** What is for no meal in particular stands before the evening. */
function placeOf(meal: Meal | null): number {
  return meal === null ? 1.5 : MEALS.indexOf(meal);
}
