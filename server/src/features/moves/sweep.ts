import { MOVE_LIMITS } from '@larder/shared/move/messages';
import { sql } from 'kysely';
import type { Deps } from '../../ctx.ts';
import { before, resendLost } from '../../jobs/sweep.ts';
import { buryFile } from './move-row.ts';
import { sendMove } from './moves.ts';

type SweepDeps = Pick<Deps, 'db' | 'jobs' | 'log' | 'now'>;

/** Sends lost moves again, and ends those that were not begun within a day; after a week none can be undone any more. */
export async function sweepMoves(deps: SweepDeps): Promise<void> {
  await resendLost(deps, {
    table: 'moves',
    failure: sql`, problem = 'failed'`,
    send: (id) => sendMove(deps, id),
  });
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
