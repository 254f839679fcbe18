import type { RateLimiterAbstract } from 'rate-limiter-flexible';

/** The longest wait between two guesses, in seconds: it slows down an attack and is bearable for a person at a new device. */
const LONGEST_WAIT = 60;

/** Undoes the count of a guess that was right. */
export type UndoCount = () => Promise<void>;

/**
 * A limit on guesses that slows down instead of locking: `free` of them an hour pass at once; from then on each is followed
 * by a wait of 1, 2, 4 ... at most 60 seconds, during which further ones are refused and not counted.
 *
 * A guess is counted before it is checked, so that of many at the same moment no more than the free ones pass.
 * `failures` holds the number of the hour; a key that is not in `waits` may go on.
 */
export function guessLimit(
  { failures, waits }: { failures: RateLimiterAbstract; waits: RateLimiterAbstract },
  free: number,
): (key: string) => Promise<UndoCount> {
  const beginWait = (key: string, failed: number) =>
    waits.consume(key, 1, { customDuration: Math.min(2 ** (failed - free), LONGEST_WAIT) });

  return async (key) => {
    const before = (await failures.get(key))?.consumedPoints ?? 0;
    const waitsFirst = before + 1 >= free;
    if (waitsFirst) await beginWait(key, before + 1);
    const { consumedPoints: failed } = await failures.penalty(key);
    const isOneOfMany = !waitsFirst && failed >= free;
    if (isOneOfMany) await beginWait(key, failed);
    return async () => {
      await failures.reward(key);
      if (waitsFirst || isOneOfMany) await waits.delete(key);
    };
  };
}
