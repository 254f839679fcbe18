import { rateLimited } from './errors.ts';

const RETRY_AFTER_SECONDS = 2;

interface AtOnce {
  /** Counts one more of this person until `leave` is called. @throws RATE_LIMITED while there are as many as may be. */
  enter(userId: string): { leave: () => void };
}

/** Counts what each person sends to this process at the same time, before a byte of it is read: what has arrived costs memory or disk. */
export function createAtOnce(most: number): AtOnce {
  const counts = new Map<string, number>();
  return {
    enter(userId) {
      const count = counts.get(userId) ?? 0;
      if (count >= most) throw rateLimited(RETRY_AFTER_SECONDS);
      counts.set(userId, count + 1);
      let isIn = true;
      const leave = () => {
        if (!isIn) return;
        isIn = false;
        const left = (counts.get(userId) ?? 1) - 1;
        if (left > 0) counts.set(userId, left);
        else counts.delete(userId);
      };
      return { leave };
    },
  };
}
