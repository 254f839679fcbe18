import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stretchesOf } from './stretches.ts';

const plain = (...texts: string[]) => texts.map((text) => ({ text }));

it('cuts a text at places, also within its pieces', () => {
  expect(stretchesOf(plain('Bake ', '20 min', '.'), [{ start: 3, end: 7 }])).toEqual([
    { pieces: plain('Bak'), place: undefined },
    { pieces: plain('e ', '20'), place: { start: 3, end: 7 } },
    { pieces: plain(' min', '.'), place: undefined },
  ]);
});

it('leaves out a place within another', () => {
  const [outer, inner] = [
    { start: 0, end: 4 },
    { start: 1, end: 2 },
  ];
  expect(stretchesOf(plain('abcdef'), [outer, inner]).map(({ place }) => place)).toEqual([outer, undefined]);
});

it('loses no letter, whatever the places', () => {
  const places = fc.array(fc.record({ start: fc.nat(20), end: fc.nat(20) }));
  fc.assert(
    fc.property(fc.array(fc.string()), places, (texts, at) => {
      const ordered = at
        .filter(({ start, end }) => end > start)
        .sort((one, other) => one.start - other.start);
      const pieces = stretchesOf(plain(...texts), ordered).flatMap((stretch) => stretch.pieces);
      expect(pieces.map(({ text }) => text).join('')).toBe(texts.join(''));
    }),
  );
});
