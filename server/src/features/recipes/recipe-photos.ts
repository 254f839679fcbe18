import { PHOTO_MESSAGES } from '@larder/shared/photo/messages';
import type { RecipeDto } from '@larder/shared/recipe/schema';
import { sql } from 'kysely';
import { editableBy, ownedBy } from '../../access.ts';
import type { UserCtx } from '../../ctx.ts';
import { AppError } from '../../errors.ts';
import { isUnused } from '../images/sweep.ts';

type PhotoCtx = Pick<UserCtx, 'db' | 'viewer'>;

/** Whether the recipe holds exactly these photos, in this order. */
export function hasPhotos({ photos }: RecipeDto, photoIds: readonly string[] | undefined): boolean {
  return photoIds === undefined || photoIds.join() === photos.map(({ id }) => id).join();
}

/**
 * Gives the recipe exactly these photos, in this order; what it held besides gives its place back, and is deleted unless
 * it is the picture of something. Within the transaction that saves the recipe.
 * @throws INVALID_INPUT unless each is a photo of the viewer's that no other recipe holds.
 */
export async function setPhotos(
  { db, viewer }: PhotoCtx,
  recipeId: string,
  photoIds: readonly string[] | undefined,
): Promise<void> {
  if (photoIds === undefined) return;
  const leftOut = sql<boolean>`recipe_id = ${recipeId} and purpose = 'photo' and ${ownedBy(viewer, 'photos')}
    and id <> all (${photoIds}::uuid[])`;
  await db
    .updateTable('photos')
    .set({ purpose: 'cover' })
    .where(leftOut)
    .where((eb) => eb.not(isUnused(eb)))
    .execute();
  await db.deleteFrom('photos').where(leftOut).execute();
  const { numAffectedRows = 0n } = await sql`
    update photos set recipe_id = ${recipeId}, position = given.position
    from unnest(${photoIds}::uuid[]) with ordinality as given (id, position)
    where photos.id = given.id and photos.purpose = 'photo' and ${editableBy(viewer, 'photos')}
      and photos.deleted_item_id is null
      and (photos.recipe_id is null or photos.recipe_id = ${recipeId})`.execute(db);
  if (Number(numAffectedRows) === photoIds.length) return;
  const fields = { photoIds: [PHOTO_MESSAGES.missing] };
  throw new AppError('INVALID_INPUT', PHOTO_MESSAGES.missing, { fields });
}
