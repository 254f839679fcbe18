import type { RemovePictureInput } from '@larder/shared/recipe/schema';
import { sql } from 'kysely';
import { ownedBy } from '../../access.ts';
import type { UserCtx } from '../../ctx.ts';
import { inTransaction } from '../../db/transaction.ts';
import { isUnused } from '../images/sweep.ts';
import { recipeNotFound } from './errors.ts';

type GalleryCtx = Pick<UserCtx, 'db' | 'viewer'>;

/**
 * Takes a picture out of the gallery of a recipe, for good: one that is something's main picture stays that. One that is not
 * in it is gone already.
 * @throws RECIPE_NOT_FOUND unless the recipe is the viewer's own.
 */
export async function removePicture(ctx: GalleryCtx, input: RemovePictureInput): Promise<RemovePictureInput> {
  return inTransaction(ctx, async ({ db, viewer }) => {
    const { rows } = await sql`
      select from recipes r where r.id = ${input.id} and ${ownedBy(viewer, 'r')} for no key update`.execute(
      db,
    );
    if (rows.length === 0) throw recipeNotFound();
    const picture = sql<boolean>`id = ${input.pictureId} and recipe_id = ${input.id} and purpose = 'gallery'
      and ${ownedBy(viewer, 'photos')}`;
    const kept = await db
      .updateTable('photos')
      .set({ purpose: 'cover' })
      .where(picture)
      .where((eb) => eb.not(isUnused(eb)))
      .executeTakeFirst();
    const deleted = await db.deleteFrom('photos').where(picture).executeTakeFirst();
    // A device that keeps a copy asks for the recipe again.
    if (kept.numUpdatedRows + deleted.numDeletedRows > 0n)
      await sql`select note_recipe_change(${viewer.userId}, ${input.id})`.execute(db);
    return input;
  });
}
