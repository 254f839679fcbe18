import type { LineImage } from './crop.ts';
import { median } from './geometry.ts';
import { LINE_HEIGHT } from './models.ts';
import type { ReadCharacter } from './read-character.ts';

const EDGE_ROWS = 6;
const LEAST_GAP = 5;
/** The spaces of a line are alike: what is much narrower than the wide ones is none. One between two columns may be wider. */
const ALIKE = 0.55;
const WIDEST_SPACE = 14;
/** Figures stand wider apart than letters, a 1 above all. */
const BETWEEN_DIGITS = 1.7;

/** Puts in the spaces that the recogniser drops: a gap in the ink much wider than those between letters is one. */
export function withSpaces(characters: readonly ReadCharacter[], line: LineImage): ReadCharacter[] {
  if (characters.length < 3) return [...characters];
  const isBlank = blankColumns(line);
  const gaps = characters.slice(1).map((character, index) => {
    const from = Math.floor((characters[index]?.at ?? 0) * line.width);
    return longestBlank(isBlank, from, Math.floor(character.at * line.width)).length;
  });
  const letterGaps = gaps.filter(
    (_, index) => !isSpace(characters[index]) && !isSpace(characters[index + 1]),
  );
  const wide = Math.max(LEAST_GAP, median(letterGaps) * 2.5 + 1.5);
  const spaces = gaps.filter((gap) => gap >= wide).toSorted((a, b) => a - b);
  const widest = spaces[Math.floor(spaces.length * 0.75)] ?? 0;
  const least = Math.max(wide, Math.min(widest, WIDEST_SPACE) * ALIKE);
  return characters.flatMap((character, index) => {
    const next = characters[index + 1];
    if (next === undefined) return [character];
    const wanted = isDigit(character) && isDigit(next) ? least * BETWEEN_DIGITS : least;
    if (
      ((gaps[index] ?? 0) < wanted && !isWordEnd(characters, index)) ||
      isSpace(character) ||
      isSpace(next) ||
      isApostrophe(character) ||
      isApostrophe(next)
    )
      return [character];
    return [character, { character: ' ', score: 1, at: (character.at + next.at) / 2 }];
  });
}

/** Where print always has a space: between a word and a number, and behind a comma or a full stop between words. */
function isWordEnd(characters: readonly ReadCharacter[], index: number): boolean {
  const around = (from: number, to: number) =>
    characters
      .slice(Math.max(0, index + from), index + to)
      .map(({ character }) => character)
      .join('');
  const [before, after] = [around(-1, 1), around(1, 4)];
  if (/\d$/.test(before)) return /^\p{Ll}{3}/u.test(after);
  if (/^\d/.test(after)) return /^\p{Ll}{2}$/u.test(before);
  return (
    (/^\p{L},$/u.test(before) && /^\p{L}/u.test(after)) ||
    (/^\p{Ll}\.$/u.test(before) && /^\p{Lu}\p{Ll}/u.test(after))
  );
}

const isSpace = (character: ReadCharacter | undefined) => character?.character === ' ';
const isDigit = ({ character }: ReadCharacter) => /\d/.test(character);
const isApostrophe = ({ character }: ReadCharacter) => character === "'" || character === '’';

/** For each column of the line whether it holds no ink: hardly any difference between its lightest and darkest pixel. */
export function blankColumns({ planes, width }: LineImage): boolean[] {
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

/** The longest stretch of columns without ink between two of them. */
export function longestBlank(
  isBlank: readonly boolean[],
  from: number,
  to: number,
): { from: number; length: number } {
  const longest = { from: Math.max(0, from), length: 0 };
  let run = 0;
  for (let index = longest.from; index <= Math.min(isBlank.length - 1, to); index++) {
    run = isBlank[index] === true ? run + 1 : 0;
    if (run > longest.length) Object.assign(longest, { from: index - run + 1, length: run });
  }
  return longest;
}
