import { isDay, type Day } from '@larder/shared/day/day';
import { MEALS, PLAN_LIMITS, type Meal } from '@larder/shared/plan/messages';
import { TIME } from '@larder/shared/plan/schema';
import type { MovedMeal } from '../formats/contract.ts';
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
  return kept.map(
    ({ day = '', meal, text, servings, note = '', time = '', recipe = '', leftoverOf, repeatId }) => ({
      day: isDay(day) ? day : null,
      meal: MEALS.find((name) => name === meal) ?? null,
      text,
      servings: servings !== undefined && isServings(servings) ? servings : null,
      note: textOf(note, PLAN_LIMITS.note),
      time: TIME.test(time) ? time : null,
      recipe: storable(recipe),
      leftoverOf: placeIn(places, leftoverOf),
      repeatOf: placeIn(firsts, repeatId),
    }),
  );
}

function isServings(count: number): boolean {
  return Number.isInteger(count) && count >= 1 && count <= PLAN_LIMITS.servings;
}

function textOf(text: string, most: number): string {
  return cut(cleanText(text).trim(), most);
}
