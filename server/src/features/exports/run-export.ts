import type { Deps } from '../../ctx.ts';
import { isDiskFull, isOutage } from '../../errors.ts';
import { JOBS } from '../../jobs/jobs.ts';
import { MAX_ATTEMPTS, runLeased } from '../../jobs/lease.ts';
import type { Handler } from '../../jobs/run.ts';
import { archiveOf } from './archive.ts';
import { acquireExport, completeExport, failExport, releaseExport, type ExportLease } from './lease.ts';
import { writeParts } from './parts.ts';
import { archiveFor, PROGRAMS } from './programs/archive-for.ts';
import { zipOf, type ArchiveFile } from './zip.ts';

export type ExportDeps = Pick<Deps, 'db' | 'storage' | 'now' | 'log'>;

/** The worker's handler of export jobs: packs everything of the export's owner into storage. */
export function exportHandler(deps: ExportDeps): Handler<'export'> {
  return ({ exportId }, { signal: stopping, attempt }) =>
    runLeased(
      {
        acquire: () => acquireExport(deps, exportId),
        work: (lease, signal) => packExport(deps, lease, signal),
        release: (lease) => releaseExport(deps, lease),
        fail: async (lease, error) => {
          if (attempt < JOBS.export.attempts && lease.attempts <= MAX_ATTEMPTS) throw error;
          await failExport(deps, lease);
          deps.log.error({ err: error, exportId }, 'an export failed');
        },
      },
      stopping,
    );
}

function filesOf(deps: ExportDeps, lease: ExportLease, signal: AbortSignal): AsyncIterable<ArchiveFile> {
  if (lease.format === 'larder') return archiveOf(deps, lease, signal);
  return archiveFor(PROGRAMS[lease.format], deps, lease, signal);
}

async function packExport(deps: ExportDeps, lease: ExportLease, signal: AbortSignal): Promise<void> {
  try {
    const file = await writeParts(deps, lease.storageKey, zipOf(filesOf(deps, lease, signal)));
    await completeExport(deps, lease, file);
  } catch (error) {
    // Whether an export was completed is not known when the database went away: the tombstone keeps the file from staying.
    if (!isOutage(error) || isDiskFull(error)) await discardFile(deps, lease);
    throw error;
  }
}

/** What cannot be removed now is left to the sweeper; the failure that led here is the one to report. */
async function discardFile({ db, storage }: ExportDeps, { storageKey }: ExportLease): Promise<void> {
  try {
    await storage.deletePrefix(storageKey);
    await db.deleteFrom('file_tombstones').where('storage_key', '=', storageKey).execute();
  } catch {
    // The tombstone stays.
  }
}
