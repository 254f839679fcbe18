import { LIST_MESSAGES, MAX_PAGE_SIZE } from '@larder/shared/list';
import { isStorableText } from '@larder/shared/text';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { z } from 'zod';
import { AppError } from '../errors.ts';

/** What an order sorts by before the id. Times travel as milliseconds. */
type SortKey = Date | string | number;

/** An order of a list, total because the id ends it. */
export interface ListOrder {
  readonly column: string;
  readonly direction: 'asc' | 'desc';
  readonly kind: 'time' | 'text' | 'number';
}

export interface Position {
  key: SortKey;
  id: string;
}

// The years 1970 to 9999: what both Postgres and a Date can hold.
const milliseconds = z.number().int().min(0).max(253_402_300_799_999);
const KEYS = {
  time: milliseconds.transform((time) => new Date(time)),
  text: z.string().max(400).refine(isStorableText),
  number: z.number().int().min(-2_147_483_648).max(2_147_483_647),
} as const;

/** The place after a row, opaque to clients. It names its order: in another one it would mean another place. */
export function encodeCursor(order: ListOrder, { key, id }: Position): string {
  const value = key instanceof Date ? key.getTime() : key;
  return Buffer.from(JSON.stringify([order.column, value, id])).toString('base64url');
}

/** @throws INVALID_INPUT for a cursor that no list in this order gave. */
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
 * The first rows in an `order` that names their columns: one more than asked for. The most that may be asked for stands in
 * the statement as a number, because a plan that is kept for every `limit` would otherwise be one for a tenth of all rows.
 */
export function firstRows(
  rows: RawBuilder<unknown>,
  { order, limit }: { order: RawBuilder<unknown>; limit: number },
): RawBuilder<unknown> {
  return sql`select * from (${rows} order by ${order} limit ${sql.lit(MAX_PAGE_SIZE + 1)}) as first_rows
    order by ${order} limit ${limit + 1}`;
}

/**
 * Of one row more than asked for: the page, and the cursor to the next one if that row was there.
 * `positionOf` gives a row's sort key and id.
 */
export function cutPage<Row>(
  rows: readonly Row[],
  { limit, order, positionOf }: { limit: number; order: ListOrder; positionOf: (row: Row) => Position },
): { rows: readonly Row[]; nextCursor: string | null } {
  const last = rows[limit - 1];
  if (rows.length <= limit || last === undefined) return { rows, nextCursor: null };
  return { rows: rows.slice(0, limit), nextCursor: encodeCursor(order, positionOf(last)) };
}
