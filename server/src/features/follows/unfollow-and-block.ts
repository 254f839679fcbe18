import { FOLLOW_MESSAGES } from '@larder/shared/follow/messages';
import { sql } from 'kysely';
import { hasBlocked } from '../../access.ts';
import { AppError } from '../../errors.ts';
import { betweenTwo, type FollowCtx } from './lock-pair.ts';
import { profileNotFound } from './errors.ts';

interface Ended {
  userId: string;
}

/** The viewer follows them no longer. Whoever did not, or is not there, is not followed either. */
export async function unfollow(ctx: FollowCtx, userId: string): Promise<Ended> {
  await betweenTwo(ctx, userId, (inside) => endFollow(inside, ctx.viewer.userId, userId));
  return { userId };
}

/** They follow the viewer no longer. */
export async function removeFollower(ctx: FollowCtx, userId: string): Promise<Ended> {
  await betweenTwo(ctx, userId, (inside) => endFollow(inside, userId, ctx.viewer.userId));
  return { userId };
}

async function endFollow({ db }: FollowCtx, followerId: string, followingId: string): Promise<void> {
  await db
    .deleteFrom('follows')
    .where('follower_id', '=', followerId)
    .where('following_id', '=', followingId)
    .execute();
}

/**
 * Nothing stays between the two, follows and requests both ways, and to the blocked one the viewer is not there.
 * @throws NOT_ALLOWED for oneself; USER_NOT_FOUND for whoever is not there for the viewer.
 */
export async function block(ctx: FollowCtx, userId: string): Promise<Ended> {
  const me = ctx.viewer.userId;
  if (userId.toLowerCase() === me) throw new AppError('NOT_ALLOWED', FOLLOW_MESSAGES.blockOneself);
  await betweenTwo(ctx, userId, async (inside) => {
    if (!(await isThere(inside, userId))) throw profileNotFound();
    await inside.db
      .insertInto('blocks')
      .values({ blocker_id: me, blocked_id: userId, created_at: ctx.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await endFollow(inside, me, userId);
    await endFollow(inside, userId, me);
    await inside.db
      .deleteFrom('follow_requests')
      .where('from_user_id', 'in', [me, userId])
      .where('to_user_id', 'in', [me, userId])
      .execute();
  });
  return { userId };
}

async function isThere({ db, viewer }: FollowCtx, userId: string): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where(sql<boolean>`not ${hasBlocked(viewer, sql.ref('users.id'))}`)
    .executeTakeFirst();
  return found !== undefined;
}

/** They may find and ask the viewer again. What the block ended stays ended. */
export async function unblock({ db, viewer }: FollowCtx, userId: string): Promise<Ended> {
  await db
    .deleteFrom('blocks')
    .where('blocker_id', '=', viewer.userId)
    .where('blocked_id', '=', userId)
    .execute();
  return { userId };
}
