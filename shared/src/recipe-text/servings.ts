/** The servings scaler begins at 1 and moves in these steps, never below the least (docs/rules.md, Sentences and screens). */
export const SCALE_STEP = 0.5;
export const MIN_SCALE = 0.5;
/** How far a typed number of servings may scale. */
export const TYPED_SCALE = { min: 0.1, max: 20 } as const;

/**
 * The scale that makes a recipe for `servings` one for `wanted` people; undefined beyond 0.1 to 20 times, or for no
 * number at all.
 */
export function scaleFor(servings: number, wanted: number): number | undefined {
  const factor = wanted / servings;
  return factor >= TYPED_SCALE.min && factor <= TYPED_SCALE.max ? factor : undefined;
}

/** The servings to show: the recipe's servings times the scale, rounded, at least 1. */
export function scaleServings(servings: number, factor: number): number {
  assertFactor(factor);
  return Math.max(1, Math.round(servings * factor));
}

/** @throws RangeError unless it is a finite number above 0. */
export function assertFactor(factor: number): void {
  if (!Number.isFinite(factor) || factor <= 0) throw new RangeError(`A scale must be above 0: ${factor}`);
}
