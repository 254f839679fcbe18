import { PHOTO_MESSAGES } from '@larder/shared/photo/messages';
import { ownedBy } from '../../access.ts';
import type { UserCtx } from '../../ctx.ts';
import { AppError, violatedConstraint } from '../../errors.ts';
import { isUnused } from '../images/sweep.ts';

// Photos of plates, each of one entry of a cook log. Within the transaction that writes the entry and has locked its recipe.

type PlateCtx = Pick<UserCtx, 'db' | 'viewer'>;

/**
 * Gives an uploaded photo to a recipe, with which it is deleted and comes back.
 * @throws INVALID_INPUT unless it is the viewer's and nothing has it; GALLERY_LIMIT when there is no room.
 */
export async function attachPlate(
  { db, viewer }: PlateCtx,
  recipeId: string,
  photoId: string,
): Promise<void> {
  const attached = await db
    .updateTable('photos')
    .set({ recipe_id: recipeId })
    .where('id', '=', photoId)
    .where('purpose', '=', 'result')
    .where(ownedBy(viewer, 'photos'))
    .where('recipe_id', 'is', null)
    .where('deleted_item_id', 'is', null)
    .executeTakeFirst()
    .catch((error: unknown) => {
      if (violatedConstraint(error) !== 'photos_results_limit') throw error;
      throw new AppError('GALLERY_LIMIT', PHOTO_MESSAGES.resultsFull, { cause: error });
    });
  if (attached.numUpdatedRows > 0n) return;
  const fields = { photoId: [PHOTO_MESSAGES.missing] };
  throw new AppError('INVALID_INPUT', PHOTO_MESSAGES.missing, { fields });
}

/** Deletes the photo of an entry that has it no more; one that is the cover, or was in a version, goes on as that. */
export async function dropPlate({ db, viewer }: PlateCtx, photoId: string): Promise<void> {
  const plate = db
    .updateTable('photos')
    .set({ purpose: 'cover' })
    .where('id', '=', photoId)
    .where(ownedBy(viewer, 'photos'))
    .where((eb) => eb.not(isUnused(eb)));
  const { numUpdatedRows } = await plate.executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  await db.deleteFrom('photos').where('id', '=', photoId).where(ownedBy(viewer, 'photos')).execute();
}
