import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RECIPE_LIMITS } from '../recipe/messages.ts';
import { splitLongLine } from './cut-text.ts';

describe('splitLongLine', () => {
  it('keeps every word, in order, in lines within the limit', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[a-z.]{1,30}$/), { minLength: 1, maxLength: 400 }),
        (words) => {
          const parts = splitLongLine(words.join(' '));
          expect(parts.every((part) => part.length <= RECIPE_LIMITS.listItem)).toBe(true);
          expect(parts.join(' ')).toBe(words.join(' '));
        },
      ),
    );
  });

  it('never halves a character of two units', () => {
    const parts = splitLongLine(`a${'🍰'.repeat(1_200)}`);
    expect(parts.join('')).toBe(`a${'🍰'.repeat(1_200)}`);
    expect(parts.every((part) => !/[\ud800-\udbff]$/.test(part))).toBe(true);
  });
});
