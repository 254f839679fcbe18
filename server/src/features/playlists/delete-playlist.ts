import type { DeletePlaylistInput } from '@larder/shared/playlist/schema';
import { isNameOf, needsTypedName, PLAYLIST_MESSAGES } from '@larder/shared/playlist/messages';
import { sql } from 'kysely';
import { editableBy, ownedBy } from '../../access.ts';
import type { UserCtx } from '../../ctx.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { keepNewest } from '../bin/remove.ts';
import { isUnused } from '../images/sweep.ts';
import { deleteRecipeRows, lockToDelete } from '../recipes/delete-recipe-rows.ts';
import { favoritesFixed, playlistNotFound } from './errors.ts';

type DeleteCtx = Pick<UserCtx, 'db' | 'viewer' | 'now'>;

/**
 * Moves a collection into the bin, and if so wished every recipe in it, all or nothing.
 * @throws PLAYLIST_NOT_FOUND unless it is the viewer's own; NOT_ALLOWED for Favorites; INVALID_INPUT when it holds more
 * than five recipes and its name was not typed.
 */
export async function deletePlaylist(
  ctx: DeleteCtx,
  { id, withRecipes, confirmName }: DeletePlaylistInput,
): Promise<{ id: string; deletedRecipes: number }> {
  return inTransaction(ctx, async (inside) => {
    const playlist = await lockForDeletion(inside, id);
    const recipeIds = await recipesOf(inside, id);
    if (needsTypedName(recipeIds.length) && !isNameOf(playlist, confirmName ?? '')) throw nameDiffers();
    if (withRecipes) await lockToDelete(inside, recipeIds);
    await putPlaylistInBin(inside, id);
    if (withRecipes) await deleteRecipeRows(inside, recipeIds, { deletedWith: id });
    await inside.db
      .deleteFrom('playlists')
      .where('id', '=', id)
      .where('is_favorites', '=', false)
      .where(editableBy(inside.viewer, 'playlists'))
      .execute();
    await putCoverInBin(inside, id, playlist.cover_image_id);
    await keepNewest(inside);
    return { id, deletedRecipes: withRecipes ? recipeIds.length : 0 };
  });
}

interface LockedPlaylist {
  name: string;
  cover_image_id: string | null;
}

/** From here on nothing is put into it any more. */
async function lockForDeletion({ db, viewer }: DeleteCtx, id: string): Promise<LockedPlaylist> {
  const playlist = await db
    .selectFrom('playlists')
    .select(['name', 'is_favorites', 'cover_image_id'])
    .where('id', '=', id)
    .where(editableBy(viewer, 'playlists'))
    .forUpdate()
    .executeTakeFirst();
  if (!playlist) throw playlistNotFound();
  if (playlist.is_favorites) throw favoritesFixed();
  return playlist;
}

async function recipesOf({ db, viewer }: DeleteCtx, playlistId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('playlist_recipes as l')
    .select('recipe_id')
    .where('playlist_id', '=', playlistId)
    .where(ownedBy(viewer, 'l'))
    .execute();
  return rows.map((row) => row.recipe_id);
}

/** A copy of the viewer's collection: which recipes it held, in order, and for whom it was. */
async function putPlaylistInBin({ db, viewer, now }: DeleteCtx, id: string): Promise<void> {
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
async function putCoverInBin(
  { db, viewer }: DeleteCtx,
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

function nameDiffers(): AppError {
  const fields = { confirmName: [PLAYLIST_MESSAGES.nameDiffers] };
  return new AppError('INVALID_INPUT', PLAYLIST_MESSAGES.nameDiffers, { fields });
}
