import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../language/lexicon.ts';
import { entriesOf, expanded } from '../language/notation.ts';
import { readHeading } from '../photo/headings.ts';
import { captionLines } from '../text/lines.ts';
import { matchHeading, partNamed } from './headings.ts';

const HEADINGS = Object.entries(LANGUAGES).flatMap(([language, { ingredients, instructions }]) =>
  Object.entries({ ingredients, instructions }).flatMap(([part, list]) =>
    entriesOf(list)
      .flatMap(expanded)
      .map((heading) => [language, part, heading] as const),
  ),
);
const asWritten = (heading: string) => [heading, heading.toUpperCase(), `${heading}:`];

describe('every heading of every language', () => {
  it.each(HEADINGS)('is found alike on pages, in texts and on photos (%s, %s: %s)', (_, part, heading) => {
    for (const written of asWritten(heading)) {
      expect(matchHeading(written), written).toEqual({ kind: part, isExact: true });
      expect(readHeading(written), written).toEqual({ kind: part, isExact: true });
      expect(partNamed(written), written).toBe(part);
      expect(captionLines(written)[0]?.heading?.part, written).toBe(part);
    }
  });
});

it.each([
  ['Składniki', 'ingredients'],
  ['만드는 법', 'instructions'],
  ['재료', 'ingredients'],
  ['Sådan gør du', 'instructions'],
  ['ΥΛΙΚΆ', 'ingredients'],
])('finds %s on photos', (heading, kind) => {
  expect(readHeading(heading)).toEqual({ kind, isExact: true });
});
