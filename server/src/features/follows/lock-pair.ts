import { sql } from 'kysely';
import type { UserCtx } from '../../ctx.ts';
import { notAuthenticated } from '../../errors.ts';
import type { UserId } from '@larder/shared/ids';

export type FollowCtx = Pick<UserCtx, 'db' | 'viewer' | 'now'>;

/**
 * Runs `change` in a transaction under a lock on the pair of people, which both sides share: no change acts on a state that
 * another is about to end. Both accounts are locked against deletion first, before any row that a deletion would cascade to.
 */
export function withPairLock<Result>(
  ctx: FollowCtx,
  otherId: UserId,
  change: (inside: FollowCtx) => Promise<Result>,
): Promise<Result> {
  const { userId } = ctx.viewer;
  const [first, second] = [userId, otherId.toLowerCase()].sort();
  return ctx.db.transaction().execute(async (db) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`pair:${first}:${second}`}, 0))`.execute(db);
    const present = await db
      .selectFrom('users')
      .select('id')
      .where('id', 'in', [userId, otherId])
      .orderBy('id')
      .forKeyShare()
      .execute();
    if (!present.some(({ id }) => id === userId)) throw notAuthenticated();
    return change({ ...ctx, db });
  });
}
