import { sql } from 'kysely';
import type { Deps, UserCtx } from '../../ctx.ts';
import type { Db } from '../../db/db.ts';
import type { Handler } from '../../jobs/run.ts';
import type { VaultId } from '@larder/shared/ids';

/** So many are looked through in less time than an index of them would save. */
const WORTH_INDEXING = 256;

/** Has the viewer's library indexed when a search had to look through much of it. Who never searches needs no index. */
export async function indexWhenWorthIt(
  { jobs, log, viewer: { vaultId } }: Pick<UserCtx, 'jobs' | 'log' | 'viewer'>,
  waiting: number,
): Promise<void> {
  if (waiting < WORTH_INDEXING) return;
  try {
    await jobs.enqueue('index', { userId: vaultId }, { jobId: `index-${vaultId}` });
  } catch (error) {
    // The next search asks again, and this one was answered.
    log.warn({ err: error }, 'the index of a library could not be sent to the queue');
  }
}

/** The worker's handler. */
export function indexHandler({ db }: Pick<Deps, 'db'>): Handler<'index'> {
  return ({ userId: vaultId }, { signal }) => indexLibrary(db, vaultId, signal);
}

/** Makes blocks of a person's index (migration 0041) until few recipes wait. */
export async function indexLibrary(db: Db, vaultId: VaultId, signal?: AbortSignal): Promise<void> {
  while (signal?.aborted !== true && (await indexRecipes(db, vaultId)) > 0);
}

/** So that the first search of many new recipes is as fast as the next. It is not worth a failure: a search works without it. */
export async function indexArrived(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  vaultId: VaultId,
  signal: AbortSignal,
): Promise<void> {
  await indexLibrary(db, vaultId, signal).catch((error: unknown) =>
    log.warn({ err: error }, 'a library that was moved in could not be indexed'),
  );
}

/** Makes one block when at least so many recipes wait; returns how many it took. Twice at a time, the second does nothing. */
export function indexRecipes(db: Db, vaultId: VaultId, atLeast = WORTH_INDEXING): Promise<number> {
  return db.transaction().execute(async (trx) => {
    // The function takes this lock, too, but what it begins with it has seen before: a block that was made meanwhile it would make again.
    const { rows: locks } = await sql<{ isOurs: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended('index_recipes ' || ${vaultId}, 0)) as "isOurs"`.execute(
      trx,
    );
    if (locks[0]?.isOurs !== true) return 0;
    const { rows } = await sql<{ taken: number }>`
      select index_recipes(${vaultId}::uuid, ${atLeast}) as taken`.execute(trx);
    return rows[0]?.taken ?? 0;
  });
}
