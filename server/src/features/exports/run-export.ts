import type { Deps } from '../../ctx.ts';
import { isDiskFull, isOutage } from '../../errors.ts';
import type { Handler, JobRun } from '../../jobs/run.ts';
import { JOBS } from '../../jobs/jobs.ts';
import { archiveOf } from './archive.ts';
import {
  acquireExport,
  LeaseEnded,
  failExport,
  completeExport,
  releaseExport,
  type ExportLease,
} from './lease.ts';
import { writeParts } from './parts.ts';
import { zipOf } from './zip.ts';

/** An export that has cost so many workers their life is not tried again by itself. */
export const MAX_ATTEMPTS = 5;

export type ExportDeps = Pick<Deps, 'db' | 'storage' | 'now' | 'log'>;

/** The worker's handler of export jobs. */
export function exportHandler(deps: ExportDeps): Handler<'export'> {
  return ({ exportId }, run) => runExport(deps, exportId, run);
}

/** Packs everything of the export's owner into storage. What goes wrong is tried again, then told to the owner. */
async function runExport(deps: ExportDeps, exportId: string, run: JobRun): Promise<void> {
  const claim = await acquireExport(deps, exportId);
  if (!claim) return;
  try {
    if (claim.attempts > MAX_ATTEMPTS) throw new Error('The export cost too many workers');
    const file = await writeParts(deps, claim.storageKey, zipOf(archiveOf(deps, claim, run.signal)));
    await completeExport(deps, claim, file);
  } catch (error) {
    // Whether an export was finished is not known when the database went away: its tombstone keeps the file from staying for ever.
    if (!isOutage(error) || isDiskFull(error)) await discard(deps, claim);
    await settle(deps, claim, { error, run });
  }
}

async function settle(
  deps: ExportDeps,
  claim: ExportLease,
  { error, run }: { error: unknown; run: JobRun },
): Promise<void> {
  if (error instanceof LeaseEnded) return;
  try {
    if (run.signal.aborted) await releaseExport(deps, claim);
    else if (isOutage(error)) await waitAgain(deps, claim);
    if (run.signal.aborted || isOutage(error)) throw error;
    if (run.attempt < JOBS.export.attempts && claim.attempts <= MAX_ATTEMPTS) throw error;
    await failExport(deps, claim);
    deps.log.error({ err: error, exportId: claim.exportId }, 'an export failed');
  } catch (failure) {
    if (!(failure instanceof LeaseEnded)) throw failure;
  }
}

/** Back to waiting as if it had not begun; where that cannot be written either, the sweep finds it. */
async function waitAgain(deps: ExportDeps, claim: ExportLease): Promise<void> {
  await releaseExport(deps, claim, { attempts: claim.attempts - 1 }).catch((failure: unknown) => {
    if (!isOutage(failure)) throw failure;
  });
}

/** What cannot be removed now is left to the sweeper; the failure that led here is the one to be told. */
async function discard({ db, storage }: ExportDeps, { storageKey }: ExportLease): Promise<void> {
  try {
    await storage.deletePrefix(storageKey);
    await db.deleteFrom('file_tombstones').where('storage_key', '=', storageKey).execute();
  } catch {
    // The tombstone stays.
  }
}
