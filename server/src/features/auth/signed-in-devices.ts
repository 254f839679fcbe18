import type { SessionItemDto } from '@larder/shared/account/devices';
import type { Page, PageInput } from '@larder/shared/list';
import type { Language } from '@larder/shared/messages/language';
import { sql } from 'kysely';
import { endOtherSessions, endSession } from '../../auth/sessions.ts';
import type { UserCtx } from '../../ctx.ts';
import { comesAfter, cutPage, decodeCursor, type ListOrder } from '../../db/paging.ts';
import { describeDevice } from './describe-device.ts';
import { deviceNotFound } from './errors.ts';

const NEWEST = { column: 'created_at', direction: 'desc', kind: 'time' } as const satisfies ListOrder;

interface SessionRow {
  id: string;
  user_agent: string | null;
  ip: string | null;
  created_at: Date;
  last_seen_at: Date;
  is_current: boolean;
}

/** The viewer's sessions, newest first. */
export async function listSessions(
  { db, viewer, now, language }: UserCtx,
  input: PageInput,
): Promise<Page<SessionItemDto>> {
  const after = input.cursor ? decodeCursor(NEWEST, input.cursor) : null;
  const { rows } = await sql<(SessionRow & { total: number }) | { id: null; total: number }>`
    with s as (
      select public_id as id, user_agent, ip, created_at, last_seen_at, id = ${viewer.sessionId} as is_current
      from sessions where user_id = ${viewer.userId} and expires_at > ${now()} and absolute_expires_at > ${now()}),
    page as (
      select s.* from s where ${after ? comesAfter(NEWEST, 's', after) : sql`true`}
      order by s.created_at desc, s.id desc limit ${input.limit + 1})
    select page.*, counts.total from (select count(*) as total from s) as counts
    left join page on true order by page.created_at desc, page.id desc`.execute(db);
  const page = cutPage(
    rows.filter((row) => row.id !== null),
    {
      limit: input.limit,
      order: NEWEST,
      positionOf: (row) => ({ key: row.created_at, id: row.id }),
    },
  );
  return {
    items: page.rows.map((row) => toSessionItemDto(row, language)),
    total: rows[0]?.total ?? 0,
    nextCursor: page.nextCursor,
  };
}

/** Signs out one of the viewer's devices, which may be this one. @throws NOT_FOUND for any other. */
export async function endSessionOf(ctx: UserCtx, { id }: { id: string }): Promise<void> {
  const ended = await ctx.db
    .deleteFrom('sessions')
    .where('public_id', '=', id)
    .where('user_id', '=', ctx.viewer.userId)
    .returning('id')
    .executeTakeFirst();
  if (!ended) throw deviceNotFound();
  if (ended.id === ctx.viewer.sessionId) await endSession(ctx);
}

/** Signs out every other device of the viewer. */
export async function endOthers(ctx: UserCtx): Promise<void> {
  await endOtherSessions(ctx, ctx.viewer);
}

function toSessionItemDto(row: SessionRow, language: Language): SessionItemDto {
  return {
    id: row.id,
    device: describeDevice(row.user_agent, language),
    ip: row.ip,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    isCurrent: row.is_current,
  };
}
