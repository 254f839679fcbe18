import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shortDuration, spokenDuration } from './duration.ts';

describe('a time', () => {
  it.each([
    [0, '0 min', '0 minutes'],
    [1, '1 min', '1 minute'],
    [45, '45 min', '45 minutes'],
    [60, '1 h', '1 hour'],
    [61, '1 h 1 min', '1 hour 1 minute'],
    [110, '1 h 50 min', '1 hour 50 minutes'],
    [1_655, '27 h 35 min', '27 hours 35 minutes'],
  ])('of %i minutes', (minutes, short, spoken) => {
    expect(shortDuration(minutes)).toBe(short);
    expect(spokenDuration(minutes)).toBe(spoken);
  });

  it('is written in the language of the program', () => {
    expect(shortDuration(110, 'de')).toBe('1 Std. 50 Min.');
    expect(spokenDuration(110, 'de')).toBe('1 Stunde 50 Minuten');
    expect(shortDuration(110, 'en-XA')).toBe('1 h 50 min');
  });

  it('loses no minute', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), (total) => {
        const [, hours = '0'] = /(\d+) h/.exec(shortDuration(total)) ?? [];
        const [, minutes = '0'] = /(\d+) min/.exec(shortDuration(total)) ?? [];
        expect(Number(hours) * 60 + Number(minutes)).toBe(total);
      }),
    );
  });
});
