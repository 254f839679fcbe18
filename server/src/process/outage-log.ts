import type { FastifyBaseLogger } from 'fastify';
import { isDiskFull } from '../errors.ts';

const EVERY_MS = 60_000;

/** Logs outages: at most one line a minute for services that are away and one for full disks, not one per call. */
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
