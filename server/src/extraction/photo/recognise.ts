import type { LineImage } from './crop.ts';
import { latticeOf, SHOWN, type Lattice } from './language-model/lattice.ts';
import type { Recogniser } from './models.ts';
import type { ReadCharacter } from './read-character.ts';
import { withSpaces } from './spaces.ts';

/** The characters that a recipe in a Latin script may hold, of the thousands that the model knows. */
const LATIN = /^[\x20-\x7e°éèêëàâáäçîïíìôóòöûùúüñÉÓÜ×·•–—’“”]$/;

const HAN = /\p{Script=Han}/u;

/** A line as the recogniser reads it, with what is needed to read it otherwise. */
export interface LineReading {
  characters: ReadCharacter[];
  lattice: Lattice;
  /** The characters of the lattice's classes. */
  alphabet: readonly string[];
  /** True where the alphabet has the letters with marks of every Latin script. */
  knowsMarks?: boolean;
}

/** Reads a line, with the spaces that a model leaves out. */
export async function readLine(recogniser: Recogniser, line: LineImage): Promise<LineReading> {
  const { alphabet, writesSpaces = false } = recogniser;
  const recognition = await recogniser.recognise(line.planes, line.width);
  const lattice = latticeOf(recognition, allowedClasses(alphabet));
  const read = likeliest(lattice, alphabet);
  return { characters: writesSpaces ? read : withSpaces(read, line), lattice, alphabet };
}

/** The text of a line. */
export async function recogniseLine(models: Recogniser, line: LineImage): Promise<ReadCharacter[]> {
  return (await readLine(models, line)).characters;
}

/** The text of some characters. */
export function textOf(characters: readonly ReadCharacter[]): string {
  return characters.map(({ character }) => character).join('');
}

/** How sure the model is of some characters, 0 to 1: the mean. */
export function scoreOf(characters: readonly ReadCharacter[]): number {
  const read = characters.filter(({ character }) => character !== ' ');
  return read.length === 0 ? 0 : read.reduce((sum, { score }) => sum + score, 0) / read.length;
}

const SURE_LINE = 0.85;

/** True where nobody needs to look at the letters: well read, and no word that its language might spell otherwise. */
export function isSurelyRead(characters: readonly ReadCharacter[]): boolean {
  return scoreOf(characters) >= SURE_LINE && !characters.some(({ isUnsure }) => isUnsure);
}

/** Connectionist temporal classification: the best class at each step; repeats and 'no character' fall away. */
export function likeliest(
  { steps, classes, probabilities }: Lattice,
  alphabet: readonly string[],
): ReadCharacter[] {
  const read: ReadCharacter[] = [];
  let last = 0;
  for (let step = 0; step < steps; step++) {
    const [best, score] = [classes[step * SHOWN] ?? 0, probabilities[step * SHOWN] ?? 0];
    const before = read.at(-1);
    if (best !== 0 && best === last && before !== undefined) before.score = Math.max(before.score, score);
    else if (best !== 0) read.push({ character: alphabet[best] ?? '', score, at: (step + 0.5) / steps });
    last = best;
  }
  return read;
}

const ALLOWED = new WeakMap<readonly string[], Int32Array>();

function allowedClasses(alphabet: readonly string[]): Int32Array {
  const known = ALLOWED.get(alphabet);
  if (known !== undefined) return known;
  // An alphabet without Chinese is one that an operator chose for the writing at hand.
  const isChosen = !alphabet.some((character) => HAN.test(character));
  const allowed = Int32Array.from(
    alphabet.flatMap((character, index) => (index === 0 || isChosen || LATIN.test(character) ? [index] : [])),
  );
  ALLOWED.set(alphabet, allowed);
  return allowed;
}
