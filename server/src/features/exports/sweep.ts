import { EXPORT_KEPT_HOURS } from '@larder/shared/export/messages';
import type { Deps } from '../../ctx.ts';
import { MAX_ATTEMPTS } from '../../jobs/lease.ts';
import { sendExport } from './exports.ts';

type SweepDeps = Pick<Deps, 'db' | 'jobs' | 'log' | 'now'>;

const BATCH = 500;
/** Longer than any export takes between two steps: its worker and its job are both gone. */
const STUCK_MS = 5 * 60_000;

/** Brings back what got lost, and removes what is over: files a day after they were finished, failures likewise. */
export async function sweepExports(deps: SweepDeps): Promise<void> {
  await resend(deps);
  const { db, now } = deps;
  await db.deleteFrom('exports').where('expires_at', '<=', now()).execute();
  await db
    .deleteFrom('exports')
    .where('status', '=', 'failed')
    .where('finished_at', '<=', before(deps, EXPORT_KEPT_HOURS * 3_600_000))
    .execute();
}

/** One that is in the queue stays one job. */
async function resend(deps: SweepDeps): Promise<void> {
  const { db, now } = deps;
  const stuckSince = before(deps, STUCK_MS);
  await db
    .updateTable('exports')
    .set({ status: 'failed', updated_at: now(), finished_at: now() })
    .where('status', '=', 'running')
    .where('updated_at', '<', stuckSince)
    .where('attempts', '>=', MAX_ATTEMPTS)
    .execute();
  const waiting = await db
    .selectFrom('exports')
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
  for (const { id } of waiting) await sendExport(deps, id);
}

function before({ now }: SweepDeps, ms: number): Date {
  return new Date(now().getTime() - ms);
}
