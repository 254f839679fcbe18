import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withoutCircles, type Edge } from './without-circles.ts';

const id = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const edge = fc.record({ from: id, to: id });

/** Takes away what leads nowhere until nothing changes: a circle stays. */
function hasCircle(edges: readonly Edge[]): boolean {
  const left = edges.filter(({ to }) => edges.some(({ from }) => from === to));
  return left.length === edges.length ? left.length > 0 : hasCircle(left);
}

it('leaves out what closes a circle, and nothing else', () => {
  fc.assert(
    fc.property(fc.array(edge, { maxLength: 12 }), (links) => {
      const kept = withoutCircles([], links);
      expect(hasCircle(kept)).toBe(false);
      for (const left of links.filter((link) => !kept.includes(link)))
        expect(hasCircle([...kept, left])).toBe(true);
    }),
  );
});

it('minds the links that are there', () => {
  const known = [
    { from: 'a', to: 'b' },
    { from: 'b', to: 'c' },
  ];
  expect(withoutCircles(known, [{ from: 'c', to: 'a' }])).toEqual([]);
  expect(withoutCircles(known, [{ from: 'a', to: 'c' }])).toHaveLength(1);
});

it('takes ten thousand links of one chain', () => {
  const chain = Array.from({ length: 10_000 }, (_, n) => ({ from: `${n}`, to: `${n + 1}` }));
  expect(withoutCircles([], [...chain, { from: '10000', to: '0' }])).toEqual(chain);
});
