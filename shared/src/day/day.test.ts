import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { afterAll, describe, expect, it } from 'vitest';
import {
  addDays,
  dayFormat,
  dayIn,
  dayOf,
  daysBetween,
  daysFrom,
  isDay,
  startOfWeek,
  today,
  weekdayOf,
  type Day,
  type Weekday,
} from './day.ts';

// Shared knows no Node, of which the zone is set here.
const { env } = (globalThis as unknown as { process: { env: Record<string, string | undefined> } }).process;
const ZONE = env['TZ'];
afterAll(() => {
  if (ZONE === undefined) delete env['TZ'];
  else env['TZ'] = ZONE;
});

const plain = (day: string) => Temporal.PlainDate.from(day);
const someDay = fc
  .integer({ min: 0, max: 300 * 365 })
  .map((n) => plain('1900-01-01').add({ days: n }).toString() as Day);
const [BEGIN, END] = [Date.UTC(2026, 0, 1), Date.UTC(2028, 0, 1)];

/** The moments around each change of the clock in these two years, and around the midnights beside it. */
function momentsOf(zone: string): number[] {
  const changes: number[] = [];
  let at = Temporal.Instant.fromEpochMilliseconds(BEGIN).toZonedDateTimeISO(zone);
  for (;;) {
    const next = at.getTimeZoneTransition('next');
    if (!next || next.epochMilliseconds > END) break;
    changes.push(next.epochMilliseconds);
    at = next;
  }
  const hours = [-24, -1, 0, 1, 24].map((hour) => hour * 3_600_000);
  return [BEGIN, ...changes].flatMap((change) => hours.flatMap((by) => [change + by - 1, change + by]));
}

describe('a day', () => {
  it('is the day on the calendar of the device, in every zone and around every change of its clock', () => {
    const zones = Intl.supportedValuesOf('timeZone');
    expect(zones.length).toBeGreaterThan(400);
    const wrong = zones.flatMap((zone) => {
      env['TZ'] = zone;
      return momentsOf(zone).flatMap((ms) => {
        const day = dayOf(new Date(ms));
        if (dayIn(zone, new Date(ms)) !== day) return [`${zone} ${ms}: dayIn`];
        const asked = Temporal.Instant.fromEpochMilliseconds(ms)
          .toZonedDateTimeISO(zone)
          .toPlainDate()
          .toString();
        return day === asked ? [] : [`${zone} ${ms}: ${day}, not ${asked}`];
      });
    });
    expect(wrong).toEqual([]);
  });

  it('that it is where the person is, late in the evening and early in the morning', () => {
    expect(today(new Date(2026, 10, 3, 23, 59))).toBe('2026-11-03');
    expect(today(new Date(2026, 10, 3, 0, 1))).toBe('2026-11-03');
  });

  it('is counted, compared and put into weeks as the calendar says, in zones on both sides', () => {
    for (const zone of ['America/Santiago', 'Europe/Berlin', 'Pacific/Apia', 'Pacific/Kiritimati']) {
      env['TZ'] = zone;
      fc.assert(
        fc.property(
          someDay,
          fc.integer({ min: -800, max: 800 }),
          fc.integer({ min: 1, max: 7 }),
          (day, by, first) => {
            fc.pre(isDay(addDays(day, by)));
            const later = plain(day).add({ days: by });
            expect(addDays(day, by)).toBe(later.toString());
            expect(daysBetween(day, addDays(day, by))).toBe(by);
            expect(weekdayOf(day)).toBe(plain(day).dayOfWeek);
            const start = startOfWeek(day, first as Weekday);
            expect(weekdayOf(start)).toBe(first);
            expect(daysBetween(start, day)).toBeLessThan(7);
            expect(daysFrom(start, 7)).toContain(day);
          },
        ),
        { numRuns: 50 },
      );
    }
  });

  it.each([
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-11-31',
    '1899-12-31',
    '2200-01-01',
    '2026-1-1',
    '',
    '2026-11-03T00:00',
  ])('%s is none', (text) => expect(isDay(text)).toBe(false));

  it('is written as that day in every zone', () => {
    for (const zone of ['Pacific/Niue', 'Pacific/Kiritimati']) {
      env['TZ'] = zone;
      expect(dayFormat('en', { dateStyle: 'full' })('2028-02-29' as Day)).toBe('Tuesday, February 29, 2028');
    }
  });
});
