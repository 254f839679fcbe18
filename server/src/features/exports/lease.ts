import { EXPORT_KEPT_HOURS, type ExportFormat, type ExportStage } from '@larder/shared/export/messages';
import { asLanguage, DEFAULT_LANGUAGE, type Language } from '@larder/shared/messages/language';
import { randomUUID } from 'node:crypto';
import type { Deps } from '../../ctx.ts';
import { ACQUIRED, LEASABLE, LeaseEnded, released, writeLeased, type Lease } from '../../jobs/lease.ts';

type LeaseDeps = Pick<Deps, 'db' | 'now'>;

export interface ExportLease extends Lease {
  /** Where this worker, and no other, writes the file. */
  storageKey: string;
  format: ExportFormat;
  /** Of what is written for people. */
  language: Language;
}

/** An unfinished file is named to the sweeper in advance, and again with every step: a killed worker leaves nothing. */
const UNTOUCHED_MS = 60 * 60_000;

/** Null when the export is over, or gone. */
export function acquireExport({ db, now }: LeaseDeps, id: string): Promise<ExportLease | null> {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .updateTable('exports')
      .set({ ...ACQUIRED, percent: 0, updated_at: now() })
      .where('id', '=', id)
      .where('status', 'in', LEASABLE)
      .returning(['user_id', 'attempts', 'language', 'format'])
      .executeTakeFirst();
    if (!row) return null;
    const storageKey = `exports/${randomUUID()}`;
    await trx
      .insertInto('file_tombstones')
      .values({ storage_key: storageKey, remove_after: new Date(now().getTime() + UNTOUCHED_MS) })
      .execute();
    return {
      id,
      vaultId: row.user_id,
      attempts: row.attempts,
      storageKey,
      // Held by a check constraint of the table.
      format: row.format as ExportFormat,
      language: asLanguage(row.language) ?? DEFAULT_LANGUAGE,
    };
  });
}

/** The heartbeat of an export: without it, the sweep takes it for stuck. @throws LeaseEnded */
export function reportProgress(
  { db, now }: LeaseDeps,
  lease: ExportLease,
  progress: { stage: ExportStage; percent: number },
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await writeLeased(lease, trx.updateTable('exports').set({ ...progress, updated_at: now() }));
    const { numUpdatedRows } = await trx
      .updateTable('file_tombstones')
      .set({ remove_after: new Date(now().getTime() + UNTOUCHED_MS) })
      .where('storage_key', '=', lease.storageKey)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new LeaseEnded();
  });
}

/** The file may be fetched from now on; older ones of the same person go. @throws LeaseEnded */
export function completeExport(
  { db, now }: LeaseDeps,
  lease: ExportLease,
  { parts, size }: { parts: number; size: number },
): Promise<void> {
  const time = now();
  const completed = {
    ...{ status: 'done', stage: 'complete', percent: 100, storage_key: lease.storageKey, parts, size },
    ...{ updated_at: time, finished_at: time },
    expires_at: new Date(time.getTime() + EXPORT_KEPT_HOURS * 3_600_000),
  };
  return db.transaction().execute(async (trx) => {
    await writeLeased(lease, trx.updateTable('exports').set(completed));
    const { numDeletedRows } = await trx
      .deleteFrom('file_tombstones')
      .where('storage_key', '=', lease.storageKey)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw new LeaseEnded();
    await trx
      .deleteFrom('exports')
      .where('user_id', '=', lease.vaultId)
      .where('id', '<>', lease.id)
      .execute();
  });
}

/** @throws LeaseEnded */
export function failExport({ db, now }: LeaseDeps, lease: ExportLease): Promise<void> {
  const failed = { status: 'failed', updated_at: now(), finished_at: now() };
  return writeLeased(lease, db.updateTable('exports').set(failed));
}

/** Back to waiting: the job goes back to the queue too. @throws LeaseEnded */
export function releaseExport({ db, now }: LeaseDeps, lease: ExportLease): Promise<void> {
  const waiting = { ...released(lease), percent: 0, updated_at: now() };
  return writeLeased(lease, db.updateTable('exports').set(waiting));
}
