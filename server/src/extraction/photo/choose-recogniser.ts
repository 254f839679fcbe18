import { withCooksValue } from './amount-values.ts';
import type { LineImage } from './crop.ts';
import { folded } from './language-model/fold.ts';
import type { TextModels } from './models.ts';
import { withNumberOfSecond } from './number-at-start.ts';
import { fixDigits } from './fix-digits.ts';
import type { ReadCharacter } from './read-character.ts';
import { readLine, scoreOf, textOf, type LineReading } from './recognise.ts';

/** On real photos the second recogniser is as often wrong where it is sure by 0.9 as the first one is by 0.8. */
const DOUBT = 2;

/** A line as the surer of two recognisers reads it, and what the other one made of it. */
export interface ComparedReading extends LineReading {
  other?: LineReading;
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
  const read = first ?? (await readLine(models, line));
  const one = { ...read, characters: withCooksValue(read) };
  if (models.second === undefined) return one;
  const other = await readLine(models.second, line);
  const two = { ...other, characters: withoutNoughtsInWords(withCooksValue(other)), knowsMarks: true };
  const isSecond =
    isSame(one, two) ||
    two.characters.some((character) => isBeyond(character, models.alphabet)) ||
    DOUBT * (1 - scoreOf(two.characters)) <= 1 - scoreOf(one.characters);
  const [taken, left] = isSecond ? [two, one] : [one, two];
  return { ...taken, other: left };
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
    // '1/¼' is '1/4': the same fraction seen first as three signs, then as one.
    if (before === '/' && characters[index - 2]?.character === above)
      return [{ ...character, character: below }];
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

/** The characters of a line with what the other recogniser reads better, and with doubt where they disagree. */
export function compared(
  characters: readonly ReadCharacter[],
  { other, knowsMarks }: Pick<ComparedReading, 'other' | 'knowsMarks'>,
): ReadCharacter[] {
  if (other === undefined) return [...characters];
  const [taken, left] = [writtenOut(characters), writtenOut(other.characters)];
  const [mine, theirs] = knowsMarks === true ? [taken, left] : withNumberOfSecond(taken, left);
  return withDisputedFigures(mine, fixDigits(textOf(theirs)));
}

/** A figure on which two readers disagree is no surer than this, so that a person is asked to look at it. */
const DISPUTED = 0.5;
/** A figure, or what the first recogniser writes for a fraction, which it does not know. */
const FIGURE = /[\d%#?\\]/;
const NUMBER = /\d(?:[\d\s/.,]*[\d%#?\\])?/g;

/**
 * Some characters, with figures as disputed that the other reading does not have at their place among the figures, and those of
 * a number that is longer in the other reading: '2' beside '2 1/2'.
 */
export function withDisputedFigures(characters: readonly ReadCharacter[], other: string): ReadCharacter[] {
  const read = characters.filter(({ character }) => FIGURE.test(character));
  const theirs = numbersIn(other);
  const pairs = agreedPlaces(
    read.map(({ character }) => character),
    theirs.map(({ sign }) => sign),
  );
  const agreed = new Set(pairs.values());
  const longer = new Set(theirs.filter((_, place) => !agreed.has(place)).map(({ number }) => number));
  const disputed = new Set(
    read.filter((_, place) => {
      const pair = pairs.get(place);
      return pair === undefined || longer.has(theirs[pair]!.number);
    }),
  );
  return characters.map((character) =>
    disputed.has(character) ? { ...character, score: Math.min(character.score, DISPUTED) } : character,
  );
}

/** The figures and signs of each number in a line, and which number each belongs to. */
function numbersIn(line: string): { sign: string; number: number }[] {
  return [...line.matchAll(NUMBER)].flatMap(([text], number) =>
    [...text].filter((sign) => FIGURE.test(sign)).map((sign) => ({ sign, number })),
  );
}

/** The places in one row that the longest row common to both holds, each with its place in the other. */
function agreedPlaces(row: readonly string[], other: readonly string[]): ReadonlyMap<number, number> {
  const longest = Array.from({ length: row.length + 1 }, () => new Uint16Array(other.length + 1));
  const at = (left: number, right: number) => longest[left]?.[right] ?? 0;
  for (let left = row.length - 1; left >= 0; left--)
    for (let right = other.length - 1; right >= 0; right--)
      longest[left]![right] =
        row[left] === other[right]
          ? at(left + 1, right + 1) + 1
          : Math.max(at(left + 1, right), at(left, right + 1));
  const agreed = new Map<number, number>();
  for (let left = 0, right = 0; left < row.length && right < other.length;) {
    if (row[left] === other[right]) agreed.set(left++, right++);
    else if (at(left + 1, right) >= at(left, right + 1)) left++;
    else right++;
  }
  return agreed;
}
