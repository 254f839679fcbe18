import { WRITTEN_FRACTION } from './amount-values.ts';
import { withTwo } from './fix-digits.ts';
import type { ReadCharacter } from './read-character.ts';
import { textOf } from './recognise.ts';

const NUMBER = String.raw`(?:\d{1,4} ${WRITTEN_FRACTION}|${WRITTEN_FRACTION}|\d{1,4}(?:[.,]\d{1,3})?)`;
const QUANTITY = new RegExp(String.raw`^${NUMBER}(?:\s?[-–]\s?${NUMBER})?(?![\d/%#?])`);

/** The quantity that a line begins with. */
export function startOf(text: string): string | undefined {
  return QUANTITY.exec(text)?.[0];
}

/** The first letters of a line, whatever stands between them. */
export function lettersAtStart(line: string): string {
  return line
    .replace(/[^\p{L}]/gu, '')
    .slice(0, 3)
    .toLowerCase();
}

/** The number of a row as it was read first counts as a reading that is this sure; another must be surer by so much. */
const FIRST_READING = 0.8;
const MUCH_SURER = 1.25;

/** A row with the fraction that most readings see at its beginning, where it is another one. */
export function withFractionSeen(
  text: string,
  readings: readonly (readonly ReadCharacter[])[],
): string | undefined {
  const own = startOf(text);
  if (own === undefined) return undefined;
  const seen = new Map<string, number>();
  for (const reading of readings) {
    const fraction = startOf(textOf(reading));
    if (fraction?.includes('/') !== true) continue;
    const score = Math.min(...reading.slice(0, fraction.length).map((character) => character.score));
    seen.set(fraction, (seen.get(fraction) ?? 0) + score);
  }
  const [most] = [...seen].filter(([fraction]) => fraction !== own).toSorted(([, a], [, b]) => b - a);
  if (most === undefined || most[1] <= MUCH_SURER * (FIRST_READING + (seen.get(own) ?? 0))) return undefined;
  return most[0] + text.slice(own.length);
}

/** So many readings must see one number before a row that has none. */
const MOST_AGREE = 2;

/** The number that most readings of the second recogniser see before a row that lost its own. */
export function numberSeen(
  text: string,
  readings: readonly (readonly ReadCharacter[])[],
): string | undefined {
  const wanted = lettersAtStart(text);
  const seen = readings.flatMap((reading) => {
    const line = withPluralTwo(textOf(reading));
    const quantity = startOf(line);
    if (quantity === undefined) return [];
    const letters = lettersAtStart(line.slice(quantity.length));
    // A reading ends in the middle of a word.
    return letters.length >= 2 && wanted.startsWith(letters) ? [quantity] : [];
  });
  return seen.find((one) => seen.filter((other) => other === one).length >= MOST_AGREE);
}

/** 'acups' are two of them, and 'a cup' may be one. */
function withPluralTwo(text: string): string {
  return /^a\s?\p{L}+s(?!\p{L})/iu.test(text) ? withTwo(text) : text;
}
