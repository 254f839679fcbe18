import type { FastifyBaseLogger } from 'fastify';
import { isDiskFull } from '../errors.ts';

const EVERY_MS = 60_000;

/** Says that something Larder needs is away or full: one line a minute for each of the two, and not one a call. */
export function createOutageLog(): (log: FastifyBaseLogger, error: unknown) => void {
  const silentUntil = new Map<string, number>();
  return (log, error) => {
    const message = isDiskFull(error) ? 'no space is left to write to' : 'something Larder needs is away';
    const now = performance.now();
    if (now < (silentUntil.get(message) ?? 0)) return;
    silentUntil.set(message, now + EVERY_MS);
    log.error({ err: error }, message);
  };
}
