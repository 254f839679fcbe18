import { sql } from 'kysely';
import type { Db } from './db.ts';
import { isDeadlock } from '../errors.ts';

const ATTEMPTS = 3;

/**
 * Runs `work` in a transaction, with a context whose `db` is that transaction; retries it after a deadlock. Inside another
 * transaction it joins that one, and what fails is taken back alone.
 */
export async function inTransaction<Context extends { db: Db }, Result>(
  ctx: Context,
  work: (inside: Context) => Promise<Result>,
): Promise<Result> {
  if (ctx.db.isTransaction) return inSavepoint(ctx.db, () => work(ctx));
  for (let left = ATTEMPTS - 1; ; left -= 1) {
    try {
      return await ctx.db.transaction().execute((db) => work({ ...ctx, db }));
    } catch (error) {
      if (left === 0 || !isDeadlock(error)) throw error;
    }
  }
}

async function inSavepoint<Result>(db: Db, work: () => Promise<Result>): Promise<Result> {
  await sql`savepoint work`.execute(db);
  try {
    const result = await work();
    await sql`release savepoint work`.execute(db);
    return result;
  } catch (error) {
    await sql`rollback to savepoint work`.execute(db);
    throw error;
  }
}
