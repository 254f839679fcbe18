import { folded } from './letters/fold.ts';
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
  const [own, number] = [first, second].map(numberOf) as [Number, Number];
  const isLonger = number.text.length >= own.text.length && number.score > own.score;
  const isBetter =
    own.text === ''
      ? number.score >= LEAST_SCORE
      : !own.text.includes('/') && (number.text.includes('/') || isLonger);
  const meeting =
    number.text === '' || own.text === number.text || !isBetter ? undefined : meet(first, second);
  if (meeting === undefined) return [first, second];
  const [at, other] = meeting;
  return [
    [...second.slice(0, other), ...first.slice(at)],
    [...first.slice(0, at), ...second.slice(other)],
  ];
}

interface Number {
  text: string;
  score: number;
}

function numberOf(characters: readonly ReadCharacter[]): Number {
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
