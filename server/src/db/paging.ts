import { LIST_MESSAGES, MAX_PAGE_SIZE } from '@larder/shared/list';
import { isStorableText } from '@larder/shared/text';
import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import { z } from 'zod';
import { AppError } from '../errors.ts';
import type { Db } from './db.ts';

/** The value that an order sorts by, before the id. Cursors hold times as milliseconds, days as 'YYYY-MM-DD'. */
type SortKey = Date | string | number;

/** The order of a list. The id comes last, so that it is total. */
export interface ListOrder {
  readonly column: string;
  readonly direction: 'asc' | 'desc';
  readonly kind: 'time' | 'text' | 'number' | 'day';
}

export interface Position {
  key: SortKey;
  id: string;
}

// The years 1970 to 9999, which both Postgres and Date can hold.
const milliseconds = z.number().int().min(0).max(253_402_300_799_999);
const KEYS = {
  time: milliseconds.transform((time) => new Date(time)),
  text: z.string().max(400).refine(isStorableText),
  // Postgres has no year 0.
  day: z.iso.date().refine((day) => day >= '0001'),
  number: z.number().int().min(-2_147_483_648).max(2_147_483_647),
} as const;

/** A cursor for the position after a row, opaque to clients. It names its order, because it is wrong in any other. */
export function encodeCursor(order: ListOrder, { key, id }: Position): string {
  const value = key instanceof Date ? key.getTime() : key;
  return Buffer.from(JSON.stringify([order.column, value, id])).toString('base64url');
}

/** @throws INVALID_INPUT for a cursor that does not belong to a list in this order. */
export function decodeCursor(order: ListOrder, cursor: string): Position {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const [, key, id] = z.tuple([z.literal(order.column), KEYS[order.kind], z.guid()]).parse(parts);
    return { key, id };
  } catch (cause) {
    throw new AppError('INVALID_INPUT', LIST_MESSAGES.invalidCursor, { cause });
  }
}

/** True in SQL for the rows of `table` that come after `position`. */
export function comesAfter(order: ListOrder, table: string, position: Position): RawBuilder<SqlBool> {
  const row = sql`(${sql.ref(`${table}.${order.column}`)}, ${sql.ref(`${table}.id`)})`;
  const place = sql`(${position.key}, ${position.id}::uuid)`;
  return order.direction === 'desc' ? sql<SqlBool>`${row} < ${place}` : sql<SqlBool>`${row} > ${place}`;
}

/**
 * The first `limit + 1` rows in an `order` that names their columns. The largest limit is a literal in the statement: with a
 * parameter alone, the generic plan would assume a tenth of all rows.
 */
export function firstRows(
  rows: RawBuilder<unknown>,
  { order, limit }: { order: RawBuilder<unknown>; limit: number },
): RawBuilder<unknown> {
  return sql`select * from (${rows} order by ${order} limit ${sql.lit(MAX_PAGE_SIZE + 1)}) as first_rows
    order by ${order} limit ${limit + 1}`;
}

/** What a page holds at most, in bytes of JSON. One item is always in it. */
const MOST_BYTES = 1_000_000;
/** Of an item beside its own JSON: what stands between items, and which of its values are dates. */
const BESIDE_AN_ITEM = 200;

/**
 * The first of the `rows` in an `order` that names their columns: at most `limit`, and no more than make 1 MB by their column `bytes` (but
 * `atLeast` so many), an estimate, so that hardly more is read than is sent. `place` counts them, `found` is one more where more are left.
 */
export function fittingRows(
  rows: RawBuilder<unknown>,
  { order, limit, atLeast = 1 }: { order: RawBuilder<unknown>; limit: number; atLeast?: number },
): RawBuilder<unknown> {
  return sql`select * from (
      select sized.*, row_number() over in_order as place, sum(bytes) over in_order as bytes_so_far, count(*) over () as found
      from (${rows} order by ${order} limit ${limit + 1}) as sized window in_order as (order by ${order})) as placed
    where place <= ${atLeast} or (place <= ${limit} and bytes_so_far <= ${sql.lit(MOST_BYTES)})`;
}

/** The first items, as many as make 1 MB of JSON, and at least one. */
export function fittingItems<Item>(items: readonly Item[]): Item[] {
  let bytes = 0;
  const end = items.findIndex((item, place) => {
    bytes += Buffer.byteLength(JSON.stringify(item)) + BESIDE_AN_ITEM;
    return place > 0 && bytes > MOST_BYTES;
  });
  return items.slice(0, end === -1 ? undefined : end);
}

/**
 * A page of the rows of a query whose column `bytes` says how large each is: at most `limit`, no more than make 1 MB, and at least one.
 * The rows come with `found`, as `fittingRows` counts them.
 */
export async function readFittingPage<Row, Item>(
  db: Db,
  query: Expression<Row>,
  {
    order,
    limit,
    positionOf,
    toItem,
  }: { order: ListOrder; limit: number; positionOf: (row: Row) => Position; toItem: (row: Row) => Item },
): Promise<{ items: Item[]; nextCursor: string | null }> {
  const { column, direction } = order;
  const inOrder = sql`${sql.ref(column)} ${sql.raw(direction)}, id ${sql.raw(direction)}`;
  const { rows } = await sql<Row & { found: number }>`
    ${fittingRows(sql`${query}`, { order: inOrder, limit })} order by place`.execute(db);
  const items = fittingItems(rows.map(toItem));
  const last = rows[items.length - 1];
  const hasMore = last !== undefined && items.length < last.found;
  return { items, nextCursor: hasMore ? encodeCursor(order, positionOf(last)) : null };
}

/**
 * Cuts `limit + 1` rows to a page, with a cursor to the next one when the extra row exists. `positionOf` returns a row's sort
 * key and id.
 */
export function cutPage<Row>(
  rows: readonly Row[],
  { limit, order, positionOf }: { limit: number; order: ListOrder; positionOf: (row: Row) => Position },
): { rows: readonly Row[]; nextCursor: string | null } {
  const last = rows[limit - 1];
  if (rows.length <= limit || last === undefined) return { rows, nextCursor: null };
  return { rows: rows.slice(0, limit), nextCursor: encodeCursor(order, positionOf(last)) };
}
