import type { Register } from '@larder/shared/shopping/registers';
import { sql, type RawBuilder, type SqlBool } from 'kysely';

// Fields that two people may change at once (docs/shopping-list.md), in SQL as `later` has them in shared.

/** So far may the clock of a device be ahead. */
const CLOCKS_DIFFER_MS = 10 * 60_000;

/** A write of a clock that is too far ahead counts as one of now: else nobody could change it for as long. */
export function held<T>({ value, stamp }: Register<T>, now: Date): Register<T> {
  if (Number(stamp.slice(0, 15)) <= now.getTime() + CLOCKS_DIFFER_MS) return { value, stamp };
  return { value, stamp: `${String(now.getTime()).padStart(15, '0')}${stamp.slice(15)}` };
}

/** Each thing once, whatever order its writes came in, with stamps that count. */
export function heldOnce<Name extends string, Thing extends Record<Name, Register<unknown>> & { id: string }>(
  names: readonly Name[],
  merge: (one: Thing, other: Thing) => Thing,
  { entries, now }: { entries: readonly Thing[]; now: Date },
): Thing[] {
  const byId = new Map<string, Thing>();
  for (const given of entries) {
    const id = given.id.toLowerCase();
    const registers = Object.fromEntries(names.map((name) => [name, held(given[name], now)]));
    const entry: Thing = { ...given, id, ...registers };
    const before = byId.get(id);
    byId.set(id, before ? merge(before, entry) : entry);
  }
  return [...byId.values()];
}

/** A column with the column of its stamp. */
export type Columns = readonly [value: string, stamp: string];

/** True when what comes, the row `excluded`, was written later than what is there in `table`. */
export function isLater(table: string, [value, stamp]: Columns): RawBuilder<SqlBool> {
  return sql<SqlBool>`is_later(${sql.ref(`excluded.${stamp}`)}, ${sql.ref(`excluded.${value}`)},
    ${sql.ref(`${table}.${stamp}`)}, ${sql.ref(`${table}.${value}`)})`;
}

/** The assignments of an update of `table` that leave the later of both. */
export function setLater(table: string, columns: Columns): RawBuilder<unknown> {
  const [value, stamp] = columns;
  return sql`
    ${sql.id(value)} = case when ${isLater(table, columns)} then ${sql.ref(`excluded.${value}`)}
      else ${sql.ref(`${table}.${value}`)} end,
    ${sql.id(stamp)} = greatest(${sql.ref(`excluded.${stamp}`)}, ${sql.ref(`${table}.${stamp}`)})`;
}
