import type { FastifyInstance } from 'fastify';
import type { Deps } from '../ctx.ts';
import { pingDatabase } from './database-state.ts';

const PATIENCE_MS = 3_000;

/** /healthz: this process is alive. /readyz: it can do its work, because the database and the queue answer. */
export function addHealth(app: FastifyInstance, { db, jobs }: Pick<Deps, 'db' | 'jobs'>): void {
  const config = { access: 'anonymous' } as const;
  app.get('/healthz', { config }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', { config }, async (_request, reply) => {
    const [database, queue] = await Promise.all([answers(pingDatabase(db)), answers(jobs.ping())]);
    const ready = database && queue;
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ok' : 'unavailable', database, queue });
  });
}

async function answers(question: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => (timer = setTimeout(() => resolve(false), PATIENCE_MS)));
  const answered = question.then(
    () => true,
    () => false,
  );
  return Promise.race([answered, late]).finally(() => clearTimeout(timer));
}
