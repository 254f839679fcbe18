import { LIST_MESSAGES } from '@larder/shared/list';
import type { ChangedSinceInput, ChangesDto } from '@larder/shared/sync/changes';
import type { EntityName } from '@larder/shared/sync/entities';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { z } from 'zod';
import { ownedBy } from '../access.ts';
import type { Deps, UserCtx } from '../ctx.ts';
import { fittingItems, fittingRows } from '../db/paging.ts';
import { AppError } from '../errors.ts';

export type ChangesCtx = Pick<UserCtx, 'db' | 'viewer'>;

/** What devices are sent of one entity. */
export interface StreamSpec<Row, Dto> {
  entity: EntityName;
  table: string;
  alias: string;
  /** True for the rows of `table as alias` that the viewer's devices keep: those of their vault, or what else they see. */
  visibleTo?: (viewer: UserCtx['viewer'], alias: string) => RawBuilder<SqlBool>;
  /** The columns of `table as alias`, for a device that has what was there before the transaction `since`; null has nothing. */
  columns: (since: string | null) => RawBuilder<unknown>;
  /** About how many bytes of JSON that is. */
  bytes: (since: string | null) => RawBuilder<number>;
  toDto: (row: Row) => Dto;
}

/** What both a bigint and, as microseconds, a time of Postgres can hold. */
const transaction = z.string().regex(/^\d{1,18}$/);
/** Before every other id. */
const NO_ID = '00000000-0000-0000-0000-000000000000';
/** After every creation time, in microseconds. */
const LAST_TIME = '253402300799999999';

/**
 * How far a copy has come. Transactions that run while it is read may commit later, so what they change is asked for from
 * `next` on: the first transaction that was still running when this reading began.
 */
const cursorSchema = z.tuple([
  z.enum(['all', 'changes']),
  /** The database that the numbers belong to. */
  z.string().max(100),
  /** `next` */
  transaction,
  /** Where the page before ended: its last creation time in microseconds, or transaction. */
  transaction,
  z.guid(),
  /** Of a reading that goes on: where it began. */
  transaction.optional(),
]);
type Cursor = z.infer<typeof cursorSchema>;

/**
 * What the viewer sees, in full, for a copy on a device: without a cursor all of it, newest first, with the cursor of an
 * answer what has changed since then; `deletedIds` are of what they see no more. A page has at most 1 MB, or one row. A row may
 * come twice. `startsAnew`: the cursor means nothing here any more, and what the device has is to be replaced.
 * @throws INVALID_INPUT for a cursor that no answer gave.
 */
export async function changedSince<Row extends { id: string }, Dto>(
  ctx: ChangesCtx,
  { cursor, limit }: ChangedSinceInput,
  spec: StreamSpec<Row, Dto>,
): Promise<ChangesDto<Dto>> {
  const now = await snapshotOf(ctx);
  const given = cursor ? decodeCursor(cursor) : undefined;
  const isKnown = given?.[1] === now.origin;
  const from: Cursor = isKnown ? given : ['all', now.origin, now.next, LAST_TIME, NO_ID];
  const request = { ...spec, from, limit };
  const page = from[0] === 'all' ? await pageOfAll(ctx, request) : await pageOfChanges(ctx, request, now);
  return { ...page, cursor: encodeCursor(page.cursor), startsAnew: !isKnown };
}

interface PageRequest<Row, Dto> extends StreamSpec<Row, Dto> {
  from: Cursor;
  limit: number;
}

interface ChangesPage<Dto> extends Pick<ChangesDto<Dto>, 'items' | 'deletedIds' | 'hasMore'> {
  cursor: Cursor;
}

async function pageOfAll<Row extends { id: string }, Dto>(
  ctx: ChangesCtx,
  { table, alias, visibleTo = ownedBy, columns, bytes, toDto, from, limit }: PageRequest<Row, Dto>,
): Promise<ChangesPage<Dto>> {
  const [, origin, next, time, id] = from;
  const createdAt = sql.ref(`${alias}.created_at`);
  const ownId = sql.ref(`${alias}.id`);
  const sized = sql`
    select ${createdAt}, ${ownId}, ${bytes(null)} as bytes from ${sql.table(table)} as ${sql.id(alias)}
    where ${visibleTo(ctx.viewer, alias)}
      and (${createdAt}, ${ownId}) < (to_timestamp(${time}::bigint / 1000000.0), ${id}::uuid)`;
  const page = fittingRows(sized, { order: sql`created_at desc, id desc`, limit });
  const { rows } = await sql<Row & { time: string; found: number }>`
    select ${columns(null)}, (extract(epoch from ${createdAt}) * 1000000)::bigint::text as time, page.found
    from (${page}) as page join ${sql.table(table)} as ${sql.id(alias)} on ${ownId} = page.id
    order by page.place`.execute(ctx.db);
  const items = fittingItems(rows.map(toDto));
  const last = rows[items.length - 1];
  const hasMore = last !== undefined && items.length < last.found;
  return {
    items,
    deletedIds: [],
    hasMore,
    cursor: hasMore ? ['all', origin, next, last.time, last.id] : ['changes', origin, next, next, NO_ID],
  };
}

interface ChangedRow {
  changed_id: string;
  changed_in: string;
  is_last: boolean;
  found: number;
}

async function pageOfChanges<Row extends { id: string }, Dto>(
  ctx: ChangesCtx,
  request: PageRequest<Row, Dto>,
  now: Snapshot,
): Promise<ChangesPage<Dto>> {
  const { table, alias, visibleTo = ownedBy, columns, bytes, toDto, from, limit } = request;
  const [, origin, next, transaction, id, since = transaction] = from;
  const sameRow = sql`${sql.ref(`${alias}.id`)} = c.changed_id and ${visibleTo(ctx.viewer, alias)}`;
  const inOrder = { order: sql`changed_in, changed_id`, limit };
  // Of a row that was changed again in this page, it comes with the last change alone.
  const sized = sql`
    select c.*, case when c.is_last then coalesce(${bytes(since)}, 0) else 0 end as bytes from (
      select c.*, row_number() over (partition by changed_id order by changed_in desc) = 1 as is_last
      from (${changesAfter(ctx.viewer, request)}) c) c
    left join ${sql.table(table)} as ${sql.id(alias)} on ${sameRow}`;
  const { rows } = await sql<ChangedRow & (Row | { id: null })>`
    select c.changed_id, c.changed_in::text, c.is_last, c.found, ${columns(since)}
    from (${fittingRows(sized, inOrder)}) as c
    left join ${sql.table(table)} as ${sql.id(alias)} on c.is_last and ${sameRow}
    order by c.place`.execute(ctx.db);
  const sent = fittingItems(
    rows.map((row) => ({
      item: row.id === null ? undefined : toDto(row),
      deletedId: row.id === null && row.is_last ? row.changed_id : undefined,
    })),
  );
  const last = rows[sent.length - 1];
  const hasMore = last !== undefined && sent.length < last.found;
  // What began while the pages were read is seen by the next reading.
  const after = id === NO_ID ? now.next : next;
  return {
    items: sent.flatMap(({ item }) => item ?? []),
    deletedIds: sent.flatMap(({ deletedId }) => deletedId ?? []),
    hasMore,
    cursor: hasMore
      ? ['changes', origin, after, last.changed_in, last.changed_id, since]
      : ['changes', origin, after, after, NO_ID],
  };
}

/** Those that are told to everybody in the viewer's vault, and those that are told to the viewer alone. */
function changesAfter<Row, Dto>(
  viewer: UserCtx['viewer'],
  { entity, from, limit }: PageRequest<Row, Dto>,
): RawBuilder<unknown> {
  const [, , , transaction, id] = from;
  const told = (whose: RawBuilder<unknown>) => sql`(
    select c.id, c.changed_in from entity_changes c
    where ${whose} and c.entity = ${entity} and c.part is null
      and (c.changed_in, c.id) > (${transaction}::text::xid8, ${id}::uuid)
    order by c.changed_in, c.id limit ${limit + 1})`;
  return sql`
    select id as changed_id, changed_in from (
      ${told(sql`c.vault_id = ${viewer.vaultId}::uuid`)} union ${told(sql`c.user_id = ${viewer.userId}::uuid`)}) as c
    order by changed_in, id limit ${limit + 1}`;
}

interface Snapshot {
  origin: string;
  next: string;
}

/** Asked before the rows: what commits in between comes twice rather than not at all. */
async function snapshotOf({ db }: ChangesCtx): Promise<Snapshot> {
  const { rows } = await sql<Snapshot>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as next,
      concat_ws('.', o.id, s.system_identifier, c.timeline_id) as origin
    from recipe_changes_origin o, pg_control_system() s, pg_control_checkpoint() c`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The origin of changes is missing');
  return row;
}

function encodeCursor(cursor: Cursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

function decodeCursor(cursor: string): Cursor {
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch (cause) {
    throw new AppError('INVALID_INPUT', LIST_MESSAGES.invalidCursor, { cause });
  }
}

/** Removes what a later change of the same row or part made needless. A device that reads meanwhile finds the later one. */
export async function sweepChanges({ db }: Pick<Deps, 'db'>): Promise<void> {
  for (const whose of [sql.id('vault_id'), sql.id('user_id')])
    await sql`
      delete from entity_changes c using entity_changes later
      where later.${whose} = c.${whose} and later.entity = c.entity and later.id = c.id
        and later.part is not distinct from c.part and later.changed_in > c.changed_in`.execute(db);
}
