import { dayOf } from '@larder/shared/day/day';
import { PLAN_CALENDAR } from '@larder/shared/paths';
import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Deps } from '../../ctx.ts';
import { planAsCalendar } from './calendar.ts';
import { planNotFound } from './errors.ts';
import { findFeed } from './feed.ts';

/** How many characters of calendars are cached: about twenty of a thousand meals. */
const CACHED = 8_000_000;

/**
 * GET /calendar/{token}.ics: a plan for whoever has its address. It is written once for each version of the plan; every request asks the
 * database for that, so what was taken back or changed is never sent. Calendars that have it already are answered with 304.
 */
export function registerCalendarRoute(
  app: FastifyInstance,
  { db, config, now, rateLimits }: Pick<Deps, 'db' | 'config' | 'now' | 'rateLimits'>,
): void {
  const cache = new LRUCache<string, string>({ maxSize: CACHED, sizeCalculation: (text) => text.length });
  app.get<{ Params: { file: string } }>(
    PLAN_CALENDAR,
    { config: { access: 'anonymous' } },
    async (request, reply) => {
      void reply.header('cache-control', 'private, no-cache').header('x-robots-tag', 'noindex');
      await rateLimits.consume('publicPage', request.ip);
      const feed = await findFeed(db, request.params.file.replace(/\.ics$/, ''));
      if (!feed) throw planNotFound();
      const today = dayOf(now());
      const version = [feed.vaultId, feed.language, today, feed.version].join(' ');
      const etag = `"${hash('sha256', version, 'base64url')}"`;
      void reply.header('etag', etag);
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      const text =
        cache.get(version) ?? (await planAsCalendar(db, feed, { origin: config.publicOrigin, today }));
      cache.set(version, text);
      return reply.type('text/calendar; charset=utf-8').send(text);
    },
  );
}
