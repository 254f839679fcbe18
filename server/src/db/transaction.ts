import type { Db } from './db.ts';
import { isDeadlock } from '../errors.ts';

const ATTEMPTS = 3;

/** Runs `work` in a transaction, with a context whose `db` is that transaction; retries it after a deadlock. */
export async function inTransaction<Context extends { db: Db }, Result>(
  ctx: Context,
  work: (inside: Context) => Promise<Result>,
): Promise<Result> {
  for (let left = ATTEMPTS - 1; ; left -= 1) {
    try {
      return await ctx.db.transaction().execute((db) => work({ ...ctx, db }));
    } catch (error) {
      if (left === 0 || !isDeadlock(error)) throw error;
    }
  }
}
