import type { RateLimits } from '../adapters/rate-limits/rate-limits.ts';

/** For tests of other things: no limits at all. */
export const NO_LIMITS: RateLimits = {
  consume: async () => undefined,
  countGuess: async () => async () => undefined,
  close: async () => undefined,
};
