import type { FollowCountsDto } from '@larder/shared/follow/schema';
import { sql, type RawBuilder } from 'kysely';
import { hasBlocked, statisticsVisibleTo } from '../../access.ts';
import type { UserCtx } from '../../ctx.ts';
import { userNotFound } from './errors.ts';
import type { UserId } from '@larder/shared/ids';

/** The counts of followers and followed people of `profiles as p`, as columns; null where the viewer may not see them. */
export function followCountColumns(viewer: UserCtx['viewer']): RawBuilder<FollowCountsDto> {
  return sql<FollowCountsDto>`
    case when ${statisticsVisibleTo(viewer, 'p')} then (select count(*) from follows where following_id = p.user_id) end as followers,
    case when ${statisticsVisibleTo(viewer, 'p')} then (select count(*) from follows where follower_id = p.user_id) end as following`;
}

/** @throws USER_NOT_FOUND */
export async function getFollowCounts(
  { db, viewer }: Pick<UserCtx, 'db' | 'viewer'>,
  userId: UserId,
): Promise<FollowCountsDto> {
  const { rows } = await sql<FollowCountsDto>`
    select ${followCountColumns(viewer)} from profiles p
    where p.user_id = ${userId} and not ${hasBlocked(viewer, sql.ref('p.user_id'))}`.execute(db);
  if (!rows[0]) throw userNotFound();
  return rows[0];
}
