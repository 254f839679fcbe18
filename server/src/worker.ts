import { createGuardedFetch } from './adapters/fetch/guarded-fetch.ts';
import { createMailer } from './adapters/mail/mailer.ts';
import { createConfiguredReader } from './adapters/photo-reader/photo-reader-with-model.ts';
import type { PhotoReader } from './adapters/photo-reader/photo-reader.ts';
import { createRateLimits } from './adapters/rate-limits/rate-limits.ts';
import { createStorage } from './adapters/storage/storage.ts';
import { loadConfig, type Config } from './config.ts';
import type { Deps } from './ctx.ts';
import { connect } from './db/db.ts';
import { sendMail } from './features/auth/mails.ts';
import { sweepAccounts } from './features/auth/sweep.ts';
import { exportHandler } from './features/exports/run-export.ts';
import { sweepExports } from './features/exports/sweep.ts';
import { importHandler } from './features/imports/import-job.ts';
import { photosHandler } from './features/imports/import-photos.ts';
import { sweepImports } from './features/imports/sweep.ts';
import { sweepOrphans } from './features/images/sweep-orphans.ts';
import { sweepImages } from './features/images/sweep.ts';
import { createEvents } from './jobs/events.ts';
import { createJobs } from './jobs/queue.ts';
import { startWorkers, type Handlers } from './jobs/run.ts';
import { failStart, reportReady, stopOnSignal } from './process/lifecycle.ts';
import { createLogger } from './process/logging.ts';
import { startMetrics } from './process/metrics.ts';
import { StartError } from './process/start-error.ts';

// The worker process: does the jobs. Started by the launcher, or alone (`npm run start:worker`), any number of times.

const STOP_DEADLINE_MS = 9_500;

function createDeps(config: Config): Deps {
  if (config.databaseUrl === undefined) throw new StartError('The worker needs DATABASE_URL.');
  const log = createLogger(config, 'worker');
  const db = connect(config.databaseUrl, { applicationName: 'larder-worker' });
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

/** A queue that cannot be reached would be waited for without a word. */
async function checkQueue({ config, jobs }: Deps): Promise<void> {
  await jobs.ping().catch((cause: unknown) => {
    const variable = config.redisUrl === undefined ? 'DATABASE_URL' : 'REDIS_URL';
    const { host } = new URL(config.redisUrl ?? config.databaseUrl ?? '');
    throw new StartError(`Cannot use the job queue at ${host}. Check ${variable}.`, { cause });
  });
}

function handlersOf(deps: Deps, photoReader: PhotoReader): Handlers {
  const sweepers = { sweepImports, sweepExports, sweepPictures: sweepImages, sweepOrphans, sweepAccounts };
  return {
    import: importHandler(deps),
    photos: photosHandler(deps, photoReader.read),
    export: exportHandler(deps),
    mail: (payload) => sendMail(deps, payload),
    sweep: async () => {
      for (const [name, sweep] of Object.entries(sweepers)) {
        await sweep(deps).catch((error: unknown) =>
          deps.log.error({ err: error, sweep: name }, 'a sweep failed'),
        );
      }
    },
  };
}

try {
  const config = loadConfig();
  const deps = createDeps(config);
  const photoReader = createConfiguredReader(config, deps.log);
  await deps.storage.prepare();
  await checkQueue(deps);
  const workers = await startWorkers(deps, handlersOf(deps, photoReader));
  const metrics = await startMetrics(config);
  stopOnSignal(async () => {
    await workers.close();
    await photoReader.close();
    await metrics.close();
    await closeDeps(deps);
  }, STOP_DEADLINE_MS);
  deps.log.info('working');
  reportReady();
} catch (error) {
  failStart(error);
}
