import type { ChangedSinceInput, ChangesDto } from '@larder/shared/sync/changes';
import { LIST_MESSAGES } from '@larder/shared/list';
import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import { ownedBy } from '../access.ts';
import type { Deps, UserCtx } from '../ctx.ts';
import { fittingItems, fittingRows } from '../db/paging.ts';
import { AppError } from '../errors.ts';

export type ChangesCtx = Pick<UserCtx, 'db' | 'viewer'>;

/** What both a bigint and, as microseconds, a time of Postgres can hold. */
const transaction = z.string().regex(/^\d{1,18}$/);
/** Before every other id. */
const NO_ID = '00000000-0000-0000-0000-000000000000';

/**
 * How far a copy of a library has come. Transactions that run while it is read may commit later, so what they change is
 * asked for from `next` on: the first transaction that was still running when this reading began.
 */
const place = z.tuple([
  z.enum(['all', 'changes']),
  /** The database that the numbers belong to. */
  z.string().max(100),
  /** `next` */
  transaction,
  /** Where the page before ended: its last creation time in microseconds, or transaction. */
  transaction,
  z.guid(),
  /** Of a reading that goes on: where it began. Places that were given before this was told lack it. */
  transaction.optional(),
]);
type Place = z.infer<typeof place>;

/** A table of what belongs to one person, whose changes triggers note in another. */
const FOLLOWED = {
  recipes: { changes: 'recipe_changes', id: 'recipe_id' },
  playlists: { changes: 'playlist_changes', id: 'playlist_id' },
} as const;

/** What is told of the rows of `table`. */
interface Told<Row, Dto> {
  table: keyof typeof FOLLOWED;
  alias: string;
  /** The columns of `table as alias`, for a device that has what was there before the transaction `since`; null has nothing. */
  columns: (since: string | null) => RawBuilder<unknown>;
  /** About how many bytes of JSON that is. */
  bytes: (since: string | null) => RawBuilder<number>;
  toDto: (row: Row) => Dto;
}

/**
 * The viewer's own rows in full for a copy on a device: without a cursor all of them, newest first, with the cursor of an
 * answer what has changed since then. A page has at most 1 MB, or one row. A row may come twice. `startsAnew`: the cursor means nothing here any more, and what
 * the device has is to be replaced.
 * @throws INVALID_INPUT for a cursor that no answer gave.
 */
export async function changedSince<Row extends { id: string }, Dto>(
  ctx: ChangesCtx,
  input: ChangedSinceInput,
  told: Told<Row, Dto>,
): Promise<ChangesDto<Dto>> {
  const now = await present(ctx);
  const given = input.cursor ? decodePlace(input.cursor) : undefined;
  const isKnown = given?.[1] === now.origin;
  const from: Place = isKnown ? given : ['all', now.origin, now.next, LAST_TIME, NO_ID];
  const asked = { ...told, from, limit: input.limit };
  const page = from[0] === 'all' ? await pageOfAll(ctx, asked) : await changes(ctx, asked, now);
  return { ...page, cursor: encodePlace(page.cursor), startsAnew: !isKnown };
}

/** After every creation time, in microseconds. */
const LAST_TIME = '253402300799999999';

interface Asked<Row, Dto> extends Told<Row, Dto> {
  from: Place;
  limit: number;
}

interface Part<Dto> extends Pick<ChangesDto<Dto>, 'items' | 'deletedIds' | 'hasMore'> {
  cursor: Place;
}

async function pageOfAll<Row extends { id: string }, Dto>(
  ctx: ChangesCtx,
  { table, alias, columns, bytes, toDto, from, limit }: Asked<Row, Dto>,
): Promise<Part<Dto>> {
  const [, origin, next, time, id] = from;
  const createdAt = sql.ref(`${alias}.created_at`);
  const ownId = sql.ref(`${alias}.id`);
  const own = sql`
    select ${createdAt}, ${ownId}, ${bytes(null)} as bytes from ${sql.table(table)} as ${sql.id(alias)}
    where ${ownedBy(ctx.viewer, alias)}
      and (${createdAt}, ${ownId}) < (to_timestamp(${time}::bigint / 1000000.0), ${id}::uuid)`;
  const page = fittingRows(own, { order: sql`created_at desc, id desc`, limit });
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

async function changes<Row extends { id: string }, Dto>(
  ctx: ChangesCtx,
  { table, alias, columns, bytes, toDto, from, limit }: Asked<Row, Dto>,
  now: Present,
): Promise<Part<Dto>> {
  const [, origin, next, transaction, id, since = transaction] = from;
  const isFirst = id === NO_ID;
  const { changes, id: key } = FOLLOWED[table];
  const sameRow = sql`${sql.ref(`${alias}.id`)} = c.changed_id and ${ownedBy(ctx.viewer, alias)}`;
  const inOrder = { order: sql`changed_in, changed_id`, limit };
  // Of a row that was changed again in this page, it comes with the last change alone.
  const sized = sql`
    select c.*, case when c.is_last then coalesce(${bytes(since)}, 0) else 0 end as bytes from (
      select c.*, row_number() over (partition by changed_id order by changed_in desc) = 1 as is_last from (
        select ${sql.ref(`c.${key}`)} as changed_id, c.changed_in from ${sql.table(changes)} c
        where ${ownedBy(ctx.viewer, 'c')} and (c.changed_in, ${sql.ref(`c.${key}`)}) > (${transaction}::text::xid8, ${id}::uuid)
        order by c.changed_in, changed_id limit ${limit + 1}) c) c
    left join ${sql.table(table)} as ${sql.id(alias)} on ${sameRow}`;
  const { rows } = await sql<ChangedRow & (Row | { id: null })>`
    select c.changed_id, c.changed_in::text, c.is_last, c.found, ${columns(since)}
    from (${fittingRows(sized, inOrder)}) as c
    left join ${sql.table(table)} as ${sql.id(alias)} on c.is_last and ${sameRow}
    order by c.place`.execute(ctx.db);
  const told = fittingItems(
    rows.map((row) => ({
      item: row.id === null ? undefined : toDto(row),
      deletedId: row.id === null && row.is_last ? row.changed_id : undefined,
    })),
  );
  const last = rows[told.length - 1];
  const hasMore = last !== undefined && told.length < last.found;
  // What began while the pages were read is seen by the next reading.
  const after = isFirst ? now.next : next;
  return {
    items: told.flatMap(({ item }) => item ?? []),
    deletedIds: told.flatMap(({ deletedId }) => deletedId ?? []),
    hasMore,
    cursor: hasMore
      ? ['changes', origin, after, last.changed_in, last.changed_id, since]
      : ['changes', origin, after, after, NO_ID],
  };
}

interface ChangedRow {
  changed_id: string;
  changed_in: string;
  is_last: boolean;
  found: number;
}

interface Present {
  origin: string;
  next: string;
}

/** Asked before the rows: what commits in between comes twice rather than not at all. */
async function present({ db }: ChangesCtx): Promise<Present> {
  const { rows } = await sql<Present>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as next,
      concat_ws('.', o.id, s.system_identifier, c.timeline_id) as origin
    from recipe_changes_origin o, pg_control_system() s, pg_control_checkpoint() c`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The origin of changes is missing');
  return row;
}

function encodePlace(given: Place): string {
  return Buffer.from(JSON.stringify(given)).toString('base64url');
}

function decodePlace(cursor: string): Place {
  try {
    return place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch (cause) {
    throw new AppError('INVALID_INPUT', LIST_MESSAGES.invalidCursor, { cause });
  }
}

/** Removes what a later change of the same row made needless. A device that reads meanwhile finds the later one. */
export async function sweepChanges({ db }: Pick<Deps, 'db'>): Promise<void> {
  for (const { changes, id } of Object.values(FOLLOWED))
    await sql`
      delete from ${sql.table(changes)} c using ${sql.table(changes)} later
      where later.user_id = c.user_id and later.${sql.id(id)} = c.${sql.id(id)} and later.changed_in > c.changed_in`.execute(
      db,
    );
  await sql`
    delete from playlist_recipe_changes c using playlist_recipe_changes later
    where later.user_id = c.user_id and later.playlist_id = c.playlist_id and later.recipe_id = c.recipe_id
      and later.changed_in > c.changed_in`.execute(db);
}
