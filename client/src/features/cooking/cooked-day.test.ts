import { expect, it } from 'vitest';
import { dayText, today } from './cooked-day.ts';

it('today is the day where the person is, late in the evening and early in the morning', () => {
  expect(today(new Date(2026, 10, 3, 23, 59))).toBe('2026-11-03');
  expect(today(new Date(2026, 10, 3, 0, 1))).toBe('2026-11-03');
});

it('a day is written as that day', () => {
  expect(dayText('2026-11-03')).toBe('Nov 3, 2026');
});
