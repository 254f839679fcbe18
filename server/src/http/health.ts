import type { FastifyInstance } from 'fastify';
import type { Deps } from '../ctx.ts';
import { within } from '../process/within.ts';
import { pingDatabase, spaceCheck } from './database-state.ts';

type HealthDeps = Pick<Deps, 'db' | 'jobs' | 'storage'>;

const TIMEOUT_MS = 3_000;

/**
 * /healthz: this process is alive. /readyz: it can do its work: it is not about to stop, the database and the queue answer,
 * and both the database and the storage have room to write.
 */
export function addHealth(app: FastifyInstance, { db, jobs, storage }: HealthDeps): void {
  const config = { access: 'anonymous' } as const;
  const hasRoom = spaceCheck(db);
  app.get('/healthz', { config }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', { config }, async (_request, reply) => {
    const [database, queue, databaseRoom, storageRoom] = await Promise.all([
      passes(pingDatabase(db)),
      passes(jobs.ping()),
      passes(hasRoom()),
      passes(storage.hasRoom()),
    ]);
    const room = databaseRoom && storageRoom;
    const stopping = app.isDraining();
    const ready = database && queue && room && !stopping;
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ok' : 'unavailable', database, queue, room, stopping });
  });
}

/** False as well when the check says false, fails or takes too long. */
function passes(check: Promise<unknown>): Promise<boolean> {
  const passed = check.then(
    (answer) => answer !== false,
    () => false,
  );
  return within(passed, TIMEOUT_MS, () => false);
}
