import type { Recognition } from '../models.ts';

/** Of what the recogniser thinks possible at each step along a line, the likeliest, best first. */
export interface Lattice {
  steps: number;
  /** `SHOWN` classes for each step; class 0 is 'no character'. */
  classes: Uint16Array;
  probabilities: Float32Array;
}

/** How many classes of a step are looked at. */
export const SHOWN = 10;
const LEAST = 0.0005;

/** The likeliest of the allowed classes at each step: all that is needed later, in a hundredth of the memory. */
export function latticeOf({ probabilities, steps, classes }: Recognition, allowed: Int32Array): Lattice {
  const lattice: Lattice = {
    steps,
    classes: new Uint16Array(steps * SHOWN),
    probabilities: new Float32Array(steps * SHOWN),
  };
  for (let step = 0; step < steps; step++) {
    const [from, to] = [step * SHOWN, (step + 1) * SHOWN];
    for (const index of allowed) {
      const probability = probabilities[step * classes + index] ?? 0;
      if (probability < LEAST || probability <= lattice.probabilities[to - 1]!) continue;
      let place = to - 1;
      for (; place > from && lattice.probabilities[place - 1]! < probability; place--) {
        lattice.probabilities[place] = lattice.probabilities[place - 1]!;
        lattice.classes[place] = lattice.classes[place - 1]!;
      }
      lattice.probabilities[place] = probability;
      lattice.classes[place] = index;
    }
  }
  return lattice;
}
