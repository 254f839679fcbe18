import { PERSON_HEADER } from '@larder/shared/auth/person-header';
import { idSchema } from '@larder/shared/list';
import { MOVE_LIMITS } from '@larder/shared/move/messages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps, Viewer } from '../../ctx.ts';
import { notAuthenticated } from '../../errors.ts';
import { allowLongBody } from '../../long-bodies.ts';
import { badPart } from './errors.ts';
import { storePart } from './store-part.ts';

type RouteDeps = Pick<Deps, 'db' | 'storage' | 'now' | 'log' | 'rateLimits' | 'jobs'>;

const query = z.object({ move: idSchema, part: z.coerce.number().int().min(0).max(1_000) });

/** POST /api/moves?move=ID&part=N: one part of a file, as it is. With the last one the file is read. */
export async function registerMoveRoute(
  app: FastifyInstance,
  deps: RouteDeps,
  viewerOf: (request: FastifyRequest) => Promise<Viewer | null>,
): Promise<void> {
  await app.register(async (scope) => {
    const options = { parseAs: 'buffer', bodyLimit: MOVE_LIMITS.partBytes } as const;
    scope.addContentTypeParser('application/octet-stream', options, (_request, body, done) =>
      done(null, body),
    );
    scope.addHook('preParsing', async (request) => allowLongBody(request.raw));
    scope.post('/api/moves', { config: { access: 'user' } }, async (request, reply) => {
      const viewer = await viewerOf(request);
      const person = request.headers[PERSON_HEADER];
      if (!viewer || (person !== undefined && person !== viewer.userId)) throw notAuthenticated();
      const { data: place, error } = query.safeParse(request.query);
      if (!place || !Buffer.isBuffer(request.body)) throw badPart(error);
      await deps.rateLimits.consume('movePart', viewer.userId);
      const parts = await storePart(deps, viewer, { id: place.move, part: place.part, bytes: request.body });
      return reply.code(201).header('cache-control', 'no-store').send({ parts });
    });
  });
}
