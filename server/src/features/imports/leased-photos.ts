import type { ImportDraft, ImportError, ImportPhotoState } from '@larder/shared/import/schema';
import type { ImportStage } from '@larder/shared/import/messages';
import type { Db } from '../../db/db.ts';
import { completed, countEnd, failed, readLeased, writeImport, type ImportLease } from './lease.ts';
import { photoStatesOf } from './photo-states.ts';
import { changeAndSchedule, changeImports, type SchedulerDeps } from './scheduler.ts';

// What a worker reads and writes of the photos of the import that it has leased.

/** @throws LeaseEnded */
export async function leasedPhotos(db: Db, lease: ImportLease): Promise<ImportPhotoState[]> {
  return photoStatesOf((await readLeased(db, lease)).photos);
}

/**
 * Changes what is known of the photos of an import; the stage of the import is that of the photo it is about.
 * @throws LeaseEnded
 */
export async function changePhotoStates(
  db: Db,
  lease: ImportLease,
  change: (known: ImportPhotoState[], db: Db) => Promise<{ photos: ImportPhotoState[]; stage: ImportStage }>,
): Promise<void> {
  await changeImports(db, lease.vaultId, async (trx) => {
    const { photos, stage } = await change(await leasedPhotos(trx, lease), trx);
    await writeImport(trx, lease, { photos: JSON.stringify(photos), stage });
  });
}

/**
 * Ends an import of photos with what `conclude` makes of them; not when one of them still waits to be read.
 * @returns whether it is over
 * @throws LeaseEnded
 */
export async function concludePhotos(
  deps: SchedulerDeps,
  lease: ImportLease,
  conclude: (photos: ImportPhotoState[], db: Db) => Promise<ImportDraft | ImportError>,
): Promise<boolean> {
  const end = await changeAndSchedule(deps, lease.vaultId, async (db) => {
    const photos = await leasedPhotos(db, lease);
    if (photos.some(({ status }) => status === 'pending')) return undefined;
    const concluded = await conclude(photos, db);
    await writeImport(db, lease, 'appCode' in concluded ? failed(concluded) : completed(concluded));
    return concluded;
  });
  if (end) countEnd(lease, 'appCode' in end ? end.appCode : undefined);
  return end !== undefined;
}
