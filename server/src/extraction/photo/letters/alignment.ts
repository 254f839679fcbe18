import type { ReadCharacter } from '../read-character.ts';
import { SHOWN, type Lattice } from './lattice.ts';

const LEAST = 1e-4;

/** Where along a line each of some classes stands and how sure it is there; undefined where they find no room. */
export function alignedTo(
  classes: readonly number[],
  lattice: Lattice,
  alphabet: readonly string[],
): ReadCharacter[] | undefined {
  const states = 2 * classes.length + 1;
  const classOf = (state: number) => (state % 2 === 0 ? 0 : (classes[(state - 1) / 2] ?? 0));
  const canSkip = (state: number) => state % 2 === 1 && state > 1 && classOf(state) !== classOf(state - 2);
  const from = new Int32Array(lattice.steps * states);
  let scores = new Float64Array(states).fill(-Infinity);
  for (let step = 0; step < lattice.steps; step++) {
    const next = new Float64Array(states).fill(-Infinity);
    for (let state = 0; state < states; state++) {
      let best = step === 0 ? (state < 2 ? state : -1) : state;
      if (step > 0) {
        if (state > 0 && scores[state - 1]! > scores[best]!) best = state - 1;
        if (canSkip(state) && scores[state - 2]! > scores[best]!) best = state - 2;
      }
      if (best < 0) continue;
      from[step * states + state] = best;
      const before = step === 0 ? 0 : scores[best]!;
      next[state] = before + Math.log(probabilityAt(lattice, step, classOf(state)));
    }
    scores = next;
  }
  let state = scores[states - 1]! >= scores[states - 2]! ? states - 1 : states - 2;
  if (!(scores[state]! > -Infinity)) return undefined;
  const characters = classes.map((index): ReadCharacter => ({
    character: alphabet[index] ?? '',
    score: 0,
    at: 0,
  }));
  for (let step = lattice.steps - 1; step >= 0; step--) {
    const character = characters[(state - 1) / 2];
    if (state % 2 === 1 && character !== undefined) {
      character.score = Math.max(character.score, probabilityAt(lattice, step, classOf(state)));
      character.at = (step + 0.5) / lattice.steps;
    }
    state = from[step * states + state]!;
  }
  return characters;
}

function probabilityAt({ classes, probabilities }: Lattice, step: number, index: number): number {
  for (let place = step * SHOWN; place < (step + 1) * SHOWN; place++)
    if (classes[place] === index && probabilities[place]! > LEAST) return probabilities[place]!;
  return LEAST;
}
