import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lineChanges } from './line-changes.ts';

it('tells what was added and removed, and keeps the rest', () => {
  expect(lineChanges(['flour', 'milk', 'salt'], ['flour', 'water', 'salt', 'oil'])).toEqual([
    { kind: 'kept', text: 'flour' },
    { kind: 'removed', text: 'milk' },
    { kind: 'added', text: 'water' },
    { kind: 'kept', text: 'salt' },
    { kind: 'added', text: 'oil' },
  ]);
});

it('turns any list into any other, and keeps all of what is the same', () => {
  const list = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 30 });
  fc.assert(
    fc.property(list, list, (before, after) => {
      const changes = lineChanges(before, after);
      const without = (kind: string) =>
        changes.filter((change) => change.kind !== kind).map(({ text }) => text);
      expect([without('added'), without('removed')]).toEqual([before, after]);
      expect(lineChanges(before, before).every(({ kind }) => kind === 'kept')).toBe(true);
    }),
  );
});
