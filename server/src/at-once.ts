import { rateLimited } from './errors.ts';
import type { UserId } from '@larder/shared/ids';

const RETRY_AFTER_SECONDS = 2;

interface AtOnce {
  /** Counts so much more of this person until `leave` is called. @throws RATE_LIMITED where that is more than may be at once. */
  enter(userId: UserId, amount?: number): { leave: () => void };
}

/** Counts what each person sends to this process at the same time, before a byte of it is read: what has arrived costs memory or disk. */
export function createAtOnce(most: number): AtOnce {
  const counts = new Map<string, number>();
  return {
    enter(userId, amount = 1) {
      const count = counts.get(userId) ?? 0;
      if (count + amount > most) throw rateLimited(RETRY_AFTER_SECONDS);
      counts.set(userId, count + amount);
      let isIn = true;
      const leave = () => {
        if (!isIn) return;
        isIn = false;
        const left = (counts.get(userId) ?? amount) - amount;
        if (left > 0) counts.set(userId, left);
        else counts.delete(userId);
      };
      return { leave };
    },
  };
}
