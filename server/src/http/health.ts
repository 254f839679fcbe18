import type { FastifyInstance } from 'fastify';
import type { Deps } from '../ctx.ts';
import { pingDatabase, roomCheck } from './database-state.ts';

type HealthDeps = Pick<Deps, 'db' | 'jobs' | 'storage'>;

const PATIENCE_MS = 3_000;

/**
 * /healthz: this process is alive. /readyz: it can do its work, because the database and the queue answer and there is room
 * to write.
 */
export function addHealth(app: FastifyInstance, { db, jobs, storage }: HealthDeps): void {
  const config = { access: 'anonymous' } as const;
  const hasRoom = roomCheck(db);
  app.get('/healthz', { config }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', { config }, async (_request, reply) => {
    const [database, queue, databaseRoom, storageRoom] = await Promise.all([
      answers(pingDatabase(db)),
      answers(jobs.ping()),
      answers(hasRoom()),
      answers(storage.hasRoom()),
    ]);
    const room = databaseRoom && storageRoom;
    const ready = database && queue && room;
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ok' : 'unavailable', database, queue, room });
  });
}

/** An answer of false is a no as well. */
async function answers(question: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => (timer = setTimeout(() => resolve(false), PATIENCE_MS)));
  const answered = question.then(
    (answer) => answer !== false,
    () => false,
  );
  return Promise.race([answered, late]).finally(() => clearTimeout(timer));
}
