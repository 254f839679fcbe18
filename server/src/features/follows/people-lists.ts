import type {
  BlockedUserDto,
  FollowerDto,
  FollowersInput,
  FollowingDto,
  FollowRequestDto,
  PersonDto,
} from '@larder/shared/follow/schema';
import type { Page, PageInput } from '@larder/shared/list';
import { sql, type RawBuilder } from 'kysely';
import { profileOpenTo } from '../../access.ts';
import type { UserCtx, Viewer } from '../../ctx.ts';
import { comesAfter, cutPage, decodeCursor, type ListOrder } from '../../db/paging.ts';
import { containsAll, searchWords } from '../../db/search.ts';
import { relationshipColumns, toRelationshipDto, type RelationshipRow } from './relationship.ts';

const NEWEST = { column: 'created_at', direction: 'desc', kind: 'time' } as const satisfies ListOrder;

type ListCtx = Pick<UserCtx, 'db' | 'viewer'>;

interface PersonRow extends RelationshipRow {
  id: string;
  user_id: string;
  display_name: string;
  username: string | null;
  profile_image_url: string | null;
  created_at: Date;
  updated_at: Date;
}

/** The viewer's followers that match the search, newest first like all lists in this file. */
export async function listFollowers(ctx: ListCtx, input: FollowersInput): Promise<Page<FollowerDto>> {
  const words = await searchWords(ctx.db, input.search);
  const matchesSearch = sql`exists (
    select from profiles named where named.user_id = follower_id and ${containsAll(sql`without_apostrophes(named.search_name)`, words)})`;
  const rows = sql`
    select id, follower_id as user_id, created_at, created_at as updated_at, true as approached_viewer
    from follows where following_id = ${ctx.viewer.userId} and ${words.length > 0 ? matchesSearch : sql`true`}`;
  return pageOfPeople(ctx, input, {
    rows,
    toDto: (row) => ({
      ...toRelationshipDto(row),
      id: row.id,
      followerId: row.user_id,
      follower: toPersonDto(row),
      createdAt: row.created_at,
    }),
  });
}

/** The people the viewer follows. */
export function listFollowing(ctx: ListCtx, input: PageInput): Promise<Page<FollowingDto>> {
  const rows = sql`
    select id, following_id as user_id, created_at, created_at as updated_at, false as approached_viewer
    from follows where follower_id = ${ctx.viewer.userId}`;
  return pageOfPeople(ctx, input, {
    rows,
    toDto: (row) => ({
      ...toRelationshipDto(row),
      id: row.id,
      followingId: row.user_id,
      following: toPersonDto(row),
      createdAt: row.created_at,
    }),
  });
}

/** Pending requests to the viewer. */
export function listReceivedRequests(ctx: ListCtx, input: PageInput): Promise<Page<FollowRequestDto>> {
  const rows = sql`
    select id, from_user_id as user_id, created_at, updated_at, true as approached_viewer
    from follow_requests where to_user_id = ${ctx.viewer.userId} and status = 'pending'`;
  const toUser = viewerAsPerson(ctx.viewer);
  return pageOfPeople(ctx, input, {
    rows,
    toDto: (row) => ({
      ...toRequestDto(row),
      fromUserId: row.user_id,
      fromUser: toPersonDto(row),
      toUserId: ctx.viewer.userId,
      toUser,
    }),
  });
}

/** Pending requests from the viewer. */
export function listSentRequests(ctx: ListCtx, input: PageInput): Promise<Page<FollowRequestDto>> {
  const rows = sql`
    select id, to_user_id as user_id, created_at, updated_at, false as approached_viewer
    from follow_requests where from_user_id = ${ctx.viewer.userId} and status = 'pending'`;
  const fromUser = viewerAsPerson(ctx.viewer);
  return pageOfPeople(ctx, input, {
    rows,
    toDto: (row) => ({
      ...toRequestDto(row),
      fromUserId: ctx.viewer.userId,
      fromUser,
      toUserId: row.user_id,
      toUser: toPersonDto(row),
    }),
  });
}

/** The people the viewer has blocked. */
export function listBlocked(ctx: ListCtx, input: PageInput): Promise<Page<BlockedUserDto>> {
  const rows = sql`
    select blocked_id as id, blocked_id as user_id, created_at, created_at as updated_at, false as approached_viewer
    from blocks where blocker_id = ${ctx.viewer.userId}`;
  return pageOfPeople(ctx, input, {
    rows,
    toDto: (row) => ({ ...toPersonDto(row), userId: row.user_id, blockedAt: row.created_at }),
  });
}

interface PeopleList<Dto> {
  /** Selects id, user_id, created_at, updated_at and approached_viewer, whose username the viewer may always see. */
  rows: RawBuilder<unknown>;
  toDto: (row: PersonRow) => Dto;
}

async function pageOfPeople<Dto>(
  { db, viewer }: ListCtx,
  { cursor, limit }: PageInput,
  { rows: listed, toDto }: PeopleList<Dto>,
): Promise<Page<Dto>> {
  const after = cursor ? decodeCursor(NEWEST, cursor) : null;
  const { rows } = await sql<(PersonRow & { total: number }) | { id: null; total: number }>`
    with page as (
      select l.* from (${listed}) as l where ${after ? comesAfter(NEWEST, 'l', after) : sql`true`}
      order by l.created_at desc, l.id desc limit ${limit + 1})
    select page.id, page.user_id, page.created_at, page.updated_at, p.display_name, p.profile_image_url,
      case when ${profileOpenTo(viewer, 'p')} or page.approached_viewer then p.username end as username,
      ${relationshipColumns(viewer, sql.ref('page.user_id'))}, counts.total
    from (select count(*) as total from (${listed}) as l) as counts
    left join (page join profiles p on p.user_id = page.user_id) on true
    order by page.created_at desc, page.id desc`.execute(db);
  const found = rows.filter((row) => row.id !== null);
  const page = cutPage(found, {
    limit,
    order: NEWEST,
    positionOf: (row) => ({ key: row.created_at, id: row.id }),
  });
  return { items: page.rows.map(toDto), total: rows[0]?.total ?? 0, nextCursor: page.nextCursor };
}

function toRequestDto(row: PersonRow) {
  return { id: row.id, status: 'pending', createdAt: row.created_at, updatedAt: row.updated_at } as const;
}

function toPersonDto(row: PersonRow): PersonDto {
  return {
    displayName: row.display_name,
    username: row.username,
    profileImageUrl: row.profile_image_url,
  };
}

function viewerAsPerson({ displayName, username, profileImageUrl }: Viewer): PersonDto {
  return { displayName, username, profileImageUrl };
}
