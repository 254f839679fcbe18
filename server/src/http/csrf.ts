import { MESSAGES } from '@larder/shared/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bearerOf } from '../auth/access-tokens.ts';
import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';
import { responseFormatOf } from './response-format.ts';
import { ownOrigin } from './own-origin.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses requests that another site made a browser send. Whatever may write must come from our own pages, and calls must
 * be JSON, which a form of another site cannot send. Reads never write. A request with an access token comes from no form or page
 * of another site, which browsers let set no such header.
 */
export function guardAgainstOtherSites(app: FastifyInstance, config: Config): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isAllowed =
      READS.has(request.method) ||
      ((hasToken(request) || isSameOrigin(config, request)) && isExpectedType(request));
    done(isAllowed ? undefined : refusal(config, request));
  });
}

/** A page that Larder itself gave at another address than the configured one, as in the local network, leads to that. */
function refusal({ publicOrigin }: Config, request: FastifyRequest): AppError {
  const { origin, 'sec-fetch-site': site } = request.headers;
  const isOfThisHost = site === undefined && origin === `${request.protocol}://${request.host}`;
  if (!isOfThisHost || origin === publicOrigin) return new AppError('CROSS_SITE', MESSAGES.crossSite);
  return new AppError('WRONG_ADDRESS', MESSAGES.wrongAddress(publicOrigin), {
    details: { address: publicOrigin },
  });
}

function hasToken(request: FastifyRequest): boolean {
  return bearerOf(request.headers.authorization) !== undefined;
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
