import type { FollowStatusDto } from '@larder/shared/follow/schema';
import { FOLLOW_MESSAGES } from '@larder/shared/follow/messages';
import { sql } from 'kysely';
import { AppError } from '../../errors.ts';
import { withPairLock, type FollowCtx } from './lock-pair.ts';
import { profileNotFound, requestNotFound } from './errors.ts';
import { getFollowStatus } from './relationship.ts';
import type { UserId } from '@larder/shared/ids';

/**
 * Sends a request to follow a person, also again after an earlier one was declined or the follow has ended.
 * @throws FOLLOW_SELF; USER_NOT_FOUND when they do not exist, take no requests, or either has blocked the other;
 * FOLLOW_EXISTS; FOLLOW_REQUEST_EXISTS
 */
export async function requestFollow(ctx: FollowCtx, userId: UserId): Promise<FollowStatusDto> {
  if (userId.toLowerCase() === ctx.viewer.userId) throw new AppError('FOLLOW_SELF', FOLLOW_MESSAGES.oneself);
  const wasPending = await isPending(ctx, userId);
  return withPairLock(ctx, userId, async (inside) => {
    const target = await findTarget(inside, userId);
    if (!target || target.is_blocked) throw profileNotFound();
    if (target.is_followed) throw new AppError('FOLLOW_EXISTS', FOLLOW_MESSAGES.alreadyFollowing);
    if (!target.allow_friend_requests) throw profileNotFound();
    if (!(await sendRequest(inside, userId))) {
      const { requestExists, alreadySent } = FOLLOW_MESSAGES;
      throw new AppError('FOLLOW_REQUEST_EXISTS', wasPending ? requestExists : alreadySent);
    }
    return getFollowStatus(inside, userId);
  });
}

/** Whether the viewer's request to them is pending. This only chooses the message; the upsert of `sendRequest` decides. */
async function isPending({ db, viewer }: FollowCtx, userId: UserId): Promise<boolean> {
  const request = await db
    .selectFrom('follow_requests')
    .select('id')
    .where('from_user_id', '=', viewer.userId)
    .where('to_user_id', '=', userId)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return request !== undefined;
}

interface Target {
  allow_friend_requests: boolean;
  is_blocked: boolean;
  is_followed: boolean;
}

async function findTarget({ db, viewer }: FollowCtx, userId: UserId): Promise<Target | undefined> {
  const me = viewer.userId;
  const { rows } = await sql<Target>`
    select p.allow_friend_requests,
      exists (select from blocks b where (b.blocker_id = p.user_id and b.blocked_id = ${me})
        or (b.blocker_id = ${me} and b.blocked_id = p.user_id)) as is_blocked,
      exists (select from follows f where f.follower_id = ${me} and f.following_id = p.user_id) as is_followed
    from profiles p where p.user_id = ${userId}`.execute(db);
  return rows[0];
}

/** False when a request is pending already. */
async function sendRequest({ db, viewer, now }: FollowCtx, userId: UserId): Promise<boolean> {
  const at = now();
  const sent = await db
    .insertInto('follow_requests')
    .values({ from_user_id: viewer.userId, to_user_id: userId, created_at: at, updated_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['from_user_id', 'to_user_id'])
        .doUpdateSet({ status: 'pending', created_at: at, updated_at: at })
        .where('follow_requests.status', '<>', 'pending'),
    )
    .returning('id')
    .executeTakeFirst();
  return sent !== undefined;
}

type Answer = 'accepted' | 'declined';

/** Lets the sender of the request follow the viewer. @throws FOLLOW_REQUEST_NOT_FOUND */
export async function acceptRequest(ctx: FollowCtx, requestId: string): Promise<FollowStatusDto> {
  const senderId = await senderOf(ctx, requestId, 'accepted');
  return withPairLock(ctx, senderId, async (inside) => {
    await answerRequest(inside, requestId, 'accepted');
    await inside.db
      .insertInto('follows')
      .values({ follower_id: senderId, following_id: ctx.viewer.userId, created_at: ctx.now() })
      .execute();
    return getFollowStatus(inside, senderId);
  });
}

/** @throws FOLLOW_REQUEST_NOT_FOUND */
export async function declineRequest(ctx: FollowCtx, requestId: string): Promise<FollowStatusDto> {
  const senderId = await senderOf(ctx, requestId, 'declined');
  return withPairLock(ctx, senderId, async (inside) => {
    await answerRequest(inside, requestId, 'declined');
    return getFollowStatus(inside, senderId);
  });
}

/** The sender, for the lock on the pair. It never changes; `answerRequest` checks under the lock that the request is pending. */
async function senderOf({ db, viewer }: FollowCtx, requestId: string, answer: Answer): Promise<UserId> {
  const request = await db
    .selectFrom('follow_requests')
    .select('from_user_id')
    .where('id', '=', requestId)
    .where('to_user_id', '=', viewer.userId)
    .executeTakeFirst();
  if (!request) throw requestNotFound(answer);
  return request.from_user_id;
}

async function answerRequest(
  { db, viewer, now }: FollowCtx,
  requestId: string,
  status: Answer,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('follow_requests')
    .set({ status, updated_at: now() })
    .where('id', '=', requestId)
    .where('to_user_id', '=', viewer.userId)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw requestNotFound(status);
}

/** Cancels a request of the viewer. @throws FOLLOW_REQUEST_NOT_FOUND */
export async function cancelRequest(
  { db, viewer }: FollowCtx,
  requestId: string,
): Promise<{ requestId: string }> {
  const { numDeletedRows } = await db
    .deleteFrom('follow_requests')
    .where('id', '=', requestId)
    .where('from_user_id', '=', viewer.userId)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw requestNotFound('cancelled');
  return { requestId };
}
