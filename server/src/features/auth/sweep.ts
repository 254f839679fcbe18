import { sweepSessions } from '../../auth/sessions.ts';
import type { Deps } from '../../ctx.ts';
import { sweepDevices } from './known-devices.ts';

const VISITS_KEPT = 2 * 24 * 60 * 60_000;

/**
 * Deletes what has expired: sessions, devices not seen for a year, codes, reset tokens, pending sign-ups (which frees their
 * usernames), counters of rate limits, and visits of shares. It need not be punctual: every reader checks the time itself.
 */
export async function sweepAccounts(deps: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const { db, now } = deps;
  await sweepSessions(deps);
  await sweepDevices(deps);
  await db.deleteFrom('pending_signups').where('expires_at', '<=', now()).execute();
  await db
    .updateTable('pending_signups')
    .set({ code_hash: null, code_expires_at: null })
    .where('code_expires_at', '<=', now())
    .execute();
  await db.deleteFrom('password_reset_tokens').where('expires_at', '<=', now()).execute();
  await db.deleteFrom('rate_limits').where('expire', '<=', now().getTime()).execute();
  await db
    .deleteFrom('share_visits')
    .where('day', '<', new Date(now().getTime() - VISITS_KEPT).toISOString().slice(0, 10))
    .execute();
}
