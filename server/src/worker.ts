import { setPriority } from 'node:os';
import { checkModel } from './adapters/recipe-model/check-model.ts';
import { loadConfig, type Config } from './config.ts';
import { closeDeps, createDeps, createReaders, type Readers } from './create-deps.ts';
import type { Deps } from './ctx.ts';
import { sendMail } from './features/auth/mails.ts';
import { sweepAccounts } from './features/auth/sweep.ts';
import { exportHandler } from './features/exports/run-export.ts';
import { sweepExports } from './features/exports/sweep.ts';
import { importHandler } from './features/imports/run-import.ts';
import { sweepImports } from './features/imports/sweep.ts';
import { moveHandler } from './features/moves/run-move.ts';
import { sweepMoves } from './features/moves/sweep.ts';
import { sweepOrphans } from './features/images/sweep-orphans.ts';
import { sweepBin } from './features/bin/remove.ts';
import { sweepReadings } from './features/recipes/readings.ts';
import { sweepTicks } from './features/recipes/ticks.ts';
import { sweepRemovedEntries, sweepRemovedStores } from './features/shopping/sweep.ts';
import { sweepAnsweredWrites } from './sync/idempotent-writes.ts';
import { indexHandler } from './features/recipes/index-recipes.ts';
import { sweepChanges } from './sync/changed-since.ts';
import { sweepImages } from './features/images/sweep.ts';
import { startWorkers, type Handlers } from './jobs/run.ts';
import { failStart, reportReady, stopOnSignal } from './process/lifecycle.ts';
import { measureQueue } from './process/metrics.ts';
import { startMetrics } from './process/serve-metrics.ts';
import { startTracing } from './process/tracing.ts';
import { StartError } from './process/start-error.ts';

// The worker process: does the jobs. Started by the launcher, or alone (`npm run start:worker`), any number of times.

const STOP_DEADLINE_MS = 9_500;
/** Whoever looks at a page waits; a job does not mind. The reader of photos stands behind both. */
const NICE = 5;

/** A queue that cannot be reached would be waited for without a word. */
async function checkQueue({ config, jobs }: Deps): Promise<void> {
  await jobs.ping().catch((cause: unknown) => {
    const variable = config.redisUrl === undefined ? 'DATABASE_URL' : 'REDIS_URL';
    const { host } = new URL(config.redisUrl ?? config.databaseUrl ?? '');
    throw new StartError(`Cannot use the job queue at ${host}. Check ${variable}.`, { cause });
  });
}

/** Photos would fail one by one. */
async function checkPhotoModels({ ocrModelsDir, ocrThreads }: Config): Promise<void> {
  if (ocrModelsDir === undefined) return;
  const { whatIsWrongWith } = await import('./adapters/photo-reader/text-models.ts');
  const wrong = await whatIsWrongWith(ocrThreads, ocrModelsDir);
  if (wrong !== undefined) throw new StartError(`OCR_MODELS_DIR: the models cannot be used: ${wrong}.`);
}

function handlersOf(deps: Deps, { readPage, askAboutPage, askAboutText, readPhoto }: Readers): Handlers {
  const importSource = importHandler({ ...deps, readPage, askAboutPage, askAboutText, readPhoto });
  const sweepers = {
    sweepImports,
    sweepExports,
    sweepMoves,
    sweepBin,
    sweepRemovedEntries,
    sweepRemovedStores,
    sweepChanges,
    sweepAnsweredWrites,
    sweepTicks,
    sweepReadings,
    sweepImages,
    sweepDrafts: ({ storage }: Deps) => storage.sweepDrafts(),
    sweepOrphans,
    sweepAccounts,
  };
  return {
    import: importSource,
    photos: importSource,
    export: exportHandler(deps),
    move: moveHandler(deps),
    mail: (payload) => sendMail(deps, payload),
    index: indexHandler(deps),
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
  setPriority(NICE);
  const config = loadConfig();
  const deps = createDeps(config, 'worker');
  const stopTracing = await startTracing(config, 'worker', deps.log);
  const readers = createReaders(deps);
  await deps.storage.prepare();
  await checkQueue(deps);
  await checkPhotoModels(config);
  const workers = await startWorkers(deps, handlersOf(deps, readers));
  measureQueue(() => deps.jobs.depths());
  const metrics = await startMetrics(config);
  stopOnSignal(async () => {
    await workers.close();
    await readers.close();
    await metrics.close();
    await Promise.all([closeDeps(deps), stopTracing()]);
  }, STOP_DEADLINE_MS);
  deps.log.info('working');
  if (config.aiModel) void checkModel(config.aiModel, deps.log);
  reportReady();
} catch (error) {
  failStart(error);
}
