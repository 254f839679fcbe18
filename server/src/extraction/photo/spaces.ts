import type { LineImage } from './crop.ts';
import { median } from './geometry.ts';
import { LINE_HEIGHT } from './models.ts';
import type { ReadCharacter } from './recognise.ts';

const EDGE_ROWS = 6;
const LEAST_GAP = 5;
/** Figures stand wider apart than letters, a 1 above all. */
const BETWEEN_DIGITS = 1.7;

/** Puts in the spaces that the recogniser drops: a gap in the ink much wider than those between letters is one. */
export function withSpaces(characters: readonly ReadCharacter[], line: LineImage): ReadCharacter[] {
  if (characters.length < 3) return [...characters];
  const isBlank = blankColumns(line);
  const gaps = characters.slice(1).map((character, index) => {
    const from = Math.floor((characters[index]?.at ?? 0) * line.width);
    return longestRun(isBlank, from, Math.floor(character.at * line.width));
  });
  const letterGaps = gaps.filter(
    (_, index) => !isSpace(characters[index]) && !isSpace(characters[index + 1]),
  );
  const least = Math.max(LEAST_GAP, median(letterGaps) * 2.5 + 1.5);
  return characters.flatMap((character, index) => {
    const next = characters[index + 1];
    if (next === undefined) return [character];
    const wanted = isDigit(character) && isDigit(next) ? least * BETWEEN_DIGITS : least;
    if (
      (gaps[index] ?? 0) < wanted ||
      isSpace(character) ||
      isSpace(next) ||
      isApostrophe(character) ||
      isApostrophe(next)
    )
      return [character];
    return [character, { character: ' ', score: 1, at: (character.at + next.at) / 2 }];
  });
}

const isSpace = (character: ReadCharacter | undefined) => character?.character === ' ';
const isDigit = ({ character }: ReadCharacter) => /\d/.test(character);
const isApostrophe = ({ character }: ReadCharacter) => character === "'" || character === '’';

/** For each column of the line whether it holds no ink: hardly any difference between its lightest and darkest pixel. */
function blankColumns({ planes, width }: LineImage): boolean[] {
  const size = LINE_HEIGHT * width;
  const ranges = Array.from({ length: width }, (_, column) => {
    let [darkest, lightest] = [Infinity, -Infinity];
    for (let row = EDGE_ROWS; row < LINE_HEIGHT - EDGE_ROWS; row++) {
      const pixel = row * width + column;
      const grey = (planes[pixel] ?? 0) + (planes[size + pixel] ?? 0) + (planes[2 * size + pixel] ?? 0);
      if (grey < darkest) darkest = grey;
      if (grey > lightest) lightest = grey;
    }
    return lightest - darkest;
  });
  const sorted = ranges.toSorted((a, b) => a - b);
  const paper = sorted[Math.floor(width * 0.05)] ?? 0;
  const ink = sorted[Math.floor(width * 0.9)] ?? 0;
  return ranges.map((range) => range < paper + (ink - paper) * 0.3);
}

function longestRun(flags: readonly boolean[], from: number, to: number): number {
  let [longest, run] = [0, 0];
  for (let index = Math.max(0, from); index <= Math.min(flags.length - 1, to); index++) {
    run = flags[index] === true ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}
