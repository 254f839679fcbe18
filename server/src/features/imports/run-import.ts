import type { ImportError, StartImportInput } from '@larder/shared/import/schema';
import type { Deps } from '../../ctx.ts';
import type { Db } from '../../db/db.ts';
import { asAppError } from '../../errors.ts';
import { runLeased } from '../../jobs/lease.ts';
import type { Handler, JobRun } from '../../jobs/run.ts';
import { ownFailure } from './errors.ts';
import { acquireImport, failImport, releaseImport, watchImport, type ImportLease } from './lease.ts';
import type { ImportJob, SchedulerDeps } from './scheduler.ts';
import { anySource } from './sources/registry.ts';
import type { Source, SourceDeps } from './sources/source.ts';
import { createHostLimit, createPlaces } from './worker-places.ts';

/** The worker's handler of imports, of both their queues. */
export function importHandler(deps: SourceDeps): Handler<'import' | 'photos'> {
  const { workerConcurrency } = deps.config;
  const source = anySource(deps, createPlaces(workerConcurrency));
  const withinHostLimit = createHostLimit(workerConcurrency);
  return async (job, run) => {
    const host = await hostOf(deps.db, job);
    await withinHostLimit(host, () => runImport(deps, job, run, source));
  };
}

/** The site that an import will wait for; null where it waits for none. */
async function hostOf(db: Db, { importId }: ImportJob): Promise<string | null> {
  const row = await db
    .selectFrom('imports')
    .select(['kind', 'input'])
    .where('id', '=', importId)
    .executeTakeFirst();
  if (row?.kind !== 'url' && row?.kind !== 'social') return null;
  const { url } = row.input as { url: string };
  return URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : null;
}

export type RunImportDeps = SchedulerDeps & Pick<Deps, 'events'>;

/**
 * One import from its lease to its end. What a person can be told of a failure becomes the import's error; an outage or the
 * process stopping sends it back to the queue.
 */
export async function runImport(
  deps: RunImportDeps,
  job: ImportJob,
  { signal: stopping }: Pick<JobRun, 'signal'>,
  source: Source<StartImportInput>,
): Promise<void> {
  const log = deps.log.child({ importId: job.importId });
  const began = performance.now();
  let taken: ImportLease | null = null;
  const acquire = async () => {
    taken = await acquireImport(deps.db, job);
    if (taken) log.info({ kind: taken.input.kind, attempt: taken.attempts }, 'an import was taken');
    return taken;
  };
  await runLeased<ImportLease>(
    {
      acquire,
      watch: (lease) => watchImport(deps, lease),
      work: (lease, held) => source(lease.input, { lease, held }),
      release: (lease) => releaseImport(deps.db, lease),
      fail: (lease, error) => failImport(deps, lease, asImportError(deps, lease, error)),
    },
    stopping,
  ).finally(() => {
    if (taken) log.info({ ...endOf(taken), ms: Math.round(performance.now() - began) }, 'an import ended');
  });
}

/** One that has neither ended nor been released was cancelled, or taken by another worker. */
function endOf({ input, outcome = 'lease ended' }: ImportLease) {
  return { kind: input.kind, outcome };
}

function asImportError({ log }: RunImportDeps, { id, input }: ImportLease, error: unknown): ImportError {
  const reported = asAppError(error);
  if (reported) {
    const { appCode, message, details } = reported;
    return {
      appCode,
      message,
      ...(details as Pick<ImportError, 'recipes' | 'recipeUrl' | 'videoUrl'> | undefined),
    };
  }
  log.error({ importId: id, err: error }, 'import failed for a reason of ours');
  return ownFailure(input.kind);
}
