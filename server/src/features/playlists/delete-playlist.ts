import type { DeletePlaylistInput } from '@larder/shared/playlist/schema';
import { isNameOf, needsTypedName, PLAYLIST_MESSAGES } from '@larder/shared/playlist/messages';
import { editableBy, ownedBy } from '../../access.ts';
import type { UserCtx } from '../../ctx.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { putCoverInBin, putPlaylistInBin } from '../bin/put-in-bin.ts';
import { keepNewest } from '../bin/remove.ts';
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

function nameDiffers(): AppError {
  const fields = { confirmName: [PLAYLIST_MESSAGES.nameDiffers] };
  return new AppError('INVALID_INPUT', PLAYLIST_MESSAGES.nameDiffers, { fields });
}
