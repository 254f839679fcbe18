import type { FastifyInstance } from 'fastify';
import { bodyTooLarge, notAuthenticated } from '../errors.ts';
import { viewerOf } from '../trpc/context.ts';
import { areaOf } from './areas.ts';
import { declaredLength } from './call-body.ts';

/** What anybody may send. It is also what Fastify itself would read of a request to a path without a route. */
export const STRANGER_BODY = 64 * 1024;
/** Two recipes' worth of the longest everything. */
export const CALL_BODY = 2 * 1024 * 1024;
/** The longest page that may be pasted, in UTF-8 and as JSON. */
export const PAGE_BODY = 16 * 1024 * 1024;

/** Refuses large bodies of people who are not signed in, before a byte is read. Calls do so themselves, each by its level. */
export function refuseLargeBodiesOfStrangers(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (declaredLength(request) <= STRANGER_BODY || areaOf(request) === 'trpc') return done();
    const isForUsers = request.routeOptions.config.access === 'user';
    const refusal = () => (isForUsers ? notAuthenticated() : bodyTooLarge());
    viewerOf(request).then((viewer) => done(viewer ? undefined : refusal()), done);
  });
}
