import { sql } from 'kysely';
import { isOneOf } from '../../db/is-one-of.ts';
import type { UserCtx } from '../../ctx.ts';

export type RestoreCtx = Pick<UserCtx, 'db' | 'viewer'>;

/**
 * Gives recipes that come back their images again: photos of recipe pages as long as places are free, all others in any case.
 * Gives how many photos found no place; those are deleted, but for one that is a recipe's picture.
 */
export async function bringPhotosBack(ctx: RestoreCtx, ids: readonly string[]): Promise<number> {
  const { db } = ctx;
  const { rows: leftOut } = await sql<{ id: string }>`
    select id from photos where ${isOneOf('deleted_item_id', ids)} and purpose = 'photo'
    order by deleted_item_id, position, id offset ${await freePlaces(ctx)}`.execute(db);
  const leftOutIds = leftOut.map(({ id }) => id);
  await sql`
    update photos set purpose = 'cover' from deleted_items d
    where ${isOneOf('d.id', ids)} and photos.id = any (d.image_ids) and photos.purpose = 'photo'
      and photos.deleted_item_id is not null
      and (${isOneOf('photos.id', leftOutIds)} or not ${isOneOf('photos.deleted_item_id', ids)})`.execute(db);
  await db.deleteFrom('photos').where(isOneOf('id', leftOutIds)).where('purpose', '=', 'photo').execute();
  await sql`
    update photos set recipe_id = d.id, deleted_item_id = null from deleted_items d
    where ${isOneOf('d.id', ids)} and photos.user_id = d.user_id and photos.deleted_item_id is not null
      and (photos.deleted_item_id = d.id or photos.id = any (d.image_ids))`.execute(db);
  return leftOutIds.length;
}

/** Until the end of the transaction nobody else takes them. */
async function freePlaces({ db, viewer }: RestoreCtx): Promise<number> {
  const { rows } = await sql<{ free: number }>`
    select greatest(l.photos - c.photos, 0) as free from photo_counts c, person_limits l
    where c.user_id = ${viewer.vaultId} for update of c`.execute(db);
  return rows[0]?.free ?? 0;
}
