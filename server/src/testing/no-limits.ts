import type { RateLimits } from '../adapters/rate-limits/rate-limits.ts';

/** For tests that are about something else: everybody may do anything any number of times. */
export const NO_LIMITS: RateLimits = {
  consume: async () => undefined,
  countGuess: async () => async () => undefined,
  close: async () => undefined,
};
