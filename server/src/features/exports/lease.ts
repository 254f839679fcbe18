import { randomUUID } from 'node:crypto';
import { EXPORT_KEPT_HOURS, type ExportStage } from '@larder/shared/export/messages';
import { sql, type UpdateObject } from 'kysely';
import type { Deps } from '../../ctx.ts';
import type { Db } from '../../db/db.ts';
import type { DB } from '../../db/types.ts';

type ClaimDeps = Pick<Deps, 'db' | 'now'>;

/** One worker's hold on an export: it ends when another worker begins with it, or when its owner leaves. */
export interface ExportLease {
  exportId: string;
  userId: string;
  attempts: number;
  /** Where this worker, and no other, writes the file. */
  storageKey: string;
}

/** Thrown by a write of a worker whose claim has ended; what it packed is of no use any more. */
export class LeaseEnded extends Error {
  constructor() {
    super('The export is no longer this worker’s');
  }
}

/** An unfinished file is named to the sweeper in advance, and again with every step: a killed worker leaves nothing. */
const UNTOUCHED_MS = 60 * 60_000;

/** Takes an export that is not over, also out of the hands of a worker that is gone. Null when it is over, or gone. */
export function acquireExport({ db, now }: ClaimDeps, exportId: string): Promise<ExportLease | null> {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .updateTable('exports')
      .set({
        status: 'running',
        stage: 'preparing',
        percent: 0,
        attempts: sql`attempts + 1`,
        updated_at: now(),
      })
      .where('id', '=', exportId)
      .where('status', 'in', ['queued', 'running'])
      .returning(['user_id', 'attempts'])
      .executeTakeFirst();
    if (!row) return null;
    const storageKey = `exports/${randomUUID()}`;
    await trx
      .insertInto('file_tombstones')
      .values({ storage_key: storageKey, remove_after: new Date(now().getTime() + UNTOUCHED_MS) })
      .execute();
    return { exportId, userId: row.user_id, attempts: row.attempts, storageKey };
  });
}

/** @throws ClaimEnded */
export function reportProgress(
  { db, now }: ClaimDeps,
  claim: ExportLease,
  progress: { stage: ExportStage; percent: number },
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await updateLeased(trx, claim, { ...progress, updated_at: now() });
    const { numUpdatedRows } = await trx
      .updateTable('file_tombstones')
      .set({ remove_after: new Date(now().getTime() + UNTOUCHED_MS) })
      .where('storage_key', '=', claim.storageKey)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new LeaseEnded();
  });
}

/** The file may be fetched from now on; older ones of the same person go. @throws ClaimEnded */
export function completeExport(
  { db, now }: ClaimDeps,
  claim: ExportLease,
  { parts, size }: { parts: number; size: number },
): Promise<void> {
  const time = now();
  return db.transaction().execute(async (trx) => {
    await updateLeased(trx, claim, {
      ...{ status: 'done', stage: 'complete', percent: 100 },
      ...{ storage_key: claim.storageKey, parts, size, updated_at: time, finished_at: time },
      expires_at: new Date(time.getTime() + EXPORT_KEPT_HOURS * 3_600_000),
    });
    const { numDeletedRows } = await trx
      .deleteFrom('file_tombstones')
      .where('storage_key', '=', claim.storageKey)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw new LeaseEnded();
    await trx
      .deleteFrom('exports')
      .where('user_id', '=', claim.userId)
      .where('id', '<>', claim.exportId)
      .execute();
  });
}

/** @throws ClaimEnded */
export async function failExport({ db, now }: ClaimDeps, claim: ExportLease): Promise<void> {
  await updateLeased(db, claim, { status: 'failed', updated_at: now(), finished_at: now() });
}

/** Back to waiting: the job goes back to the queue too. @throws ClaimEnded */
export async function releaseExport(
  { db, now }: ClaimDeps,
  claim: ExportLease,
  { attempts = claim.attempts } = {},
): Promise<void> {
  const waiting = { status: 'queued', stage: 'preparing', percent: 0, attempts } as const;
  await updateLeased(db, claim, { ...waiting, updated_at: now() });
}

async function updateLeased(
  db: Db,
  { exportId, attempts }: ExportLease,
  change: UpdateObject<DB, 'exports'>,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('exports')
    .set(change)
    .where('id', '=', exportId)
    .where('status', '=', 'running')
    .where('attempts', '=', attempts)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new LeaseEnded();
}
