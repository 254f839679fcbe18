import type { FastifyInstance } from 'fastify';
import { bodyTooLarge, notAuthenticated } from '../errors.ts';
import { viewerOf } from '../trpc/context.ts';
import { responseFormatOf } from './response-format.ts';
import { ANONYMOUS_BODY } from './body-sizes.ts';
import { declaredLength } from './call-body.ts';

/** Refuses large bodies of visitors before a byte is read. Calls check this themselves, by the level of their procedure. */
export function refuseLargeAnonymousBodies(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (declaredLength(request) <= ANONYMOUS_BODY || responseFormatOf(request) === 'trpc') return done();
    const isForUsers = request.routeOptions.config.access === 'user';
    const refusal = () => (isForUsers ? notAuthenticated() : bodyTooLarge());
    viewerOf(request).then((viewer) => done(viewer ? undefined : refusal()), done);
  });
}
