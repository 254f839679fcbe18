import { PERSON_HEADER } from '@larder/shared/auth/person-header';
import { idSchema } from '@larder/shared/list';
import { MOVE_LIMITS, partsOfSize } from '@larder/shared/move/messages';
import { sql } from 'kysely';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps, Viewer } from '../../ctx.ts';
import { ImageNotStoredError, notAuthenticated } from '../../errors.ts';
import { allowLongBody } from '../../long-bodies.ts';
import { badPart, moveNotFound } from './errors.ts';
import { partKey } from './move-file.ts';
import { sendMove } from './moves.ts';

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

interface Part {
  id: string;
  part: number;
  bytes: Buffer;
}

/** Gives the numbers of all parts that are there. A part that is sent again changes nothing. */
async function storePart(deps: RouteDeps, viewer: Viewer, { id, part, bytes }: Part): Promise<number[]> {
  const move = await deps.db
    .selectFrom('moves')
    .select(['storage_key', 'size'])
    .where('id', '=', id)
    .where('user_id', '=', viewer.userId)
    .where('status', '=', 'uploading')
    .where('expires_at', '>', deps.now())
    .executeTakeFirst();
  if (!move) throw moveNotFound();
  const expected = Math.min(MOVE_LIMITS.partBytes, move.size - part * MOVE_LIMITS.partBytes);
  if (bytes.length !== expected) throw badPart();
  const key = partKey(move.storage_key, part);
  await deps.storage.put(key, bytes, 'application/octet-stream').catch((cause: unknown) => {
    throw new ImageNotStoredError(cause);
  });
  const whole = partsOfSize(move.size);
  const row = await deps.db
    .updateTable('moves')
    .set({
      parts: sql`array(select distinct n from unnest(parts || ${part}::integer) as n order by n)`,
      updated_at: deps.now(),
    })
    .where('id', '=', id)
    .where('user_id', '=', viewer.userId)
    .where('status', '=', 'uploading')
    .returning(['parts'])
    .executeTakeFirst();
  if (!row) {
    // Cancelled meanwhile: its file may have been removed already.
    await deps.storage.deletePrefix(key);
    throw moveNotFound();
  }
  if (row.parts.length === whole) await queueReading(deps, id);
  return row.parts;
}

async function queueReading(deps: RouteDeps, id: string): Promise<void> {
  const { numUpdatedRows } = await deps.db
    .updateTable('moves')
    .set({ status: 'queued', task: 'read', updated_at: deps.now() })
    .where('id', '=', id)
    .where('status', '=', 'uploading')
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) await sendMove(deps, id);
}
