import type { Deps } from '../../ctx.ts';
import { MAX_ATTEMPTS } from '../../jobs/lease.ts';
import { before } from '../../jobs/sweep.ts';
import { ownFailure } from './errors.ts';
import { deletePastHosts } from './host-rate-limit.ts';
import { withoutNewDraft } from './import-row.ts';
import { changeAndSchedule, resendJobs } from './scheduler.ts';

type SweepDeps = Pick<Deps, 'db' | 'jobs' | 'log' | 'now'>;

const BATCH = 500;
/** Longer than any import takes between two stages: its worker and its job are both gone. */
const STUCK_MS = 2 * 60_000;
const DISMISSED_MS = 7 * 24 * 3_600_000;

/**
 * Brings back what got lost: sends jobs again that are still queued (one that is in the queue stays one job), releases
 * imports whose worker is gone for good, assigns slots that were not assigned, and deletes what was dismissed a week ago.
 */
export async function sweepImports(deps: SweepDeps): Promise<void> {
  await resendJobs(deps, BATCH);
  await releaseStuck(deps);
  await assignMissingSlots(deps);
  await deletePastHosts(deps);
  await deps.db
    .deleteFrom('imports')
    .where('status', '=', 'dismissed')
    .where('updated_at', '<', before(deps, DISMISSED_MS))
    .execute();
  await deletePasted(deps);
}

/** A pasted page is stored for another try, a week; the draft that was made of it stays. */
async function deletePasted(deps: SweepDeps): Promise<void> {
  await deps.db
    .updateTable('imports')
    .set({ content: null })
    .where('content', 'is not', null)
    .where('status', 'in', ['done', 'failed', 'cancelled'])
    .where('updated_at', '<', before(deps, DISMISSED_MS))
    .execute();
}

/** Stuck ones wait again as new, but only so often; their owner's other imports get the slot meanwhile. */
async function releaseStuck(deps: SweepDeps): Promise<void> {
  const limit = before(deps, STUCK_MS);
  const stuck = await deps.db
    .selectFrom('imports')
    .select(['id', 'user_id', 'kind', 'attempts'])
    .where('status', '=', 'running')
    .where('updated_at', '<', limit)
    .orderBy('updated_at')
    .limit(BATCH)
    .execute();
  for (const { id, user_id, kind, attempts } of stuck) {
    const error = JSON.stringify(ownFailure(kind));
    await changeAndSchedule(deps, user_id, (db) =>
      db
        .updateTable('imports')
        .set(
          attempts < MAX_ATTEMPTS
            ? { status: 'queued', stage: 'preparing', job_number: null }
            : { ...withoutNewDraft('failed'), error },
        )
        .where('id', '=', id)
        .where('status', '=', 'running')
        .where('updated_at', '<', limit)
        .execute(),
    );
    deps.log.warn({ importId: id, attempts }, 'an import was stuck');
  }
}

async function assignMissingSlots(deps: SweepDeps): Promise<void> {
  const waiting = await deps.db
    .selectFrom('imports')
    .select('user_id')
    .distinct()
    .where('status', '=', 'queued')
    .where('job_number', 'is', null)
    .limit(BATCH)
    .execute();
  for (const { user_id } of waiting) await changeAndSchedule(deps, user_id, async () => undefined);
}
