import { expect, it } from 'vitest';
import { dayText, formatMoment, formatSize, heldSentences } from './format.ts';

it.each([
  [0, '0 kB'],
  [940, '0.9 kB'],
  [12_345, '12 kB'],
  [999_499, '999 kB'],
  [999_600, '1 MB'],
  [1_250_000, '1.3 MB'],
  [3_400_000_000, '3.4 GB'],
  [5_000_000_000_000_000, '5,000 TB'],
])('%d bytes are %s', (bytes, words) => {
  expect(formatSize(bytes)).toBe(words);
});

it('a day is written as that day', () => {
  expect(dayText('2026-11-03')).toBe('Nov 3, 2026');
});

const FIRST = new Date('2026-11-23T10:00:00Z');
const LAST = new Date('2026-11-29T18:30:00Z');
const [first, last] = [formatMoment(FIRST), formatMoment(LAST)];

it.each([
  [
    { count: 1, inImports: 0, untilSaved: 0, firstFreeAt: FIRST, lastFreeAt: FIRST },
    `1 place is held by photos that no recipe uses: 1 uploaded but not saved. It comes free automatically on ${first}.`,
  ],
  [
    { count: 5, inImports: 2, untilSaved: 0, firstFreeAt: FIRST, lastFreeAt: LAST },
    `5 places are held by photos that no recipe uses: 2 in unfinished imports, 3 uploaded but not saved. The first comes free automatically on ${first}, the last on ${last}.`,
  ],
  [
    { count: 4, inImports: 4, untilSaved: 4, firstFreeAt: null, lastFreeAt: null },
    '4 places are held by photos that no recipe uses: 4 in unfinished imports. They stay until you save or discard the import.',
  ],
  [
    { count: 3, inImports: 1, untilSaved: 1, firstFreeAt: FIRST, lastFreeAt: FIRST },
    `3 places are held by photos that no recipe uses: 1 in unfinished imports, 2 uploaded but not saved. They come free automatically on ${first}. The other one stays until you save or discard the import.`,
  ],
])('says of %o how many places are held, by what and until when', (held, sentences) => {
  expect(heldSentences(held)).toBe(sentences);
});
