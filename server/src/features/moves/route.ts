import { Readable } from 'node:stream';
import { PERSON_HEADER } from '@larder/shared/auth/person-header';
import { idSchema } from '@larder/shared/list';
import { MOVE_LIMITS, partsOfSize } from '@larder/shared/move/messages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps, Viewer } from '../../ctx.ts';
import { notAuthenticated } from '../../errors.ts';
import { allowLongBody } from '../../long-bodies.ts';
import { badPart } from './errors.ts';
import { createPartStore } from './store-part.ts';

type RouteDeps = Pick<Deps, 'db' | 'storage' | 'now' | 'log' | 'rateLimits' | 'jobs'>;

const MOST_PARTS = partsOfSize(MOVE_LIMITS.bytes, MOVE_LIMITS.smallPartBytes);
const query = z.object({ move: idSchema, part: z.coerce.number().int().min(0).max(MOST_PARTS) });

/** POST /api/moves?move=ID&part=N: one part of a file, as it is. With the last one the file is read. */
export async function registerMoveRoute(
  app: FastifyInstance,
  deps: RouteDeps,
  viewerOf: (request: FastifyRequest) => Promise<Viewer | null>,
): Promise<void> {
  const parts = createPartStore(deps);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Left to be read.
    scope.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
    scope.post('/api/moves', { config: { access: 'user' } }, async (request, reply) => {
      const viewer = await viewerOf(request);
      const person = request.headers[PERSON_HEADER];
      if (!viewer || (person !== undefined && person !== viewer.userId)) throw notAuthenticated();
      const { data: place, error } = query.safeParse(request.query);
      if (!place || !(request.body instanceof Readable)) throw badPart(error);
      const declared = request.headers['content-length'];
      const read = () => {
        allowLongBody(request.raw);
        return request.body as Readable;
      };
      const sent = { length: declared === undefined ? undefined : Number(declared), read };
      const there = await parts.store(viewer, { id: place.move, part: place.part }, sent);
      return reply.code(201).header('cache-control', 'no-store').send({ parts: there });
    });
  });
}
