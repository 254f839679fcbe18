import { addDays, type Day } from '../day/day.ts';
import { PLAN_LIMITS } from './messages.ts';

/** The last day until which a meal of this day can be repeated: a year ahead. */
export function lastRepeat(day: Day): Day {
  return addDays(day, PLAN_LIMITS.repeatDays);
}

/** The days every so many weeks after `day` until `until`, which counts, and at most a year ahead; `weeks` is at least 1. */
export function repeatedDays(day: Day, weeks: number, until: Day): Day[] {
  const last = until < lastRepeat(day) ? until : lastRepeat(day);
  const days: Day[] = [];
  for (let next = addDays(day, 7 * weeks); next <= last; next = addDays(next, 7 * weeks)) days.push(next);
  return days;
}
