import type { RotatedBox } from './geometry.ts';
import { folded } from './language-model/fold.ts';
import type { ReadCharacter } from './read-character.ts';
import { scoreOf, textOf } from './recognise.ts';

const NUMBER = /^\d(?:[\d\s.,/–-]*\d)?/;
/** Less sure than this, a number that the first recogniser does not see at all may be a speck. */
const LEAST_SCORE = 0.5;
/** Two readings meet where so many letters running are the same in both, this near to their beginnings. */
const ALIKE = 3;
const MOST_LETTERS = 6;

/**
 * A line of the first recogniser with the number that the second one reads at its beginning, and the second one's line with what
 * the first has there: of fractions and of the thin '1' of a hand the second knows more, also where the first reads the words
 * behind better.
 */
export function withNumberOfSecond(
  first: readonly ReadCharacter[],
  second: readonly ReadCharacter[],
): [first: readonly ReadCharacter[], second: readonly ReadCharacter[]] {
  const [own, number] = [first, second].map(numberOf) as [FirstNumber, FirstNumber];
  // '10 0z' is '10 oz', but '37s' no shorter '375'.
  const isWhole = number.text.length >= own.text.length || own.text.startsWith(`${number.text} `);
  const isBetter =
    own.text === ''
      ? number.score >= LEAST_SCORE
      : !own.text.includes('/') && (number.text.includes('/') || (isWhole && number.score > own.score));
  const meeting =
    number.text === '' || own.text === number.text || !isBetter ? undefined : meet(first, second);
  if (meeting === undefined) return [first, second];
  const [at, other] = meeting;
  return [
    [...second.slice(0, other), ...first.slice(at)],
    [...first.slice(0, at), ...second.slice(other)],
  ];
}

interface FirstNumber {
  text: string;
  score: number;
}

function numberOf(characters: readonly ReadCharacter[]): FirstNumber {
  const text = NUMBER.exec(textOf(characters))?.[0] ?? '';
  return { text, score: scoreOf(characters.slice(0, text.length)) };
}

/** Where the same letters stand near the beginnings of two readings. */
function meet(one: readonly ReadCharacter[], other: readonly ReadCharacter[]): [number, number] | undefined {
  const [first, second] = [one, other].map(lettersOf) as [Letter[], Letter[]];
  const starts = first
    .slice(0, MOST_LETTERS)
    .flatMap((_, at) =>
      second
        .slice(0, MOST_LETTERS)
        .flatMap((_, there) => (isAlike(first, at, second, there) ? [[at, there]] : [])),
    );
  const [nearest] = starts.toSorted(([a = 0, b = 0], [c = 0, d = 0]) => a + b - c - d);
  if (nearest === undefined) return undefined;
  return [first[nearest[0]!]!.index, second[nearest[1]!]!.index];
}

interface Letter {
  letter: string;
  index: number;
}

function lettersOf(characters: readonly ReadCharacter[]): Letter[] {
  return characters.flatMap(({ character }, index) =>
    /\p{L}/u.test(character) ? [{ letter: folded(character), index }] : [],
  );
}

function isAlike(one: readonly Letter[], at: number, other: readonly Letter[], there: number): boolean {
  for (let step = 0; step < ALIKE; step++) {
    const letter = one[at + step]?.letter;
    if (letter === undefined || letter !== other[there + step]?.letter) return false;
  }
  return true;
}

interface ReadBox {
  source: RotatedBox;
  characters: readonly ReadCharacter[];
}

/**
 * Lines without numbers that were read twice: where a box of its own holds the number of a row, the box of the row may hold some
 * of its ink too.
 */
export function withoutNumbersTwice<Line extends ReadBox>(lines: readonly Line[]): Line[] {
  const alone = lines.filter(({ characters }) => ALONE.test(textOf(characters)));
  return lines.flatMap((line) => {
    if (alone.includes(line)) {
      const isTwice = lines.some((row) => row !== line && overlaps(line, row) && begins(row, line));
      return isTwice ? [] : [line];
    }
    const own = numberOf(line.characters);
    const isSurer = (number: Line) => own.text !== '' && scoreOf(number.characters) > own.score;
    const isNumbered = alone.some(
      (number) => overlaps(number, line) && !begins(line, number) && isSurer(number),
    );
    return isNumbered ? [{ ...line, characters: withoutNumber(line.characters) }] : [line];
  });
}

const ALONE = /^\d{1,4}$/;

const begins = (row: ReadBox, { characters }: ReadBox) =>
  `${numberOf(row.characters).text} `.startsWith(`${textOf(characters)} `);

function withoutNumber(characters: readonly ReadCharacter[]): ReadCharacter[] {
  const rest = characters.slice(numberOf(characters).text.length);
  return rest[0]?.character === ' ' ? rest.slice(1) : rest;
}

/** True where a number stands on the beginning of a row, and not only before it. */
function overlaps({ source: number }: ReadBox, { source: row }: ReadBox): boolean {
  const [x, y] = [number.cx - row.cx, number.cy - row.cy];
  const [cos, sin] = [Math.cos(row.angle), Math.sin(row.angle)];
  const [along, across] = [x * cos + y * sin + row.width / 2, y * cos - x * sin];
  const isSameRow = Math.abs(across) < row.height / 2;
  return isSameRow && along + number.width / 2 > 0 && along < row.height && row.width > number.width;
}
