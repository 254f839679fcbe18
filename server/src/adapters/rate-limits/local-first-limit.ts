import type { FastifyBaseLogger } from 'fastify';
import type { RateLimiterRes } from 'rate-limiter-flexible';
import { rateLimited } from '../../errors.ts';

/** A process reports to the store after each tenth of a limit. */
const REPORT_SHARE = 10;

interface Count {
  /** What all processes together have reported, as far as this one knows. */
  shared: number;
  /** What this one has not reported yet. */
  unreported: number;
  isReporting: boolean;
  /** How many unreported ones make the next report. */
  reportAt: number;
  /** When the window ends, in milliseconds since 1970. */
  endsAt: number;
}

/** The counts of a window of `seconds`, by key; those that are over are removed once a window. */
function createCounts(seconds: number, share: number): (key: string, now: number) => Count {
  const counts = new Map<string, Count>();
  let nextCleaning = 0;
  return (key, now) => {
    const endsAt = now + seconds * 1000;
    if (now >= nextCleaning) {
      for (const [other, count] of counts) if (count.endsAt <= now) counts.delete(other);
      nextCleaning = endsAt;
    }
    const known = counts.get(key);
    if (known && known.endsAt > now) return known;
    const fresh = { shared: 0, unreported: 0, isReporting: false, reportAt: share, endsAt };
    counts.set(key, fresh);
    return fresh;
  };
}

/**
 * A limit that costs no round trip: calls are counted here, and each time a caller has used a tenth of the limit in this
 * process that tenth is reported to the store in the background, which answers with the sum of all processes.
 *
 * With one process the count is exact. With n of them a caller can get past the limit by at most (n - 1) tenths, plus what
 * arrives while a report is under way. A store that is away loosens the limit to one per process; it fails no call.
 */
export function localFirst(
  report: (key: string, points: number) => Promise<RateLimiterRes>,
  { allowed, seconds, log }: { allowed: number; seconds: number; log: FastifyBaseLogger },
): (key: string, points: number) => Promise<void> {
  const share = Math.max(1, Math.ceil(allowed / REPORT_SHARE));
  const current = createCounts(seconds, share);

  function reportIfDue(key: string, count: Count): void {
    if (count.unreported >= count.reportAt && !count.isReporting) void synchronize(key, count);
  }

  async function synchronize(key: string, count: Count): Promise<void> {
    count.isReporting = true;
    const part = count.unreported;
    try {
      const { consumedPoints, msBeforeNext } = await report(key, part);
      count.shared = consumedPoints;
      count.unreported -= part;
      count.endsAt = Date.now() + msBeforeNext;
      count.reportAt = share;
    } catch (error) {
      count.reportAt = count.unreported + share;
      log.warn({ err: error }, 'a rate limit could not be shared with the other processes');
    } finally {
      count.isReporting = false;
    }
    reportIfDue(key, count);
  }

  return async (key, points) => {
    const now = Date.now();
    const count = current(key, now);
    if (count.shared + count.unreported + points > allowed) throw rateLimited((count.endsAt - now) / 1000);
    count.unreported += points;
    reportIfDue(key, count);
  };
}
