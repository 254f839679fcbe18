import type { Db } from './db.ts';
import { isDeadlock } from '../errors.ts';

const TRIES = 3;

/** Does the work as one, on a context of its own; begun anew when two such works waited for each other. */
export async function inTransaction<Context extends { db: Db }, Result>(
  ctx: Context,
  work: (inside: Context) => Promise<Result>,
): Promise<Result> {
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      return await ctx.db.transaction().execute((db) => work({ ...ctx, db }));
    } catch (error) {
      if (left === 0 || !isDeadlock(error)) throw error;
    }
  }
}
