import { RUNNING_IMPORTS_PER_USER } from '@larder/shared/import/messages';
import { sql } from 'kysely';
import type { Deps } from '../../ctx.ts';
import type { Db } from '../../db/db.ts';

export type ImportDeps = Pick<Deps, 'db' | 'jobs' | 'log'>;

/** An import that may run, and the number of the job that is to do it. */
export interface ImportJob {
  importId: string;
  jobNumber: number;
}

/** A turn that is to be sent: photos have a queue of their own. */
export interface NewImportJob extends ImportJob {
  kind: string;
}

/**
 * Makes `change` the only change to this person's imports at the moment. So their `seq` grows in the order in which the
 * changes become visible: whoever has seen one number has seen all smaller ones. Joins a transaction that is open.
 */
export async function changeImports<T>(db: Db, userId: string, change: (db: Db) => Promise<T>): Promise<T> {
  const locked = async (trx: Db) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`imports of ${userId}`}, 0))`.execute(trx);
    return change(trx);
  };
  return db.isTransaction ? locked(db) : db.transaction().execute(locked);
}

/**
 * The same for a change that may free or need a place among the imports that run: the next ones get their turn in the
 * same transaction and are sent to the queue after it.
 */
export async function changeAndSchedule<T>(
  deps: ImportDeps,
  userId: string,
  change: (db: Db) => Promise<T>,
): Promise<T> {
  const { result, turns } = await changeImports(deps.db, userId, async (db) => {
    const result = await change(db);
    return { result, turns: await assignSlots(db, userId) };
  });
  await sendJobs(deps, turns);
  return result;
}

/** Lets go of all that waits or runs: their owner leaves, in the transaction of `trx`. Whoever runs one hears of it. */
export async function cancelActiveImports(trx: Db, userId: string): Promise<void> {
  await changeImports(trx, userId, (db) =>
    db
      .updateTable('imports')
      .set({ status: 'cancelled', job_number: null })
      .where('user_id', '=', userId)
      .where('status', 'in', ['queued', 'running'])
      .execute(),
  );
}

/**
 * At most three of a person's imports have a turn, oldest first; the others are not in the queue at all. So nobody's
 * hundred imports stand before somebody else's one, and no worker waits for a place.
 */
async function assignSlots(db: Db, userId: string): Promise<NewImportJob[]> {
  const { rows } = await sql<NewImportJob>`
    update imports set job_number = nextval('import_changes')
    where id in (
      select id from imports
      where user_id = ${userId} and status = 'queued' and job_number is null
      order by created_at, id
      limit greatest(0, ${RUNNING_IMPORTS_PER_USER} - (
        select count(*) from imports
        where user_id = ${userId} and status in ('queued', 'running') and job_number is not null)))
    returning id as "importId", job_number as "jobNumber", kind`.execute(db);
  return rows;
}

/** A turn that cannot be sent now is not lost: the sweep sends it again. Sending one twice is one job. */
export async function sendJobs(
  { jobs, log }: Pick<Deps, 'jobs' | 'log'>,
  turns: readonly NewImportJob[],
): Promise<void> {
  for (const { importId, jobNumber, kind } of turns) {
    try {
      await jobs.enqueue(
        kind === 'photo' ? 'photos' : 'import',
        { importId, jobNumber },
        { jobId: `import-${importId}-${jobNumber}` },
      );
    } catch (error) {
      log.warn({ err: error, importId }, 'an import could not be sent to the queue yet');
      return;
    }
  }
}
