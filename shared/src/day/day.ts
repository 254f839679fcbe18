import type { z } from 'zod';

/** A day of the calendar, 'YYYY-MM-DD': the same day in every time zone, and never a moment. From 1900 to 2199. */
export type Day = string & z.$brand<'Day'>;

declare global {
  interface DayIsNoMoment {
    readonly dayIsNoMoment: true;
  }
  interface DateConstructor {
    /** A moment made of a day is another day somewhere: see `shared/src/day/day.ts`. */
    new (day: Day): DayIsNoMoment;
    parse(day: Day): DayIsNoMoment;
  }
}

/** A day of the week as ISO counts: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const DAY_MS = 86_400_000;

// Days are counted in UTC, where each has 24 hours.
const startOf = (day: string): number =>
  Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8)));
const dayAt = (ms: number): Day => new Date(ms).toISOString().slice(0, 10) as Day;

/** Whether a text is a day that there is. */
export function isDay(text: string): text is Day {
  return /^(?:19|2[01])\d\d-[01]\d-[0-3]\d$/.test(text) && dayAt(startOf(text) || 0) === text;
}

/** The day of a moment on the calendar of this device. */
export function dayOf(moment: Date): Day {
  return dayAt(Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()));
}

/** The day of a moment in a time zone; undefined in one that there is not. */
export function dayIn(zone: string, moment: Date): Day | undefined {
  try {
    // The Swedish way to write a day is ours.
    const day = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short' }).format(moment);
    return isDay(day) ? day : undefined;
  } catch {
    return undefined;
  }
}

/** Today where the person is. */
export function today(now = new Date()): Day {
  return dayOf(now);
}

/** The day so many days later, or earlier. */
export function addDays(day: Day, count: number): Day {
  return dayAt(startOf(day) + count * DAY_MS);
}

/** How many days after `from` `to` is. */
export function daysBetween(from: Day, to: Day): number {
  return (startOf(to) - startOf(from)) / DAY_MS;
}

export function weekdayOf(day: Day): Weekday {
  return (new Date(startOf(day)).getUTCDay() || 7) as Weekday;
}

/** The last day before it, or itself, that is this day of the week. */
export function startOfWeek(day: Day, first: Weekday): Day {
  return addDays(day, -((weekdayOf(day) - first + 7) % 7));
}

/** So many days in a row. */
export function daysFrom(first: Day, count: number): Day[] {
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}

/** How days are written in a language, whatever the time zone. */
export function dayFormat(language: string, options: Intl.DateTimeFormatOptions): (day: Day) => string {
  const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
  return (day) => format.format(startOf(day));
}
