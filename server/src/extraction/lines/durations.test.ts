import { describe, expect, it } from 'vitest';
import { isDuration, parseDuration } from './durations.ts';

describe('parseDuration', () => {
  it.each([
    ['1 1/2 hours', 90],
    ['3/4 hour', 45],
    ['1 ura 15 minut', 75],
    ['PT45M', 45],
    ['P0DT0H35M0S', 35],
    ['PT1H30M', 90],
    ['P1DT2H', 1560],
    ['PT90S', 1],
    ['pt20m', 20],
    ['45 minutes', 45],
    ['1 hr 20 mins', 80],
    ['1 u 30 min', 90],
    ['1h30', 90],
    ['1 Stunde 15 Minuten', 75],
    ['2 heures', 120],
    ['1 ½ hours', 90],
    ['10-15 min', 15],
    ['30 perc', 30],
    ['45 мин', 45],
    ['20分', 20],
    ["15'", 15],
    ['1h 15′', 75],
    ['1 timme', 60],
    ['1:05', 65],
    ['25', 25],
    ['2 days', 2880],
    ['PT0S', 0],
  ])('reads %s as %d minutes', (text, minutes) => {
    expect(parseDuration(text)).toBe(minutes);
  });

  it.each(['', 'overnight', 'P', 'ham', 'PT99999999999H', 'x'.repeat(5_000)])(
    'says nothing of %.20s',
    (text) => {
      expect(parseDuration(text)).toBeUndefined();
    },
  );
});

describe('isDuration', () => {
  it.each(['1 hr 20 mins', '1h10', '2 h 05', '1 hour and 10 minutes', '1 ώρα και 10 λεπτά'])(
    'is true for %s',
    (text) => expect(isDuration(text)).toBe(true),
  );

  it.each(['10 min and salt', '1h10 in the oven', '10', '2 handfuls'])('is false for %s', (text) =>
    expect(isDuration(text)).toBe(false),
  );
});
