import fc from 'fast-check';
import { foldLines } from 'ical-generator';
import { expect, it } from 'vitest';
import { folded } from './folded-lines.ts';

it('folds lines as ical-generator does', () => {
  const line = fc.string({ unit: 'grapheme', maxLength: 400 });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 5 }), (lines) => {
      const text = lines.join('\r\n');
      expect(folded(text)).toBe(foldLines(text));
    }),
  );
});
