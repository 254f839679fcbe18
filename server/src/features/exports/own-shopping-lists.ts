import { comesAfter, type ListOrder, type Position } from '../../db/paging.ts';
import type { Db } from '../../db/db.ts';
import type { VaultId } from '@larder/shared/ids';
import { sql } from 'kysely';

/** None of them changes: nothing is missed or written twice while its owner goes on writing. */
const OLDEST = { column: 'created_at', direction: 'asc', kind: 'time' } as const satisfies ListOrder;

export interface OwnShoppingList {
  name: string;
  aisleOrder: string[];
  /** That it is for. */
  store: { name: string; aisleOrder: string[] } | null;
  createdAt: Date;
  /** Those that are not removed, as they were added. */
  entries: {
    text: string;
    /** By whose words the text is read. */
    language: string;
    isTicked: boolean;
    aisle: string | null;
    note: string;
    recipeId: string | null;
    addedAt: string;
  }[];
}

/** All shopping lists of a vault, one after the other, the oldest first; those that others share are theirs. */
export async function* shoppingListsOf(db: Db, vaultId: VaultId): AsyncGenerator<OwnShoppingList, void> {
  for (let after: Position | undefined; ;) {
    const { rows } = await sql<OwnShoppingList & { id: string }>`
      select l.id, l.name, l.aisle_order as "aisleOrder", l.created_at as "createdAt", (
        select json_build_object('name', s.name, 'aisleOrder', s.aisle_order) from shopping_stores s
        where s.id = l.store_id and s.user_id = l.user_id and s.name <> '') as store, (
        select coalesce(json_agg(json_build_object('text', e.text, 'language', e.language, 'isTicked', e.is_ticked,
          'aisle', e.aisle, 'note', e.note, 'recipeId', e.recipe_id, 'addedAt', e.created_at) order by e.created_at, e.id), '[]')
        from shopping_entries e where e.list_id = l.id and not e.is_removed) as entries
      from shopping_lists l
      where l.user_id = ${vaultId} and ${after ? comesAfter(OLDEST, 'l', after) : sql`true`}
      order by l.created_at, l.id limit 1`.execute(db);
    const [list] = rows;
    if (!list) return;
    yield list;
    after = { key: list.createdAt, id: list.id };
  }
}
