import { MESSAGES } from '@larder/shared/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';
import { responseFormatOf } from './response-format.ts';
import { ownOrigin } from './own-origin.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses requests that another site made a browser send. Whatever may write must come from our own pages, and calls must
 * be JSON, which a form of another site cannot send. Reads never write.
 */
export function guardAgainstOtherSites(app: FastifyInstance, config: Config): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isAllowed = READS.has(request.method) || (isSameOrigin(config, request) && isExpectedType(request));
    done(isAllowed ? undefined : new AppError('CROSS_SITE', MESSAGES.crossSite));
  });
}

function isSameOrigin(config: Config, request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  // Browsers omit Sec-Fetch-Site on plain http but send the Origin.
  if (site !== undefined) return site === 'same-origin';
  return request.headers.origin !== undefined && request.headers.origin === ownOrigin(config, request);
}

function isExpectedType(request: FastifyRequest): boolean {
  if (responseFormatOf(request) !== 'trpc') return true;
  return /^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '');
}
