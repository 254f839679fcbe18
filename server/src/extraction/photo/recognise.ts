import type { LineImage } from './crop.ts';
import type { Recognition, TextModels } from './models.ts';
import type { ReadCharacter } from './read-character.ts';
import { withSpaces } from './spaces.ts';

/** The characters that a recipe in a Latin script may hold, of the thousands that the model knows. */
const LATIN = /^[\x20-\x7e°éèêëàâáäçîïíìôóòöûùúüñÉÓÜ×·•–—’“”]$/;

/** Reads the text of a line, with the spaces that the model leaves out. */
export async function recogniseLine(models: TextModels, line: LineImage): Promise<ReadCharacter[]> {
  const recognition = await models.recognise(line.planes, line.width);
  return withSpaces(characters(recognition, models.alphabet), line);
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

/** Connectionist temporal classification: the best class at each step; repeats and 'no character' fall away. */
function characters(
  { probabilities, steps, classes }: Recognition,
  alphabet: readonly string[],
): ReadCharacter[] {
  const allowed = allowedClasses(alphabet);
  const read: ReadCharacter[] = [];
  let last = 0;
  for (let step = 0; step < steps; step++) {
    const offset = step * classes;
    let [best, score] = [0, 0];
    for (const index of allowed) {
      const probability = probabilities[offset + index] ?? 0;
      if (probability > score) [best, score] = [index, probability];
    }
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
  const allowed = Int32Array.from(
    alphabet.flatMap((character, index) => (index === 0 || LATIN.test(character) ? [index] : [])),
  );
  ALLOWED.set(alphabet, allowed);
  return allowed;
}
