import { ASK_EVERY_SECONDS } from '@larder/shared/live';
import { networkOf } from '../network-of.ts';
import { rateLimited } from '../errors.ts';

/** How many event streams one web process keeps open. */
export const STREAM_LIMITS = { person: 3, address: 200, addressBeforeSignIn: 20 };

/** One open event stream. */
export interface LiveStream {
  /** Says whose it is. Of too many of one person, the one that is open longest gives way. */
  belongsTo(person: string): void;
  /** Aborted when it gives way. */
  replaced: AbortSignal;
  leave(): void;
}

export interface LiveStreams {
  /**
   * Counts a stream of an address, nobody's until it is known whose.
   * @throws RATE_LIMITED when the address has too many.
   */
  enter(ip: string): LiveStream;
}

interface Entry {
  address: string;
  person: string | undefined;
  giveWay: AbortController;
}

/** Keeps count of the open streams of one web process; each holds a connection and listens to the database. */
export function createLiveStreams(limits: typeof STREAM_LIMITS = STREAM_LIMITS): LiveStreams {
  // In the order in which they were opened.
  const open = new Set<Entry>();
  const those = (isMeant: (entry: Entry) => boolean) => [...open].filter(isMeant);

  return {
    enter(ip) {
      const address = networkOf(ip);
      const ofAddress = those((entry) => entry.address === address);
      const nobodys = ofAddress.filter(({ person }) => person === undefined);
      if (ofAddress.length >= limits.address || nobodys.length >= limits.addressBeforeSignIn)
        throw rateLimited(ASK_EVERY_SECONDS);
      const entry: Entry = { address, person: undefined, giveWay: new AbortController() };
      open.add(entry);
      return {
        belongsTo(person) {
          entry.person = person;
          const older = those((other) => other.person === person).slice(0, -limits.person);
          for (const { giveWay } of older) giveWay.abort();
          for (const other of older) open.delete(other);
        },
        replaced: entry.giveWay.signal,
        leave: () => void open.delete(entry),
      };
    },
  };
}
