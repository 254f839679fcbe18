import { describe, expect, it } from 'vitest';
import { numberSeen } from './number-of-readings.ts';

const reading = (text: string) => [...text].map((character) => ({ character, score: 0.9, at: 0 }));
const seen = (text: string, ...readings: string[]) => numberSeen(text, readings.map(reading));

describe('the number before a row that lost its own', () => {
  it('is the one that most readings see before the same letters', () => {
    expect(seen('cups walnuts', '3/4  cup', '3/4 cu', '1 ce')).toBe('3/4');
    expect(seen('CUP Walnuts', '3/4 - ce', '3/4 cup', '1/4 cu')).toBeUndefined();
    expect(seen('cups walnuts', '3/4 salt', '3/4 salt', '')).toBeUndefined();
  });

  it('is a 2 where they see an a before several, and nothing where it may be an article', () => {
    expect(seen('cups oats', 'acups', 'a cups o', 'cups')).toBe('2');
    expect(seen('cup oats', 'a cup', 'a cup', 'acup')).toBeUndefined();
  });
});
