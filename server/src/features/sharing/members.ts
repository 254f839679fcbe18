import type { Page } from '@larder/shared/list';
import { SHARING_MESSAGES } from '@larder/shared/sharing/messages';
import type { MemberDto, MembersInput, ShareInput } from '@larder/shared/sharing/schema';
import { sql } from 'kysely';
import { editableBy, profileVisibleTo, type SharedRights, type SharedTables } from '../../access.ts';
import type { UserCtx } from '../../ctx.ts';
import { comesAfter, cutPage, decodeCursor, type ListOrder } from '../../db/paging.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError, violatedConstraint } from '../../errors.ts';

const FIRST_CHOSEN = { column: 'chosen_at', direction: 'asc', kind: 'time' } as const satisfies ListOrder;

type MemberCtx = Pick<UserCtx, 'db' | 'viewer' | 'now'>;

/**
 * Something of a vault that is shared with chosen followers of its owner, each of whom takes part from when they accept. Their
 * table has the columns `user_id`, the owner's, `follower_id`, `chosen_at` and `accepted_at`.
 */
export interface Shared extends SharedTables, Pick<SharedRights, 'takesPart'> {
  /** The constraint that takes people out when they follow no more. */
  follows: string;
  /** Locks it, so that two who share it at once do so one after the other; false unless it is the viewer's to share. */
  lock: (ctx: MemberCtx, id: string) => Promise<boolean>;
  notFound: () => AppError;
}

/**
 * Shares it with these followers and nobody else. Who stays on it stays untouched.
 * @throws what `notFound` says unless it is the viewer's; INVALID_INPUT unless all of them follow the viewer: the same for a stranger
 * and for an id that nobody has.
 */
export async function share(ctx: MemberCtx, shared: Shared, { id, userIds }: ShareInput): Promise<void> {
  const wanted = [...new Set(userIds.map((userId) => userId.toLowerCase()))];
  await inTransaction(ctx, async (inside) => {
    if (!(await shared.lock(inside, id))) throw shared.notFound();
    await sql`
      delete from ${sql.table(shared.table)} as m
      where m.${sql.id(shared.thing)} = ${id} and ${editableBy(inside.viewer, 'm')}
        and m.follower_id <> all (${wanted}::uuid[])`.execute(inside.db);
    if (wanted.length > 0) await invite(inside, shared, { id, wanted });
  });
}

async function invite(
  { db, viewer, now }: MemberCtx,
  { table, thing, follows }: Shared,
  { id, wanted }: { id: string; wanted: readonly string[] },
): Promise<void> {
  // A plan has the id of its vault.
  const named = Object.entries({ user_id: viewer.vaultId, [thing]: id });
  const { rows } = await sql<{ named: number }>`
    with followers as (
      select f.follower_id from follows f
      where f.following_id = ${viewer.vaultId}::uuid and f.follower_id = any (${wanted}::uuid[])),
    added as (
      insert into ${sql.table(table)} (${sql.join(named.map(([column]) => sql.id(column)))}, follower_id, chosen_at)
      select ${sql.join(named.map(([, value]) => sql`${value}::uuid`))}, follower_id, ${now()} from followers
      on conflict do nothing)
    select count(*) as named from followers`
    .execute(db)
    .catch((error: unknown) => {
      // The follow ended in this very moment.
      throw violatedConstraint(error) === follows ? notFollowers(error) : error;
    });
  if (rows[0]?.named !== wanted.length) throw notFollowers();
}

function notFollowers(cause?: unknown): AppError {
  const fields = { userIds: [SHARING_MESSAGES.membersFollowers] };
  return new AppError('INVALID_INPUT', SHARING_MESSAGES.membersFollowers, { cause, fields });
}

interface MemberRow {
  id: string;
  chosen_at: Date;
  accepted_at: Date | null;
  display_name: string;
}

/**
 * The people whom it is shared with, in the order in which they were chosen, but for those who have blocked the viewer.
 * @throws what `notFound` says unless the viewer takes part in it.
 */
export async function listMembers(
  { db, viewer }: Pick<MemberCtx, 'db' | 'viewer'>,
  { table, thing, takesPart, notFound }: Shared,
  { id, cursor, limit }: MembersInput,
): Promise<Page<MemberDto>> {
  const after = cursor ? decodeCursor(FIRST_CHOSEN, cursor) : null;
  const { rows } = await sql<(MemberRow & { total: number }) | { id: null; total: number }>`
    with members as materialized (
      select m.follower_id as id, m.chosen_at, m.accepted_at, p.display_name
      from ${sql.table(table)} as m join profiles p on p.user_id = m.follower_id
      where m.${sql.id(thing)} = ${id} and ${profileVisibleTo(viewer, 'p')}),
    page as (
      select * from members where ${after ? comesAfter(FIRST_CHOSEN, 'members', after) : sql`true`}
      order by chosen_at, id limit ${limit + 1})
    select page.*, (select count(*) from members) as total
    from (select ${id}::uuid as id) as shared left join page on true
    where ${takesPart(viewer, 'shared.id')}
    order by page.chosen_at, page.id`.execute(db);
  if (!rows[0]) throw notFound();
  const page = cutPage(
    rows.filter((row) => row.id !== null),
    { limit, order: FIRST_CHOSEN, positionOf: (row) => ({ key: row.chosen_at, id: row.id }) },
  );
  const items = page.rows.map((row) => ({
    userId: row.id,
    displayName: row.display_name,
    acceptedAt: row.accepted_at,
  }));
  return { items, total: rows[0].total, nextCursor: page.nextCursor };
}

/** Takes part from now on. @throws what `notFound` says unless the viewer was invited to it. */
export async function accept(ctx: MemberCtx, shared: Shared, id: string): Promise<void> {
  const { table, things, thing, notFound } = shared;
  await inTransaction(ctx, async ({ db, viewer, now }) => {
    const mine = sql`m.${sql.id(thing)} = ${id} and m.follower_id = ${viewer.userId}`;
    // What is written into it in this moment is there first, or is noted for whoever has accepted.
    await sql`
      select from ${sql.table(things)} t where t.id = ${id} and exists (select from ${sql.table(table)} m where ${mine})
      for no key update`.execute(db);
    const { rows } = await sql<{ is_member: boolean }>`
      with accepted as (
        update ${sql.table(table)} m set accepted_at = ${now()} where ${mine} and m.accepted_at is null)
      select exists (select from ${sql.table(table)} m where ${mine}) as is_member`.execute(db);
    if (!rows[0]?.is_member) throw notFound();
  });
}

/** Takes the viewer out of what is another person's, or declines to take part. @throws what `notFound` says unless they are in it. */
export async function leave(
  { db, viewer }: MemberCtx,
  { table, thing, notFound }: Shared,
  id: string,
): Promise<{ id: string }> {
  const { rows } = await sql`
    delete from ${sql.table(table)} where ${sql.id(thing)} = ${id} and follower_id = ${viewer.userId}
    returning follower_id`.execute(db);
  if (rows.length === 0) throw notFound();
  return { id };
}
