import { RUNNING_IMPORTS_PER_USER } from '@larder/shared/import/messages';
import { sql } from 'kysely';
import type { Ctx, Deps } from '../../ctx.ts';
import type { Db } from '../../db/db.ts';
import type { VaultId } from '@larder/shared/ids';

// Which imports may run. A person has three slots, given out in the database; how many imports a worker takes, and how
// many of one site, is its own affair (worker-places.ts).

export type SchedulerDeps = Pick<Deps, 'db' | 'jobs' | 'log'> & Pick<Ctx, 'afterCommit'>;

/** An import that has a slot, and the number of the job that is to do it. */
export interface ImportJob {
  importId: string;
  jobNumber: number;
}

interface NewImportJob extends ImportJob {
  kind: string;
  /** Of the call that asked for the import: its slot may have come free in another trace. */
  traceParent: string | null;
}

/**
 * Makes `change` the only change to this person's imports at the moment. So their `seq` grows in the order in which the
 * changes become visible: a reader that has seen one number has seen all smaller ones. Joins a transaction that is open.
 */
export async function changeImports<T>(db: Db, vaultId: VaultId, change: (db: Db) => Promise<T>): Promise<T> {
  const locked = async (trx: Db) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`imports of ${vaultId}`}, 0))`.execute(trx);
    return change(trx);
  };
  return db.isTransaction ? locked(db) : db.transaction().execute(locked);
}

/**
 * The same for a change that may free or need a slot: the next imports get theirs in the same transaction, and their jobs
 * are sent after it, or after the transaction that it joins.
 */
export async function changeAndSchedule<T>(
  deps: SchedulerDeps,
  vaultId: VaultId,
  change: (db: Db) => Promise<T>,
): Promise<T> {
  const { result, jobs } = await changeImports(deps.db, vaultId, async (db) => {
    const result = await change(db);
    return { result, jobs: await assignSlots(db, vaultId) };
  });
  if (deps.afterCommit) deps.afterCommit(() => sendJobs(deps, jobs));
  else await sendJobs(deps, jobs);
  return result;
}

/** Cancels all queued and running imports of a person who is being deleted, in the transaction of `trx`. Workers are notified. */
export async function cancelActiveImports(trx: Db, vaultId: VaultId): Promise<void> {
  await changeImports(trx, vaultId, (db) =>
    db
      .updateTable('imports')
      .set({ status: 'cancelled', job_number: null })
      .where('user_id', '=', vaultId)
      .where('status', 'in', ['queued', 'running'])
      .execute(),
  );
}

/**
 * At most three of a person's imports have a slot, oldest first; the others are not in the queue at all. So the hundred
 * imports of one person do not stand before the one of another, and no worker waits for a slot.
 */
async function assignSlots(db: Db, vaultId: VaultId): Promise<NewImportJob[]> {
  const { rows } = await sql<NewImportJob>`
    update imports set job_number = nextval('import_changes')
    where id in (
      select id from imports
      where user_id = ${vaultId} and status = 'queued' and job_number is null
      order by created_at, id
      limit greatest(0, ${RUNNING_IMPORTS_PER_USER} - (
        select count(*) from imports
        where user_id = ${vaultId} and status in ('queued', 'running') and job_number is not null)))
    returning id as "importId", job_number as "jobNumber", kind, trace_parent as "traceParent"`.execute(db);
  return rows;
}

/** Sends the jobs of queued imports again, up to `limit`: those that are in the queue already stay one job. */
export async function resendJobs(deps: SchedulerDeps, limit: number): Promise<void> {
  const { rows } = await sql<NewImportJob>`
    select id as "importId", job_number as "jobNumber", kind, trace_parent as "traceParent" from imports
    where status = 'queued' and job_number is not null order by updated_at limit ${limit}`.execute(deps.db);
  await sendJobs(deps, rows);
}

/** A job that cannot be sent now is not lost: the sweep sends it again. Sending one twice is one job. */
async function sendJobs(
  { jobs, log }: Pick<Deps, 'jobs' | 'log'>,
  newJobs: readonly NewImportJob[],
): Promise<void> {
  for (const { importId, jobNumber, kind, traceParent } of newJobs) {
    try {
      await jobs.enqueue(
        kind === 'photo' ? 'photos' : 'import',
        { importId, jobNumber },
        { jobId: `import-${importId}-${jobNumber}`, ...(traceParent && { traceParent }) },
      );
    } catch (error) {
      log.warn({ err: error, importId }, 'an import could not be sent to the queue yet');
      return;
    }
  }
}
