import type { FollowStatusDto } from '@larder/shared/follow/schema';
import type { FollowStatus } from '@larder/shared/follow/messages';
import { sql, type RawBuilder } from 'kysely';
import { hasBlocked } from '../../access.ts';
import type { UserCtx } from '../../ctx.ts';
import { userNotFound } from './errors.ts';
import type { UserId } from '@larder/shared/ids';

export interface RelationshipRow {
  is_following: boolean;
  is_follower: boolean;
  sent_request_id: string | null;
  received_request_id: string | null;
}

/** The relationship between the viewer and `other` (a column with a person's id), as columns. */
export function relationshipColumns(
  { userId }: { userId: UserId },
  other: RawBuilder<unknown>,
): RawBuilder<RelationshipRow> {
  const me = sql`${userId}::uuid`;
  return sql<RelationshipRow>`
    exists (select from follows f where f.follower_id = ${me} and f.following_id = ${other}) as is_following,
    exists (select from follows f where f.follower_id = ${other} and f.following_id = ${me}) as is_follower,
    (select q.id from follow_requests q where q.from_user_id = ${me} and q.to_user_id = ${other}
      and q.status = 'pending') as sent_request_id,
    (select q.id from follow_requests q where q.from_user_id = ${other} and q.to_user_id = ${me}
      and q.status = 'pending') as received_request_id`;
}

export function toRelationshipDto(row: RelationshipRow) {
  return {
    isFollowing: row.is_following,
    isFollower: row.is_follower,
    requestSent: row.sent_request_id !== null,
    hasPendingRequest: row.received_request_id !== null,
  };
}

/** @throws USER_NOT_FOUND */
export async function getFollowStatus(
  { db, viewer }: Pick<UserCtx, 'db' | 'viewer'>,
  userId: UserId,
): Promise<FollowStatusDto> {
  const { rows } = await sql<RelationshipRow & { is_blocked: boolean; takes_requests: boolean }>`
    select ${relationshipColumns(viewer, sql.ref('p.user_id'))}, p.allow_friend_requests as takes_requests,
      exists (select from blocks b where b.blocker_id = ${viewer.userId} and b.blocked_id = p.user_id) as is_blocked
    from profiles p where p.user_id = ${userId} and not ${hasBlocked(viewer, sql.ref('p.user_id'))}`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw userNotFound();
  return {
    ...toRelationshipDto(row),
    status: statusOf(row),
    requestId: row.sent_request_id ?? row.received_request_id,
    isBlocked: row.is_blocked,
    takesRequests: row.takes_requests,
  };
}

/** The first that applies, in the order of FOLLOW_STATUSES. */
function statusOf(row: RelationshipRow): FollowStatus {
  if (row.is_following) return 'following';
  if (row.sent_request_id) return 'requested';
  if (row.received_request_id) return 'pending';
  return 'none';
}
