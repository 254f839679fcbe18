import { MOVE_LIMITS } from '@larder/shared/move/messages';
import type { Deps } from '../../ctx.ts';
import { MAX_ATTEMPTS } from '../../jobs/lease.ts';
import { buryFile } from './move-row.ts';
import { sendMove } from './moves.ts';

type SweepDeps = Pick<Deps, 'db' | 'jobs' | 'log' | 'now'>;

const BATCH = 500;
/** Longer than a move takes between two steps: its worker and its job are both gone. */
const STUCK_MS = 5 * 60_000;

/** Sends lost moves again, and ends those that were not begun within a day; after a week none can be undone any more. */
export async function sweepMoves(deps: SweepDeps): Promise<void> {
  await resend(deps);
  await expire(deps);
  await deps.db
    .deleteFrom('moves')
    .where('finished_at', '<=', before(deps, MOVE_LIMITS.undoDays * 24 * 3_600_000))
    .where('status', 'in', ['done', 'failed', 'cancelled', 'undone'])
    .execute();
}

async function expire({ db, now }: SweepDeps): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const expired = await trx
      .updateTable('moves')
      .set({ status: 'cancelled', updated_at: now(), finished_at: now() })
      .where('status', 'in', ['uploading', 'ready'])
      .where('expires_at', '<=', now())
      .returning('storage_key')
      .execute();
    for (const { storage_key } of expired) await buryFile(trx, storage_key, now());
  });
}

/** One that is in the queue stays one job. */
async function resend(deps: SweepDeps): Promise<void> {
  const { db, now } = deps;
  const stuckSince = before(deps, STUCK_MS);
  await db
    .updateTable('moves')
    .set({ status: 'failed', problem: 'failed', updated_at: now(), finished_at: now() })
    .where('status', '=', 'running')
    .where('updated_at', '<', stuckSince)
    .where('attempts', '>=', MAX_ATTEMPTS)
    .execute();
  const waiting = await db
    .selectFrom('moves')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('status', '=', 'queued'),
        eb.and([eb('status', '=', 'running'), eb('updated_at', '<', stuckSince)]),
      ]),
    )
    .orderBy('updated_at')
    .limit(BATCH)
    .execute();
  for (const { id } of waiting) await sendMove(deps, id);
}

function before({ now }: SweepDeps, ms: number): Date {
  return new Date(now().getTime() - ms);
}
