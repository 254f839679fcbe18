import { FOLLOW_MESSAGES } from '@larder/shared/follow/messages';
import { sql } from 'kysely';
import { hasBlocked } from '../../access.ts';
import { AppError } from '../../errors.ts';
import { withPairLock, type FollowCtx } from './lock-pair.ts';
import { profileNotFound } from './errors.ts';
import type { UserId } from '@larder/shared/ids';

interface Affected {
  userId: UserId;
}

/** Idempotent: unfollowing someone the viewer does not follow is not an error. */
export async function unfollow(ctx: FollowCtx, userId: UserId): Promise<Affected> {
  await withPairLock(ctx, userId, (inside) => endFollow(inside, ctx.viewer.userId, userId));
  return { userId };
}

/** Ends another person's follow of the viewer. Idempotent like `unfollow`. */
export async function removeFollower(ctx: FollowCtx, userId: UserId): Promise<Affected> {
  await withPairLock(ctx, userId, (inside) => endFollow(inside, userId, ctx.viewer.userId));
  return { userId };
}

async function endFollow({ db }: FollowCtx, followerId: UserId, followingId: UserId): Promise<void> {
  await db
    .deleteFrom('follows')
    .where('follower_id', '=', followerId)
    .where('following_id', '=', followingId)
    .execute();
}

/**
 * Ends follows and requests between the two, both ways, and hides the viewer from the blocked person.
 * @throws NOT_ALLOWED for oneself; USER_NOT_FOUND for a person who does not exist or has blocked the viewer.
 */
export async function block(ctx: FollowCtx, userId: UserId): Promise<Affected> {
  const me = ctx.viewer.userId;
  if (userId.toLowerCase() === me) throw new AppError('NOT_ALLOWED', FOLLOW_MESSAGES.blockOneself);
  await withPairLock(ctx, userId, async (inside) => {
    if (!(await existsForViewer(inside, userId))) throw profileNotFound();
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

async function existsForViewer({ db, viewer }: FollowCtx, userId: UserId): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where(sql<boolean>`not ${hasBlocked(viewer, sql.ref('users.id'))}`)
    .executeTakeFirst();
  return found !== undefined;
}

/** The other person can find the viewer again. What the block ended is not restored. */
export async function unblock({ db, viewer }: FollowCtx, userId: UserId): Promise<Affected> {
  await db
    .deleteFrom('blocks')
    .where('blocker_id', '=', viewer.userId)
    .where('blocked_id', '=', userId)
    .execute();
  return { userId };
}
