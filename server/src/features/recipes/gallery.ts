import { PHOTO_LIMITS } from '@larder/shared/photo/limits';
import { PHOTO_MESSAGES } from '@larder/shared/photo/messages';
import type { ImageDto } from '@larder/shared/recipe/image';
import type { GalleryPictureInput } from '@larder/shared/recipe/schema';
import { sql } from 'kysely';
import { editableBy, ownedBy } from '../../access.ts';
import type { UserCtx } from '../../ctx.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError, violatedConstraint } from '../../errors.ts';
import { noteChange } from '../../sync/note-change.ts';
import { copyImage } from '../images/store-image.ts';
import { isUnused, removeUnused } from '../images/sweep.ts';
import { recipeNotFound } from './errors.ts';

type GalleryCtx = Pick<UserCtx, 'db' | 'viewer'>;
type CopyCtx = Pick<UserCtx, 'db' | 'viewer' | 'now' | 'storage' | 'log'>;

/**
 * Puts a picture that the viewer uploaded for a gallery at the end of that of a recipe. One that is there already stays where
 * it is: a call that is made again, because its answer was lost, changes nothing.
 * @throws RECIPE_NOT_FOUND unless the recipe is the viewer's own; INVALID_INPUT unless the picture is and no other recipe has
 *   it; GALLERY_LIMIT when there is no room.
 */
export async function addPicture(ctx: GalleryCtx, input: GalleryPictureInput): Promise<GalleryPictureInput> {
  return inTransaction(ctx, async (inside) => {
    await lockOwn(inside, input.id);
    const { rows } = await sql`
      select from photos where id = ${input.pictureId} and recipe_id = ${input.id} and purpose = 'gallery'
        and ${ownedBy(inside.viewer, 'photos')}`.execute(inside.db);
    if (rows.length > 0) return input;
    if ((await countOf(inside, input.id)) >= PHOTO_LIMITS.gallery)
      throw new AppError('GALLERY_LIMIT', PHOTO_MESSAGES.galleryFull);
    if ((await append(inside, input.id, [input.pictureId])) === 0) {
      const fields = { pictureId: [PHOTO_MESSAGES.missing] };
      throw new AppError('INVALID_INPUT', PHOTO_MESSAGES.missing, { fields });
    }
    return input;
  });
}

/**
 * Takes a picture out of the gallery of a recipe, for good: one that is something's main picture stays that. One that is not
 * in it is gone already.
 * @throws RECIPE_NOT_FOUND unless the recipe is the viewer's own.
 */
export async function removePicture(
  ctx: GalleryCtx,
  input: GalleryPictureInput,
): Promise<GalleryPictureInput> {
  return inTransaction(ctx, async (inside) => {
    const { db, viewer } = inside;
    await lockOwn(inside, input.id);
    const picture = sql<boolean>`id = ${input.pictureId} and recipe_id = ${input.id} and purpose = 'gallery'
      and ${ownedBy(viewer, 'photos')}`;
    const kept = await db
      .updateTable('photos')
      .set({ purpose: 'cover' })
      .where(picture)
      .where((eb) => eb.not(isUnused(eb)))
      .executeTakeFirst();
    const deleted = await db.deleteFrom('photos').where(picture).executeTakeFirst();
    if (kept.numUpdatedRows + deleted.numDeletedRows > 0n) await noteChange(inside, 'recipe', input.id);
    return input;
  });
}

/**
 * Gives a recipe of the viewer's, which is a copy, pictures of its own like those of the original, as many as there is room
 * for; a copy without them is a copy too. It does not check who may see the original.
 */
export async function copyGallery(
  ctx: CopyCtx,
  recipeId: string,
  pictures: readonly Pick<ImageDto, 'id'>[],
): Promise<void> {
  const ids = await copyPictures(ctx, pictures);
  if (ids.length === 0) return;
  try {
    await inTransaction(ctx, async (inside) => {
      await lockOwn(inside, recipeId);
      // Two clicks at once: the pictures of the other one are as good.
      if ((await countOf(inside, recipeId)) > 0) await removeUnused(inside.db, inside.viewer.vaultId, ids);
      else await append(inside, recipeId, ids);
    });
  } catch (error) {
    ctx.log.warn({ err: error }, 'the pictures of a copy were not kept');
  }
}

/** Those before the first for which there is no room. */
async function copyPictures(ctx: CopyCtx, pictures: readonly Pick<ImageDto, 'id'>[]): Promise<string[]> {
  const ids: string[] = [];
  try {
    for (const { id } of pictures.slice(0, PHOTO_LIMITS.gallery)) {
      const copied = await copyImage(ctx, { photoId: id, vaultId: ctx.viewer.vaultId, purpose: 'gallery' });
      if (copied) ids.push(copied.id);
    }
  } catch (error) {
    if (!NO_ROOM.includes(violatedConstraint(error) ?? ''))
      ctx.log.warn({ err: error }, 'a picture was not copied');
  }
  return ids;
}
const NO_ROOM = ['limit_stored_bytes', 'limit_written_bytes'];

/** Behind those that are there; gives how many it found that were the viewer's and of no recipe. */
async function append(ctx: GalleryCtx, recipeId: string, pictureIds: readonly string[]): Promise<number> {
  const { db, viewer } = ctx;
  const { numAffectedRows = 0n } = await sql`
    update photos set recipe_id = ${recipeId}, position = given.position
      + (select coalesce(max(p.position), -1) from photos p where p.recipe_id = ${recipeId} and p.purpose = 'gallery')
    from unnest(${pictureIds}::uuid[]) with ordinality as given (id, position)
    where photos.id = given.id and photos.purpose = 'gallery' and ${editableBy(viewer, 'photos')}
      and photos.recipe_id is null and photos.deleted_item_id is null`.execute(db);
  if (numAffectedRows > 0n) await noteChange(ctx, 'recipe', recipeId);
  return Number(numAffectedRows);
}

/** Changes to one gallery follow each other. @throws RECIPE_NOT_FOUND */
async function lockOwn({ db, viewer }: GalleryCtx, recipeId: string): Promise<void> {
  const { rows } = await sql`
    select from recipes r where r.id = ${recipeId} and ${editableBy(viewer, 'r')} for no key update`.execute(
    db,
  );
  if (rows.length === 0) throw recipeNotFound();
}

async function countOf({ db, viewer }: GalleryCtx, recipeId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from photos where recipe_id = ${recipeId} and purpose = 'gallery'
      and ${ownedBy(viewer, 'photos')}`.execute(db);
  return rows[0]?.count ?? 0;
}
