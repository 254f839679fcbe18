import { asLanguage, DEFAULT_LANGUAGE, type Language } from '@larder/shared/messages/language';
import { MOVE_LIMITS, type MoveProblem, type MoveStage, type MoveTask } from '@larder/shared/move/messages';
import { movePreview, type MovePreview } from '@larder/shared/move/schema';
import type { Updateable } from 'kysely';
import type { Deps } from '../../ctx.ts';
import type { Moves } from '../../db/types.ts';
import {
  ACQUIRED,
  holds,
  LEASABLE,
  LeaseEnded,
  released,
  writeLeased,
  type Lease,
} from '../../jobs/lease.ts';
import { buryFile } from './move-row.ts';

type LeaseDeps = Pick<Deps, 'db' | 'now'>;

export interface MoveLease extends Lease {
  task: MoveTask;
  storageKey: string;
  fileName: string;
  size: number;
  partBytes: number;
  /** Of what is written into notes. */
  language: Language;
  addsDuplicates: boolean;
  preview: MovePreview | null;
  collectionIds: string[];
}

/** Null when there is nothing to do for it any more. Its file stays for another day. */
export function acquireMove({ db, now }: LeaseDeps, id: string): Promise<MoveLease | null> {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .updateTable('moves')
      .set({ ...ACQUIRED, updated_at: now() })
      .where('id', '=', id)
      .where('status', 'in', LEASABLE)
      .returningAll()
      .executeTakeFirst();
    if (!row) return null;
    const day = MOVE_LIMITS.keptHours * 3_600_000;
    if (row.task !== 'undo') await buryFile(trx, row.storage_key, new Date(now().getTime() + day));
    return {
      ...{ id, vaultId: row.user_id, attempts: row.attempts, storageKey: row.storage_key, size: row.size },
      partBytes: row.part_bytes,
      ...{ fileName: row.file_name, addsDuplicates: row.adds_duplicates, collectionIds: row.collection_ids },
      // Held by a check constraint of the table.
      task: row.task as MoveTask,
      language: asLanguage(row.language) ?? DEFAULT_LANGUAGE,
      preview: movePreview.nullable().parse(row.preview),
    };
  });
}

/** A signal that is aborted as soon as the move is cancelled, or another worker has it, and `stop` to watch no longer. */
export function watchMove(
  { db, events, log }: Pick<Deps, 'db' | 'events' | 'log'>,
  lease: MoveLease,
): { ended: AbortSignal; stop: () => void } {
  const ended = new AbortController();
  const check = async () => {
    const row = await db.selectFrom('moves').select('id').where(holds(lease)).executeTakeFirst();
    if (!row) ended.abort(new LeaseEnded());
  };
  const stop = events.subscribe('moves', lease.vaultId, () => {
    check().catch((error: unknown) => log.debug({ err: error }, 'a lease could not be checked'));
  });
  return { ended: ended.signal, stop };
}

/** The heartbeat: without it, the sweep takes the move for stuck. @throws LeaseEnded */
export function reportProgress(
  { db, now }: LeaseDeps,
  lease: MoveLease,
  progress: { stage: MoveStage; percent?: number; preview?: string },
): Promise<void> {
  return writeLeased(lease, db.updateTable('moves').set({ ...progress, updated_at: now() }));
}

/** Its preview can be looked at. @throws LeaseEnded */
export function completeReading(
  { db, now }: LeaseDeps,
  lease: MoveLease,
  read: { format: string; preview: MovePreview },
): Promise<void> {
  const { format, preview } = read;
  const ready = { status: 'ready', stage: 'complete', percent: 100, format, failed: preview.failed };
  const values = { ...ready, preview: JSON.stringify(preview), updated_at: now() };
  return writeLeased(lease, db.updateTable('moves').set(values));
}

/** @throws LeaseEnded */
export function completeMove(deps: LeaseDeps, lease: MoveLease): Promise<void> {
  return finish(deps, lease, { status: 'done', stage: 'complete', percent: 100 });
}

/** @throws LeaseEnded */
export function completeUndo(deps: LeaseDeps, lease: MoveLease, kept: number): Promise<void> {
  return finish(deps, lease, { status: 'undone', stage: 'complete', percent: 100, moved: kept });
}

/** @throws LeaseEnded */
export function failMove(deps: LeaseDeps, lease: MoveLease, problem: MoveProblem): Promise<void> {
  return finish(deps, lease, { status: 'failed', problem });
}

/** Back to waiting: the job goes back to the queue too. @throws LeaseEnded */
export function releaseMove({ db, now }: LeaseDeps, lease: MoveLease): Promise<void> {
  return writeLeased(lease, db.updateTable('moves').set({ ...released(lease), updated_at: now() }));
}

function finish({ db, now }: LeaseDeps, lease: MoveLease, end: Updateable<Moves>): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const values = { ...end, updated_at: now(), finished_at: now() };
    await writeLeased(lease, trx.updateTable('moves').set(values));
    await buryFile(trx, lease.storageKey, now());
  });
}
