import type { FastifyInstance } from 'fastify';
import { bodyTooLarge, notAuthenticated } from '../errors.ts';
import { viewerOf } from '../trpc/context.ts';
import { areaOf } from './areas.ts';
import { STRANGER_BODY } from './body-sizes.ts';
import { declaredLength } from './call-body.ts';

/** Refuses large bodies of people who are not signed in, before a byte is read. Calls do so themselves, each by its level. */
export function refuseLargeBodiesOfStrangers(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (declaredLength(request) <= STRANGER_BODY || areaOf(request) === 'trpc') return done();
    const isForUsers = request.routeOptions.config.access === 'user';
    const refusal = () => (isForUsers ? notAuthenticated() : bodyTooLarge());
    viewerOf(request).then((viewer) => done(viewer ? undefined : refusal()), done);
  });
}
