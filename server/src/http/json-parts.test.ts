import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasMoreParts } from './json-parts.ts';

/** Its keys, lists and objects. */
function partsOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const keys = Array.isArray(value) ? 0 : Object.keys(value).length;
  return Object.values(value).reduce<number>((sum, one) => sum + partsOf(one), 1 + keys);
}

it('counts the keys, lists and objects of a JSON text, and none that a text in it seems to have', () => {
  const value = fc.oneof(
    fc.jsonValue(),
    fc.dictionary(
      fc.constantFrom('"', '\\', '{":', '[\\"'),
      fc.string({ unit: fc.constantFrom(...'"\\{[:,') }),
    ),
  );
  fc.assert(
    fc.property(value, (given) => {
      const json = Buffer.from(JSON.stringify(given));
      const parts = partsOf(given);
      expect(hasMoreParts(json, parts)).toBe(false);
      expect(hasMoreParts(json, parts - 1)).toBe(true);
    }),
  );
});
