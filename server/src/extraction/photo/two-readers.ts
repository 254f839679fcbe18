import type { LineImage } from './crop.ts';
import { folded } from './letters/fold.ts';
import type { TextModels } from './models.ts';
import type { ReadCharacter } from './read-character.ts';
import { readLine, scoreOf, textOf, type LineReading } from './recognise.ts';

/** On real photos the second recogniser is as often wrong where it is sure by 0.9 as the first one is by 0.8. */
const DOUBT = 2;

/** A line as the surer of two recognisers reads it, and what the other one made of it. */
export interface ComparedReading extends LineReading {
  other?: string;
}

/**
 * Reads a line with both recognisers; docs/measuring-photos.md says what their sureness is worth. `first` is what the first one
 * read, where that is known.
 */
export async function readByBoth(
  models: TextModels,
  line: LineImage,
  first?: LineReading,
): Promise<ComparedReading> {
  const one = first ?? (await readLine(models, line));
  if (models.second === undefined) return one;
  const read = await readLine(models.second, line);
  const two = { ...read, characters: withoutNoughtsInWords(read.characters), knowsMarks: true };
  const isSecond =
    isSame(one, two) ||
    two.characters.some((character) => isBeyond(character, models.alphabet)) ||
    DOUBT * (1 - scoreOf(two.characters)) <= 1 - scoreOf(one.characters);
  const [taken, left] = isSecond ? [two, one] : [one, two];
  return { ...taken, other: textOf(writtenOut(left.characters)) };
}

/** No word holds a nought: 'Co0k' is 'Cook'. */
function withoutNoughtsInWords(characters: readonly ReadCharacter[]): ReadCharacter[] {
  const isLetter = (index: number) => /\p{L}/u.test(characters[index]?.character ?? '');
  return characters.map((character, index) =>
    character.character === '0' && isLetter(index - 1) && isLetter(index + 1)
      ? { ...character, character: 'o' }
      : character,
  );
}

/** True where both read the same letters and figures but for marks, of which the second one alone knows all. */
function isSame(one: LineReading, two: LineReading): boolean {
  const [first, second] = [one, two].map(({ characters }) =>
    folded(textOf(characters)).replaceAll(/[^\p{L}\d]/gu, ''),
  );
  return first === second;
}

/** This sure of a sign that the first recogniser does not know, the second one is right that it stands there. */
const SURE_BEYOND = 0.8;

function isBeyond({ character, score }: ReadCharacter, alphabet: readonly string[]): boolean {
  return score >= SURE_BEYOND && !alphabet.includes(character);
}

/** Fractions as a number over another, with a space behind a whole number: '1½' as '1 1/2', as everything behind reads them. */
export function writtenOut(characters: readonly ReadCharacter[]): ReadCharacter[] {
  return characters.flatMap((character, index) => {
    // Hardly anyone writes the sign, and in most letters it looks like the 'x' that they write.
    if (character.character === '×') return [{ ...character, character: 'x' }];
    const [above, below] = FRACTIONS.get(character.character) ?? [];
    if (above === undefined || below === undefined) return [character];
    const before = characters[index - 1]?.character ?? '';
    const gap = /\d/.test(before) ? [{ ...character, character: ' ' }] : [];
    return [...gap, ...[above, '/', below].map((sign) => ({ ...character, character: sign }))];
  });
}

const FRACTIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '½': '12',
    '⅓': '13',
    '⅔': '23',
    '¼': '14',
    '¾': '34',
    '⅛': '18',
    '⅜': '38',
    '⅝': '58',
    '⅞': '78',
    '⅕': '15',
    '⅖': '25',
    '⅗': '35',
    '⅘': '45',
    '⅙': '16',
    '⅚': '56',
  }),
);

/** A figure on which two readers disagree is no surer than this, so that a person is asked to look at it. */
const DISPUTED = 0.5;
const FIGURE = /\d/;

/** Some characters, with each figure as disputed that the other reading does not have at its place among the figures. */
export function withDisputedFigures(characters: readonly ReadCharacter[], other: string): ReadCharacter[] {
  const read = characters.filter(({ character }) => FIGURE.test(character));
  const agreed = agreedPlaces(
    read.map(({ character }) => character),
    [...other].filter((character) => FIGURE.test(character)),
  );
  const disputed = new Set(read.filter((_, place) => !agreed.has(place)));
  return characters.map((character) =>
    disputed.has(character) ? { ...character, score: Math.min(character.score, DISPUTED) } : character,
  );
}

/** The places in one row that the longest row common to both holds. */
function agreedPlaces(row: readonly string[], other: readonly string[]): ReadonlySet<number> {
  const longest = Array.from({ length: row.length + 1 }, () => new Uint16Array(other.length + 1));
  const at = (left: number, right: number) => longest[left]?.[right] ?? 0;
  for (let left = row.length - 1; left >= 0; left--)
    for (let right = other.length - 1; right >= 0; right--)
      longest[left]![right] =
        row[left] === other[right]
          ? at(left + 1, right + 1) + 1
          : Math.max(at(left + 1, right), at(left, right + 1));
  const agreed = new Set<number>();
  for (let left = 0, right = 0; left < row.length && right < other.length;) {
    if (row[left] === other[right]) {
      agreed.add(left++);
      right++;
    } else if (at(left + 1, right) >= at(left, right + 1)) left++;
    else right++;
  }
  return agreed;
}
