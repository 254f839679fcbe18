import { MESSAGES } from '@larder/shared/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';
import { areaOf } from './areas.ts';
import { ownOrigin } from './own-origin.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses what another site made a browser send: everything that may write must say that it comes from our own pages,
 * and calls are JSON, which a foreign form cannot send. Reads never write.
 */
export function guardAgainstOtherSites(app: FastifyInstance, config: Config): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isAllowed = READS.has(request.method) || (isSameOrigin(config, request) && isExpectedType(request));
    done(isAllowed ? undefined : new AppError('CROSS_SITE', MESSAGES.crossSite));
  });
}

function isSameOrigin(config: Config, request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  // Browsers leave it out on plain http; then there is the Origin.
  if (site !== undefined) return site === 'same-origin';
  return request.headers.origin !== undefined && request.headers.origin === ownOrigin(config, request);
}

function isExpectedType(request: FastifyRequest): boolean {
  if (areaOf(request) !== 'trpc') return true;
  return /^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '');
}
