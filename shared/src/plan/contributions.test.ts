import fc from 'fast-check';
import { expect, it } from 'vitest';
import { idSchema } from '../list.ts';
import { contributionId, madePlace } from './contributions.ts';

const made = fc
  .tuple(fc.array(fc.uuid(), { minLength: 2, maxLength: 3 }), fc.string(), fc.nat(3))
  .map(([ids, line, nth]) => madePlace(ids, line, nth));
const place = fc.oneof(fc.integer({ min: 0, max: 0xfff }), made);

it('what a line of a meal puts on a list has one id, unlike any other', () => {
  fc.assert(
    fc.property(fc.uuid({ version: 4 }), fc.uuid({ version: 4 }), place, place, (entry, list, one, other) => {
      const id = contributionId(entry, list, one);
      expect(idSchema.safeParse(id).success).toBe(true);
      expect(contributionId(entry.toUpperCase(), list, one)).toBe(id);
      expect(contributionId(entry, list, other) === id).toBe(one === other);
    }),
  );
  const [a, b] = ['0b6e3c52-7a1f-4d7e-9f30-1c2d3e4f5a6b', '1b6e3c52-8a1f-4e7e-8f30-2c2d3e4f5a6b'];
  for (const at of [0, madePlace([a, b], '1 onion', 0)])
    expect(new Set([contributionId(a, b, at), contributionId(b, a, at), contributionId(a, a, at)]).size).toBe(
      3,
    );
});
