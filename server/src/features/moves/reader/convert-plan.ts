import { isDay, type Day } from '@larder/shared/day/day';
import { MEALS, PLAN_LIMITS, type Meal } from '@larder/shared/plan/messages';
import { TIME } from '@larder/shared/plan/schema';
import type { MovedMeal, MovedWeek } from '../formats/contract.ts';
import { cleanText, cut, storable } from './clean-text.ts';

export interface ConvertedMeal {
  day: Day | null;
  meal: Meal | null;
  text: string;
  servings: number | null;
  note: string;
  /** 'HH:MM' */
  time: string | null;
  /** The entry of its recipe; empty for none. */
  recipe: string;
  /** Places of others: of the meal whose leftovers these are, and of the first that it repeats; -1 for none. */
  leftoverOf: number;
  repeatOf: number;
}

export interface ConvertedWeek {
  name: string;
  meals: (Omit<ConvertedMeal, 'day' | 'leftoverOf' | 'repeatOf'> & { weekday: number })[];
}

/** As many as may be saved, of one name the first; meals of no weekday are left out, and so are weeks without any. */
export function convertWeeks(weeks: readonly MovedWeek[]): ConvertedWeek[] {
  const named = weeks.map(({ name, meals }) => ({
    name: textOf(name, PLAN_LIMITS.weekName),
    meals: meals
      .map((meal) => ({ weekday: meal.weekday, ...convertedMeal(meal) }))
      .filter(({ weekday, text }) => Number.isInteger(weekday) && weekday >= 1 && weekday <= 7 && text !== '')
      .slice(0, PLAN_LIMITS.weekMeals),
  }));
  const firsts = new Map(named.map((week) => [week.name, week] as const).reverse());
  return named
    .filter((week) => week.name !== '' && week.meals.length > 0 && firsts.get(week.name) === week)
    .slice(0, PLAN_LIMITS.weeks);
}

/** As many as a plan may have. A day that there is not makes it wait for one. */
export function convertPlan(meals: readonly MovedMeal[]): ConvertedMeal[] {
  const kept = meals
    .map((meal) => ({ ...meal, text: textOf(meal.text, PLAN_LIMITS.text) }))
    .filter(({ text }) => text !== '')
    .slice(0, PLAN_LIMITS.entries);
  const places = new Map(kept.map(({ id }, place) => [id, place]));
  const firsts = new Map(kept.map(({ repeatId }, place) => [repeatId, place] as const).reverse());
  const placeIn = (map: ReadonlyMap<string | undefined, number>, name: string | undefined) =>
    name === undefined ? -1 : (map.get(name) ?? -1);
  return kept.map((meal) => ({
    ...convertedMeal(meal),
    day: meal.day !== undefined && isDay(meal.day) ? meal.day : null,
    leftoverOf: placeIn(places, meal.leftoverOf),
    repeatOf: placeIn(firsts, meal.repeatId),
  }));
}

function convertedMeal({ meal, text, servings, note = '', time = '', recipe = '' }: MovedMeal) {
  return {
    meal: MEALS.find((name) => name === meal) ?? null,
    text: textOf(text, PLAN_LIMITS.text),
    servings: servings !== undefined && isServings(servings) ? servings : null,
    note: textOf(note, PLAN_LIMITS.note),
    time: TIME.test(time) ? time : null,
    recipe: storable(recipe),
  };
}

function isServings(count: number): boolean {
  return Number.isInteger(count) && count >= 1 && count <= PLAN_LIMITS.servings;
}

function textOf(text: string, most: number): string {
  return cut(cleanText(text).trim(), most);
}
