import { randomInt } from 'node:crypto';
import type { GuardedFetch } from '../../adapters/fetch/guarded-fetch.ts';
import { JobDeferred } from '../../jobs/run.ts';
import type { Deadline } from '../../process/deadline.ts';

// How fairly one worker shares itself. It has WORKER_CONCURRENCY places to work in and takes several times as many
// imports, since most of them wait for a site: an import has a place only while something is done with what it fetched.
// Of one site a worker takes half as many imports as it has places, so that six sites that hang leave room for the others;
// of imports that wait for no site it takes as many as it has places.

/** Apart by chance, so that imports of a full site do not all come back at once. */
const deferral = () => new JobDeferred(randomInt(1_000, 3_000));

/** Keeps the imports of one site in this worker within its share; those beyond it come back a little later. */
export function createHostLimit(places: number) {
  const running = new Map<string | null, number>();
  return async <T>(host: string | null, work: () => Promise<T>): Promise<T> => {
    const most = host === null ? places : Math.ceil(places / 2);
    const count = running.get(host) ?? 0;
    if (count >= most) throw deferral();
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

interface Waiting {
  guardedFetch: GuardedFetch;
  signal: AbortSignal;
  /** Stands still while a place is waited for: that wait is the worker's doing, not the source's. */
  deadline: Pick<Deadline, 'pause'>;
}

/** Waits for something without holding a place. */
type Outside = <R>(wait: () => Promise<R>) => Promise<R>;

/** Does `work` in a place of the worker; `guardedFetch`, as `work` is given it, leaves the place while a site is waited for. */
export async function inPlace<T>(
  places: Places,
  { guardedFetch, signal, deadline }: Waiting,
  work: (guardedFetch: GuardedFetch, outside: Outside) => Promise<T>,
): Promise<T> {
  const takePlace = () => deadline.pause(() => places.take(signal));
  await takePlace();
  let hasPlace = true;
  const outside: Outside = async (wait) => {
    signal.throwIfAborted();
    places.leave();
    hasPlace = false;
    try {
      return await wait();
    } finally {
      // Once the time is up, what is left to do is to say so.
      hasPlace = await takePlace().then(
        () => true,
        () => false,
      );
    }
  };
  try {
    const fetchedOutside: GuardedFetch = {
      page: (...asked) => outside(() => guardedFetch.page(...asked)),
      image: (...asked) => outside(() => guardedFetch.image(...asked)),
      data: (...asked) => outside(() => guardedFetch.data(...asked)),
      destination: (...asked) => outside(() => guardedFetch.destination(...asked)),
    };
    return await work(fetchedOutside, outside);
  } finally {
    if (hasPlace) places.leave();
  }
}
