import { nounBehindCount, nounInStep } from './step-nouns.ts';
import { joined, multiply, type ScaledPart } from './scale.ts';
import { findStepAmounts } from './step-amounts.ts';

/** A sentence of the method with the amounts of its ingredients multiplied; see `findStepAmounts`. Otherwise as `scaleLine`. */
export function scaleStep(text: string, factor: number): string {
  return joined(scaledStepParts(text, factor));
}

/** The same, in pieces, so that the changed amounts can be marked. */
export function scaledStepParts(text: string, factor: number): ScaledPart[] {
  return multiply(text, factor, { find: findStepAmounts, nounAt: nounInStep, nounOf: nounBehindCount });
}
