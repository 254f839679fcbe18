import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createGuardedFetch } from './adapters/fetch/guarded-fetch.ts';
import { createMailer } from './adapters/mail/mailer.ts';
import { createRateLimits } from './adapters/rate-limits/rate-limits.ts';
import { createStorage } from './adapters/storage/storage.ts';
import { buildApp } from './app.ts';
import { loadConfig, type Config } from './config.ts';
import type { Deps } from './ctx.ts';
import { connect } from './db/db.ts';
import { createEvents } from './jobs/events.ts';
import { createJobs } from './jobs/queue.ts';
import { failStart, reportReady, stopOnSignal } from './process/lifecycle.ts';
import { createLogger } from './process/logging.ts';
import { startMetrics } from './process/metrics.ts';
import { listenFailure, StartError } from './process/start-error.ts';

// The web process: answers browsers. Started by the launcher, or alone (`npm run start:web`).

/** How long answers under way may take to finish once a stop was asked for. */
const DRAIN_MS = 8_000;
const STOP_DEADLINE_MS = 9_500;

function createDeps(config: Config): Deps {
  if (config.databaseUrl === undefined) throw new StartError('The web needs DATABASE_URL.');
  const log = createLogger(config, 'web');
  const db = connect(config.databaseUrl, { applicationName: 'larder-web' });
  return {
    config,
    db,
    log,
    jobs: createJobs(config, log),
    events: createEvents(config, log),
    mailer: createMailer(config, log),
    storage: createStorage(config),
    guardedFetch: createGuardedFetch(config),
    rateLimits: createRateLimits({ config, db, log }),
    now: () => new Date(),
  };
}

async function closeDeps({ jobs, events, mailer, rateLimits, db }: Deps): Promise<void> {
  await Promise.allSettled([jobs.close(), events.close(), mailer.close(), rateLimits.close()]);
  await db.destroy();
}

/** Listens and says where: port 0 is any free one. */
async function listen(app: FastifyInstance, { host, port, publicOrigin }: Config): Promise<string> {
  await app.listen({ host, port }).catch((error: NodeJS.ErrnoException) => {
    throw listenFailure({ host, port }, error.code ?? error.message);
  });
  if (port !== 0) return publicOrigin;
  const { port: given } = app.server.address() as AddressInfo;
  return publicOrigin.replace(/(:0)?$/, `:${given}`);
}

try {
  const config = loadConfig();
  const deps = createDeps(config);
  await deps.storage.prepare();
  const app = await buildApp(deps);
  const metrics = await startMetrics(config);
  const address = await listen(app, config);
  stopOnSignal(async () => {
    await app.drain(DRAIN_MS);
    await app.close();
    await metrics.close();
    await closeDeps(deps);
  }, STOP_DEADLINE_MS);
  reportReady(address);
} catch (error) {
  failStart(error);
}
