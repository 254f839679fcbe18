import { sql } from 'kysely';
import { editableBy } from '../../access.ts';
import type { UserCtx } from '../../ctx.ts';
import { isOneOf } from '../../db/is-one-of.ts';
import { isUnused } from '../images/sweep.ts';

/** `now` is when it was deleted. */
export type BinCtx = Pick<UserCtx, 'db' | 'viewer' | 'now'>;

/**
 * Puts copies of the viewer's recipes into the bin, with their versions, cook logs, places in collections and images, which leave the
 * recipes. Deleting the recipes is left to the caller, in the same transaction, who has locked them.
 */
export async function putRecipesInBin(
  { db, viewer, now }: BinCtx,
  ids: readonly string[],
  deletedWith: string | null,
): Promise<void> {
  await sql`
    insert into deleted_items (id, user_id, kind, title, deleted_at, deleted_with, content, image_ids, stored_bytes)
    select r.id, r.user_id, 'recipe', r.title, ${now()}, ${deletedWith},
      jsonb_build_object('recipe', to_jsonb(r), 'versions', former.rows, 'cookLog', cooked.rows, 'collections', (
        select coalesce(jsonb_agg(to_jsonb(l) order by l.playlist_id), '[]')
        from playlist_recipes l where l.recipe_id = r.id), 'favorites', (
        select coalesce(jsonb_agg(to_jsonb(f) order by f.user_id), '[]') from favorites f where f.recipe_id = r.id), 'ratings', (
        select coalesce(jsonb_agg(to_jsonb(q) order by q.user_id), '[]') from recipe_ratings q where q.recipe_id = r.id)),
      array_remove(former.image_ids || r.image_id, null), r.stored_bytes + former.bytes + cooked.bytes
    from recipes r cross join lateral (
      select coalesce(jsonb_agg(to_jsonb(v) order by v.version), '[]') as rows,
        coalesce(array_agg(distinct v.image_id), '{}') as image_ids, coalesce(sum(v.stored_bytes), 0) as bytes
      from recipe_versions v where v.recipe_id = r.id) as former cross join lateral (
      select coalesce(jsonb_agg(to_jsonb(k) order by k.cooked_on desc), '[]') as rows, coalesce(sum(k.stored_bytes), 0) as bytes
      from cook_log k where k.recipe_id = r.id) as cooked
    where ${isOneOf('r.id', ids)} and ${editableBy(viewer, 'r')}`.execute(db);
  await sql`
    update photos set deleted_item_id = recipe_id, recipe_id = null
    where ${isOneOf('recipe_id', ids)} and ${editableBy(viewer, 'photos')}`.execute(db);
}

/** A copy of the viewer's collection: which recipes it held, in order, and for whom it was. */
export async function putPlaylistInBin({ db, viewer, now }: BinCtx, id: string): Promise<void> {
  await sql`
    insert into deleted_items (id, user_id, kind, title, deleted_at, content, image_ids, stored_bytes)
    select p.id, p.user_id, 'collection', p.name, ${now()},
      jsonb_build_object('collection', to_jsonb(p), 'recipes', held.rows, 'sharedWith', (
        select coalesce(jsonb_agg(to_jsonb(s) order by s.follower_id), '[]')
        from playlist_shared_with s where s.playlist_id = p.id)),
      array_remove(array[p.cover_image_id], null), p.stored_bytes + 400 * held.count
    from playlists p cross join lateral (
      select coalesce(jsonb_agg(to_jsonb(l) order by l.position), '[]') as rows, count(*) as count
      from playlist_recipes l where l.playlist_id = p.id) as held
    where p.id = ${id} and ${editableBy(viewer, 'p')}`.execute(db);
}

/** The cover of a collection that has been deleted goes with it, unless something else shows it. */
export async function putCoverInBin(
  { db, viewer }: BinCtx,
  playlistId: string,
  coverId: string | null,
): Promise<void> {
  if (coverId === null) return;
  await db
    .updateTable('photos')
    .set({ deleted_item_id: playlistId })
    .where('id', '=', coverId)
    .where('recipe_id', 'is', null)
    .where(isUnused)
    .where(editableBy(viewer, 'photos'))
    .execute();
}

/** A copy of the viewer's shopping list, which the caller has locked: what is in it, and with whom it was shared. */
export async function putShoppingListInBin({ db, viewer, now }: BinCtx, id: string): Promise<void> {
  await sql`
    insert into deleted_items (id, user_id, kind, title, deleted_at, content, stored_bytes)
    select l.id, l.user_id, 'shoppingList', l.name, ${now()},
      jsonb_build_object('list', to_jsonb(l), 'entries', held.rows, 'members', (
        select coalesce(jsonb_agg(to_jsonb(m) order by m.follower_id), '[]')
        from shopping_list_members m where m.list_id = l.id)),
      l.stored_bytes + held.bytes
    from shopping_lists l cross join lateral (
      select coalesce(jsonb_agg(to_jsonb(e) order by e.created_at, e.id), '[]') as rows, coalesce(sum(e.stored_bytes), 0) as bytes
      from shopping_entries e where e.list_id = l.id) as held
    where l.id = ${id} and ${editableBy(viewer, 'l')}`.execute(db);
}

/** A copy of the viewer's smart collection, which the caller has locked. */
export async function putSmartCollectionInBin({ db, viewer, now }: BinCtx, id: string): Promise<void> {
  await sql`
    insert into deleted_items (id, user_id, kind, title, deleted_at, content, stored_bytes)
    select c.id, c.user_id, 'smartCollection', c.name, ${now()}, jsonb_build_object('smartCollection', to_jsonb(c)), c.stored_bytes
    from smart_collections c where c.id = ${id} and ${editableBy(viewer, 'c')}`.execute(db);
}
