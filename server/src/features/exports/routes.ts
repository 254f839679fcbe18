import { Readable } from 'node:stream';
import type { ExportFormat } from '@larder/shared/export/messages';
import { idSchema } from '@larder/shared/list';
import { PRODUCT_NAME } from '@larder/shared/product';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { endWithSession } from '../../auth/end-with-session.ts';
import type { Deps, Viewer } from '../../ctx.ts';
import { PROGRAMS } from './programs/archive-for.ts';
import { exportNotFound } from './errors.ts';
import { readParts } from './parts.ts';

/** What the file is called behind its day. */
const ENDINGS: Record<ExportFormat, string> = {
  larder: '.zip',
  paprika: `.${PROGRAMS.paprika.ending}`,
  mealie: `-mealie.${PROGRAMS.mealie.ending}`,
};

type RouteDeps = Pick<Deps, 'db' | 'events' | 'storage' | 'now' | 'log' | 'rateLimits'>;

/** GET /api/exports/{id}: the zip, for its owner alone. Another person's id is answered as one that never was. */
export async function registerExportRoutes(
  app: FastifyInstance,
  deps: RouteDeps,
  viewerOf: (request: FastifyRequest) => Promise<Viewer | null>,
): Promise<void> {
  app.get<{ Params: { id: string } }>(
    '/api/exports/:id',
    { config: { access: 'user' }, exposeHeadRoute: false },
    async (request, reply) => {
      void reply.header('cache-control', 'private, no-store').header('x-content-type-options', 'nosniff');
      const viewer = await viewerOf(request);
      const file = await findFile(deps, viewer, request.params.id);
      if (!file || !viewer) throw exportNotFound();
      await deps.rateLimits.consume('exportDownload', viewer.userId);
      endWithSession(deps, viewer, reply.raw);
      const day = file.finished_at.toISOString().slice(0, 10);
      const name = `${PRODUCT_NAME.toLowerCase()}-${day}${ENDINGS[file.format]}`;
      return reply
        .type('application/zip')
        .header('content-length', file.size)
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(Readable.from(readParts(deps, file.storage_key, file.parts), { objectMode: false }));
    },
  );
}

async function findFile({ db, now }: RouteDeps, viewer: Viewer | null, id: string) {
  const exportId = idSchema.safeParse(id).data;
  if (!viewer || exportId === undefined) return undefined;
  return db
    .selectFrom('exports')
    .select(['format', 'storage_key', 'parts', 'size', 'finished_at'])
    .where('id', '=', exportId)
    .where('user_id', '=', viewer.vaultId)
    .where('status', '=', 'done')
    .where('expires_at', '>', now())
    .$narrowType<{
      format: ExportFormat;
      storage_key: string;
      parts: number;
      size: number;
      finished_at: Date;
    }>()
    .executeTakeFirst();
}
