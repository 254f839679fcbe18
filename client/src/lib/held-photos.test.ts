import { expect, it } from 'vitest';
import { formatMoment } from './format-date.ts';
import { heldSentences } from './held-photos.ts';

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
