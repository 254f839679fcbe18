import {
  importDraft,
  startImportInput,
  type ImportDraft,
  type ImportError,
  type ImportPhotoState,
  type StartImportInput,
} from '@larder/shared/import/schema';
import type { ImportStage } from '@larder/shared/import/messages';
import { sql, type UpdateObject } from 'kysely';
import type { Deps } from '../../ctx.ts';
import type { Db } from '../../db/db.ts';
import type { DB } from '../../db/types.ts';
import { photoStatesOf } from './photo-states.ts';
import { changeImports, changeAndSchedule, type ImportDeps, type ImportJob } from './scheduler.ts';

/** One worker's hold on an import: it ends when the import is cancelled, retried, dismissed or begun by another worker. */
export interface ImportLease extends ImportJob {
  userId: string;
  input: StartImportInput;
  choice: number | null;
  batchId: string | null;
  attempts: number;
}

/** Thrown by a write of a worker whose claim has ended; what it found is of no use any more. */
export class LeaseEnded extends Error {
  constructor() {
    super('The import is no longer this worker’s');
  }
}

/** Takes an import that has this turn, also out of the hands of a worker that is gone. Null when the turn is over. */
export async function acquireImport(db: Db, { importId, jobNumber }: ImportJob): Promise<ImportLease | null> {
  const owner = await db
    .selectFrom('imports')
    .select('user_id')
    .where('id', '=', importId)
    .executeTakeFirst();
  if (!owner) return null;
  const row = await changeImports(db, owner.user_id, (trx) =>
    trx
      .updateTable('imports')
      .set({ status: 'running', stage: 'preparing', attempts: sql`attempts + 1` })
      .where('id', '=', importId)
      .where('job_number', '=', jobNumber)
      .where('status', 'in', ['queued', 'running'])
      .returning(['user_id', 'input', 'content', 'choice', 'batch_id', 'attempts'])
      .executeTakeFirst(),
  );
  if (!row) return null;
  return {
    importId,
    jobNumber,
    userId: row.user_id,
    input: inputOf(row),
    choice: row.choice,
    batchId: row.batch_id,
    attempts: row.attempts,
  };
}

/** As it was started: what is large is stored beside the rest. */
function inputOf({ input, content }: { input: unknown; content: string | null }): StartImportInput {
  const small = input as Pick<StartImportInput, 'kind'>;
  const field = small.kind === 'text' ? 'text' : 'html';
  return startImportInput.parse(content === null ? input : { ...small, [field]: content });
}

/** @throws ClaimEnded */
export async function reportStage(db: Db, claim: ImportLease, stage: ImportStage): Promise<void> {
  await changeImports(db, claim.userId, (trx) => updateLeased(trx, claim, { stage }));
}

/**
 * Changes what is known of the photos of an import; the stage of the import is that of the photo it is about.
 * @throws ClaimEnded
 */
export async function changePhotoStates(
  db: Db,
  claim: ImportLease,
  change: (known: ImportPhotoState[], db: Db) => Promise<{ photos: ImportPhotoState[]; stage: ImportStage }>,
): Promise<void> {
  await changeImports(db, claim.userId, async (trx) => {
    const { photos, stage } = await change(await leasedPhotos(trx, claim), trx);
    await updateLeased(trx, claim, { photos: JSON.stringify(photos), stage });
  });
}

/** @throws ClaimEnded */
export async function leasedPhotos(
  db: Db,
  { importId, jobNumber, attempts }: ImportLease,
): Promise<ImportPhotoState[]> {
  const row = await db
    .selectFrom('imports')
    .select('photos')
    .where('id', '=', importId)
    .where('status', '=', 'running')
    .where('job_number', '=', jobNumber)
    .where('attempts', '=', attempts)
    .executeTakeFirst();
  if (!row) throw new LeaseEnded();
  return photoStatesOf(row.photos);
}

/**
 * Ends an import of photos with what `conclude` makes of them; not when one of them still waits to be read.
 * @returns whether it is over
 * @throws ClaimEnded
 */
export async function concludePhotos(
  deps: ImportDeps,
  claim: ImportLease,
  conclude: (photos: ImportPhotoState[], db: Db) => Promise<ImportDraft | ImportError>,
): Promise<boolean> {
  return changeAndSchedule(deps, claim.userId, async (db) => {
    const photos = await leasedPhotos(db, claim);
    if (photos.some(({ status }) => status === 'pending')) return false;
    const end = await conclude(photos, db);
    await updateLeased(db, claim, 'appCode' in end ? failed(end) : done(end));
    return true;
  });
}

/** @throws ClaimEnded, and ZodError for a draft beyond the limits of a recipe: what a source says is never trusted. */
export async function completeImport(deps: ImportDeps, claim: ImportLease, read: ImportDraft): Promise<void> {
  const end = done(read);
  await changeAndSchedule(deps, claim.userId, (trx) => updateLeased(trx, claim, end));
}

/** @throws ClaimEnded */
export async function failImport(deps: ImportDeps, claim: ImportLease, error: ImportError): Promise<void> {
  await changeAndSchedule(deps, claim.userId, (trx) => updateLeased(trx, claim, failed(error)));
}

function done(read: ImportDraft): UpdateObject<DB, 'imports'> {
  return {
    status: 'done',
    stage: 'complete',
    draft: JSON.stringify(importDraft.parse(read)),
    error: null,
    job_number: null,
    finished_at: sql`now()`,
  };
}

function failed(error: ImportError): UpdateObject<DB, 'imports'> {
  return { status: 'failed', error: JSON.stringify(error), job_number: null, finished_at: sql`now()` };
}

/** Back to waiting, with its turn kept: the job goes back to the queue too. */
export async function releaseImport(db: Db, claim: ImportLease): Promise<void> {
  await changeImports(db, claim.userId, (trx) =>
    updateLeased(trx, claim, { status: 'queued', stage: 'preparing', attempts: claim.attempts - 1 }),
  );
}

async function updateLeased(db: Db, claim: ImportLease, change: UpdateObject<DB, 'imports'>): Promise<void> {
  const { numUpdatedRows } = await claimed(db, claim).set(change).executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new LeaseEnded();
}

function claimed(db: Db, { importId, jobNumber, attempts }: ImportLease) {
  return db
    .updateTable('imports')
    .where('id', '=', importId)
    .where('status', '=', 'running')
    .where('job_number', '=', jobNumber)
    .where('attempts', '=', attempts);
}

/** A signal that is aborted as soon as the claim has ended, and `stop` to look no longer. */
export function watchLease(
  deps: Pick<Deps, 'db' | 'events' | 'log'>,
  claim: ImportLease,
): { ended: AbortSignal; stop: () => void } {
  const ended = new AbortController();
  const look = async () => {
    const row = await deps.db
      .selectFrom('imports')
      .select(['status', 'job_number', 'attempts'])
      .where('id', '=', claim.importId)
      .executeTakeFirst();
    const holds =
      row?.status === 'running' && row.job_number === claim.jobNumber && row.attempts === claim.attempts;
    if (!holds) ended.abort(new LeaseEnded());
  };
  const stop = deps.events.subscribe('imports', claim.userId, (importId) => {
    if (importId !== null && importId !== claim.importId) return;
    look().catch((error: unknown) => deps.log.debug({ err: error }, 'a claim could not be looked at'));
  });
  return { ended: ended.signal, stop };
}
