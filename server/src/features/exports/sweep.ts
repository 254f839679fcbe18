import { EXPORT_KEPT_HOURS } from '@larder/shared/export/messages';
import type { Deps } from '../../ctx.ts';
import { before, resendLost } from '../../jobs/sweep.ts';
import { sendExport } from './exports.ts';

type SweepDeps = Pick<Deps, 'db' | 'jobs' | 'log' | 'now'>;

/** Brings back what got lost, and removes what is over: files a day after they were finished, failures likewise. */
export async function sweepExports(deps: SweepDeps): Promise<void> {
  await resendLost(deps, { table: 'exports', send: (id) => sendExport(deps, id) });
  const { db, now } = deps;
  await db.deleteFrom('exports').where('expires_at', '<=', now()).execute();
  await db
    .deleteFrom('exports')
    .where('status', '=', 'failed')
    .where('finished_at', '<=', before(deps, EXPORT_KEPT_HOURS * 3_600_000))
    .execute();
}
