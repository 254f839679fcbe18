import { formatDay } from '../../lib/format.ts';

/** Today where the person is, as 'YYYY-MM-DD'. */
export function today(now = new Date()): string {
  return dayOf(now.getFullYear(), now.getMonth() + 1, now.getDate());
}

function dayOf(year: number, ...rest: number[]): string {
  return [String(year).padStart(4, '0'), ...rest.map((part) => String(part).padStart(2, '0'))].join('-');
}

/** 'Nov 21, 2026' of '2026-11-21', whatever the time zone. */
export function dayText(day: string): string {
  return formatDay(new Date(`${day}T12:00`));
}
