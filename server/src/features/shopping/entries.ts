import type { Page } from '@larder/shared/list';
import { ENTRY_REGISTERS, mergedEntry } from '@larder/shared/shopping/entries';
import type {
  PutShoppingEntriesInput,
  ShoppingEntriesInput,
  ShoppingEntryDto,
  ShoppingEntryInput,
} from '@larder/shared/shopping/schema';
import { sql } from 'kysely';
import { recipeVisibleTo } from '../../access.ts';
import type { UserCtx } from '../../ctx.ts';
import { comesAfter, cutPage, decodeCursor, type ListOrder } from '../../db/paging.ts';
import { entryColumns, toEntryDto, type EntryRow } from './entry-row.ts';
import { shoppingListNotFound } from './errors.ts';
import { heldOnce, isLater, setLater, type Columns } from './registers.ts';
import { shoppingListWritableBy, takesPartIn } from './rights.ts';

const FIRST_ADDED = { column: 'created_at', direction: 'asc', kind: 'time' } as const satisfies ListOrder;
const TICKED = ['is_ticked', 'ticked_stamp'] as const;
const REGISTERS: readonly Columns[] = [
  ['text', 'text_stamp'],
  TICKED,
  ['is_removed', 'removed_stamp'],
  ['aisle', 'aisle_stamp'],
  ['note', 'note_stamp'],
];

/**
 * Puts entries into a list, or merges them with those that are there, field by field. Sent again, or in another order, it leaves
 * the same. Entries of another list, and those that were removed and deleted, are left out, and recipes that the viewer may not see are not named.
 * @throws SHOPPING_LIST_NOT_FOUND unless the viewer takes part in it; SHOPPING_ENTRY_LIMIT when it would hold too many.
 */
export async function putShoppingEntries(
  { db, viewer, now }: Pick<UserCtx, 'db' | 'viewer' | 'now'>,
  { id, entries }: PutShoppingEntriesInput,
): Promise<{ id: string }> {
  const given = JSON.stringify(heldOnce(ENTRY_REGISTERS, mergedEntry, { entries, now: now() }).map(toRow));
  const { rows } = await sql<{ found: boolean }>`
    with list as materialized (
      select l.id, l.user_id, l.deleted_entries from shopping_lists l where l.id = ${id} and ${shoppingListWritableBy(viewer, 'l')}
      for no key update of l),
    given as (
      select * from json_to_recordset(${given}::json) as g (place int, id uuid, recipe_id uuid, language text,
        text text, text_stamp text, is_ticked bool, ticked_stamp text, is_removed bool, removed_stamp text,
        aisle text, aisle_stamp text, note text, note_stamp text)),
    merged as (
      insert into shopping_entries as e (id, list_id, user_id, recipe_id, language, text, text_stamp, is_ticked, ticked_stamp,
        ticked_by, is_removed, removed_stamp, aisle, aisle_stamp, note, note_stamp, added_by, created_at)
      select g.id, list.id, list.user_id,
        (select r.id from recipes r where r.id = g.recipe_id and ${recipeVisibleTo(viewer, 'r')}), g.language,
        g.text, g.text_stamp, g.is_ticked, g.ticked_stamp, case when g.is_ticked then ${viewer.userId}::uuid end,
        g.is_removed, g.removed_stamp, g.aisle, g.aisle_stamp, g.note, g.note_stamp, ${viewer.userId}::uuid,
        -- They stay in the order given.
        ${now()}::timestamptz + g.place * interval '1 millisecond'
      from list cross join given g where g.id <> all (list.deleted_entries) order by g.id
      on conflict (id) do update set
        ${sql.join(REGISTERS.map((columns) => setLater('e', columns)))},
        ticked_by = case when ${isLater('e', TICKED)} then excluded.ticked_by else e.ticked_by end
      where e.list_id = excluded.list_id
        and (${sql.join(
          REGISTERS.map((columns) => isLater('e', columns)),
          sql` or `,
        )}))
    select exists (select from list) as found`.execute(db);
  if (!rows[0]?.found) throw shoppingListNotFound();
  return { id };
}

function toRow(entry: ShoppingEntryInput, place: number) {
  return {
    ...{ place, id: entry.id, recipe_id: entry.recipeId, language: entry.language },
    ...{ text: entry.text.value, text_stamp: entry.text.stamp },
    ...{ is_ticked: entry.isTicked.value, ticked_stamp: entry.isTicked.stamp },
    ...{ is_removed: entry.isRemoved.value, removed_stamp: entry.isRemoved.stamp },
    ...{ aisle: entry.aisle.value, aisle_stamp: entry.aisle.stamp },
    ...{ note: entry.note.value, note_stamp: entry.note.stamp },
  };
}

/**
 * What is in a list and not removed, as it was added.
 * @throws SHOPPING_LIST_NOT_FOUND unless the viewer takes part in it.
 */
export async function listShoppingEntries(
  { db, viewer }: Pick<UserCtx, 'db' | 'viewer'>,
  { id, cursor, limit }: ShoppingEntriesInput,
): Promise<Page<ShoppingEntryDto>> {
  const after = cursor ? decodeCursor(FIRST_ADDED, cursor) : null;
  const { rows } = await sql<(EntryRow & { total: number }) | { id: null; total: number }>`
    with entries as materialized (
      select e.id, e.created_at from shopping_entries e where e.list_id = ${id} and not e.is_removed),
    page as (
      select p.id from entries p where ${after ? comesAfter(FIRST_ADDED, 'p', after) : sql`true`}
      order by p.created_at, p.id limit ${limit + 1})
    select ${entryColumns(viewer)}, (select count(*) from entries) as total
    from shopping_lists l left join (page join shopping_entries e on e.id = page.id) on true
    where l.id = ${id} and ${takesPartIn(viewer, 'l.id')}
    order by e.created_at, e.id`.execute(db);
  if (!rows[0]) throw shoppingListNotFound();
  const found = rows.filter((row) => row.id !== null);
  const positionOf = (row: EntryRow) => ({ key: row.created_at, id: row.id });
  const page = cutPage(found, { limit, order: FIRST_ADDED, positionOf });
  return { items: page.rows.map(toEntryDto), total: rows[0].total, nextCursor: page.nextCursor };
}
