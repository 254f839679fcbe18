import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, daysBetween, type Day } from '../day/day.ts';
import { PLAN_LIMITS } from './messages.ts';
import { lastRepeat, repeatedDays } from './repeats.ts';

const FIRST = '2026-11-27' as Day;

it('a meal is repeated on its day of the week, every so many weeks until a day, and a year ahead at most', () => {
  expect(repeatedDays(FIRST, 2, '2026-12-25' as Day)).toEqual(['2026-12-11', '2026-12-25']);
  expect(repeatedDays(FIRST, 1, FIRST)).toEqual([]);
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01' as Day, days)),
      fc.integer({ min: 1, max: PLAN_LIMITS.repeatWeeks }),
      fc.integer({ min: -10, max: 1_000 }),
      (day, weeks, ahead) => {
        const until = addDays(day, ahead);
        const days = repeatedDays(day, weeks, until);
        const last = Math.min(ahead, daysBetween(day, lastRepeat(day)));
        expect(days).toHaveLength(Math.max(0, Math.floor(last / (7 * weeks))));
        days.forEach((one, index) => expect(daysBetween(day, one)).toBe(7 * weeks * (index + 1)));
        expect(days.length).toBeLessThan(PLAN_LIMITS.entriesAtOnce);
      },
    ),
  );
});
