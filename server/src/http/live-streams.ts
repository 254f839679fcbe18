import { ASK_EVERY_SECONDS } from '@larder/shared/live';
import { networkOf } from '../network-of.ts';
import { rateLimited } from '../errors.ts';

/** How many event streams one web process keeps open. */
export const STREAM_LIMITS = { person: 3, address: 200, addressBeforeSignIn: 20 };

/** One open event stream. */
export interface LiveStream {
  /** Assigns the stream to a person. When that person has too many, their oldest stream is replaced. */
  belongsTo(person: string): void;
  /** Aborted when a newer stream of the same person replaces this one. */
  replaced: AbortSignal;
  leave(): void;
}

export interface LiveStreams {
  /**
   * Counts a stream of an address. It belongs to no person until `belongsTo` is called.
   * @throws RATE_LIMITED when the address has too many.
   */
  enter(ip: string): LiveStream;
}

interface Entry {
  address: string;
  person: string | undefined;
  replacement: AbortController;
}

/** Limits the open streams of one web process; each holds a connection and listens to the database. */
export function createLiveStreams(limits: typeof STREAM_LIMITS = STREAM_LIMITS): LiveStreams {
  // A Set keeps the order in which streams were opened.
  const open = new Set<Entry>();
  const openWhere = (predicate: (entry: Entry) => boolean) => [...open].filter(predicate);

  return {
    enter(ip) {
      const address = networkOf(ip);
      const ofAddress = openWhere((entry) => entry.address === address);
      const anonymous = ofAddress.filter(({ person }) => person === undefined);
      if (ofAddress.length >= limits.address || anonymous.length >= limits.addressBeforeSignIn)
        throw rateLimited(ASK_EVERY_SECONDS);
      const entry: Entry = { address, person: undefined, replacement: new AbortController() };
      open.add(entry);
      return {
        belongsTo(person) {
          entry.person = person;
          const older = openWhere((other) => other.person === person).slice(0, -limits.person);
          for (const { replacement } of older) replacement.abort();
          for (const other of older) open.delete(other);
        },
        replaced: entry.replacement.signal,
        leave: () => void open.delete(entry),
      };
    },
  };
}
