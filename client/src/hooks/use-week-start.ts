import { startOfWeek, today, weekdayOf, type Day, type Weekday } from '@larder/shared/day/day';
import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../lib/browser-storage.ts';
import { createStore } from '../lib/store.ts';

/** As the person's region has it, on a certain day, or on the day that it is. */
export const WEEK_STARTS = ['region', 'monday', 'saturday', 'sunday', 'today'] as const;
export type WeekStart = (typeof WEEK_STARTS)[number];

const KEY = 'larder.week-start';
const WEEKDAYS: Record<'monday' | 'saturday' | 'sunday', Weekday> = { monday: 1, saturday: 6, sunday: 7 };

const preference = createStore<WeekStart>(
  WEEK_STARTS.find((start) => start === readStored('local', KEY)) ?? 'region',
);

export function useWeekStart(): [WeekStart, (start: WeekStart) => void] {
  return [useSyncExternalStore(preference.subscribe, preference.read), choose];
}

function choose(start: WeekStart): void {
  writeStored('local', KEY, start === 'region' ? null : start);
  preference.set(start);
}

/** The first day of the week that a day is in. */
export function weekOf(day: Day, start: WeekStart): Day {
  return startOfWeek(day, firstWeekday(start));
}

function firstWeekday(start: WeekStart): Weekday {
  if (start === 'today') return weekdayOf(today());
  return start === 'region' ? regionsWeekday() : WEEKDAYS[start];
}

interface WeekInfo {
  firstDay: Weekday;
}

/** Not every browser knows it: most of the world begins on Monday. */
function regionsWeekday(): Weekday {
  const locale = new Intl.Locale(navigator.language) as Intl.Locale & {
    getWeekInfo?: () => WeekInfo;
    weekInfo?: WeekInfo;
  };
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
}
