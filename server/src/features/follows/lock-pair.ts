import { sql } from 'kysely';
import type { UserCtx } from '../../ctx.ts';
import { notAuthenticated } from '../../errors.ts';

export type FollowCtx = Pick<UserCtx, 'db' | 'viewer' | 'now'>;

/**
 * Changes what is between the viewer and another person, in one transaction. Changes between the same two, from either
 * side, take turns: none acts on a state that another is about to end. Who is there at the beginning stays until the end:
 * their accounts are locked against being deleted, before anything that would go with them is.
 */
export function betweenTwo<Result>(
  ctx: FollowCtx,
  otherId: string,
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
