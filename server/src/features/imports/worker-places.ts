import type { GuardedFetch } from '../../adapters/fetch/guarded-fetch.ts';
import { JobDeferred } from '../../jobs/run.ts';

// How fairly one worker shares itself. It has WORKER_CONCURRENCY places to work in and takes several times as many
// imports, since most of them wait for a site: an import has a place only while something is done with what it fetched.
// Of one site a worker takes no more imports than it has places, so that a site that hangs holds up its own visitors.

const FULL_HOST_PAUSE_MS = 1_000;

/** Keeps the imports of one host in this worker to `most`; those beyond come again a little later. */
export function createHostLimit(most: number) {
  const running = new Map<string, number>();
  return async <T>(host: string | null, work: () => Promise<T>): Promise<T> => {
    if (host === null) return work();
    const count = running.get(host) ?? 0;
    if (count >= most) throw new JobDeferred(FULL_HOST_PAUSE_MS);
    running.set(host, count + 1);
    try {
      return await work();
    } finally {
      const left = (running.get(host) ?? 1) - 1;
      if (left > 0) running.set(host, left);
      else running.delete(host);
    }
  };
}

/** The places of a worker, taken in the order of asking. */
export interface Places {
  /** @throws the signal's reason when it is aborted first. */
  take: (signal: AbortSignal) => Promise<void>;
  leave: () => void;
}

export function createPlaces(count: number): Places {
  let free = count;
  const waiting: (() => void)[] = [];
  return {
    take: async (signal) => {
      signal.throwIfAborted();
      if (free > 0) {
        free -= 1;
        return;
      }
      await new Promise<void>((resolve, reject) => {
        const enter = () => {
          signal.removeEventListener('abort', giveUp);
          resolve();
        };
        const giveUp = () => {
          waiting.splice(waiting.indexOf(enter), 1);
          reject(signal.reason as Error);
        };
        waiting.push(enter);
        signal.addEventListener('abort', giveUp, { once: true });
      });
    },
    leave: () => {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    },
  };
}

/** Does `work` in a place of the worker; `guardedFetch`, as `work` is given it, leaves the place while a site is waited for. */
export async function inPlace<T>(
  places: Places,
  { guardedFetch, signal }: { guardedFetch: GuardedFetch; signal: AbortSignal },
  work: (guardedFetch: GuardedFetch) => Promise<T>,
): Promise<T> {
  await places.take(signal);
  let hasPlace = true;
  const outside = async <R>(wait: () => Promise<R>): Promise<R> => {
    places.leave();
    hasPlace = false;
    try {
      return await wait();
    } finally {
      // Once the time is up, what is left to do is to say so.
      hasPlace = await places.take(signal).then(
        () => true,
        () => false,
      );
    }
  };
  try {
    return await work({
      page: (...asked) => outside(() => guardedFetch.page(...asked)),
      image: (...asked) => outside(() => guardedFetch.image(...asked)),
      data: (...asked) => outside(() => guardedFetch.data(...asked)),
      destination: (...asked) => outside(() => guardedFetch.destination(...asked)),
    });
  } finally {
    if (hasPlace) places.leave();
  }
}
