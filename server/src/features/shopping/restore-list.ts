import type { RestoredDto } from '@larder/shared/bin/schema';
import { sql } from 'kysely';
import { editableBy } from '../../access.ts';
import { inTransaction } from '../../db/transaction.ts';
import { giveBytesBack, holdPerson } from '../recipes/restore-recipes.ts';
import type { RestoreCtx } from '../recipes/restore-photos.ts';
import { shoppingListNotFound } from './errors.ts';

/**
 * Brings a list back from the viewer's bin with all that was in it, for those people of it who still follow.
 * @throws SHOPPING_LIST_NOT_FOUND unless it is in the viewer's bin; SHOPPING_LIST_LIMIT or STORAGE_LIMIT without room.
 */
export async function restoreShoppingList(ctx: RestoreCtx, id: string): Promise<RestoredDto> {
  return inTransaction(ctx, async (inside) => {
    await holdPerson(inside);
    const item = await inside.db
      .selectFrom('deleted_items')
      .select('id')
      .where('id', '=', id)
      .where('kind', '=', 'shoppingList')
      .where(editableBy(inside.viewer, 'deleted_items'))
      .forUpdate()
      .executeTakeFirst();
    if (!item) throw shoppingListNotFound();
    await giveBytesBack(inside, [id]);
    await insertList(inside, id);
    await inside.db.deleteFrom('deleted_items').where('id', '=', id).execute();
    return { ids: [id], photosLeftOut: 0 };
  });
}

/** Under the id that it has in the bin, which is another one where that id was used again. */
async function insertList({ db, viewer }: RestoreCtx, id: string): Promise<void> {
  await sql`
    select restore_row('shopping_lists', (d.content -> 'list') || jsonb_build_object('id', d.id))
    from deleted_items d where d.id = ${id}`.execute(db);
  await sql`
    select restore_row('shopping_list_members', member.row || jsonb_build_object('list_id', d.id))
    from deleted_items d, jsonb_array_elements(d.content -> 'members') as member (row)
    join (select follower_id from follows where following_id = ${viewer.vaultId}::uuid for key share) as f
      on f.follower_id = (member.row ->> 'follower_id')::uuid
    where d.id = ${id}`.execute(db);
  await sql`
    insert into shopping_entries (id, list_id, user_id, recipe_id, language, text, text_stamp, is_ticked, ticked_stamp, ticked_by,
      is_removed, removed_stamp, aisle, aisle_stamp, note, note_stamp, added_by, created_at, removed_at)
    select e.id, d.id, d.user_id, r.id, e.language, e.text, e.text_stamp, e.is_ticked, e.ticked_stamp, ticker.id,
      e.is_removed, e.removed_stamp, e.aisle, e.aisle_stamp, e.note, e.note_stamp, adder.id, e.created_at, e.removed_at
    from deleted_items d cross join jsonb_populate_recordset(null::shopping_entries, d.content -> 'entries') as e
      left join recipes r on r.id = e.recipe_id
      left join users ticker on ticker.id = e.ticked_by
      left join users adder on adder.id = e.added_by
    where d.id = ${id}
    on conflict do nothing`.execute(db);
}
