import { PHOTO_LIMITS } from '@larder/shared/photo/limits';
import { PHOTO_MESSAGES } from '@larder/shared/photo/messages';
import type { ImportPhotoState, SetImportPhotosInput } from '@larder/shared/import/schema';
import { photosLabel } from '@larder/shared/import/messages';
import type { ImageDto } from '@larder/shared/recipe/image';
import type { UserCtx } from '../../ctx.ts';
import { AppError } from '../../errors.ts';
import { imageColumns, toImageDto } from '../images/image-row.ts';
import { removeUnused } from '../images/sweep.ts';
import { importNotFound } from './errors.ts';
import { ACTIVE, fromTheStart, ownImports, ownUpdate } from './import-row.ts';
import { arrangePhotos, photoStatesOf, retryPhotos } from './photo-states.ts';

// What a person does with the photos of an import. All of it within a change to this person's imports.

type PhotoCtx = Pick<UserCtx, 'db' | 'viewer'>;

/** The photos of a new import, as its row keeps them. */
export async function photosToRead(ctx: PhotoCtx, photoIds: readonly string[]): Promise<string> {
  return JSON.stringify(arrangePhotos([], await findPhotos(ctx, photoIds)));
}

/** @throws INVALID_INPUT unless each is a photo of the viewer's that no recipe holds. */
async function findPhotos({ db, viewer }: PhotoCtx, photoIds: readonly string[]): Promise<ImageDto[]> {
  const rows = await db
    .selectFrom('photos')
    .select(imageColumns)
    .where('user_id', '=', viewer.vaultId)
    .where('id', 'in', photoIds)
    .where('purpose', '=', 'photo')
    .where('recipe_id', 'is', null)
    .where('deleted_item_id', 'is', null)
    // Not to be swept away meanwhile.
    .forShare()
    .execute();
  return photoIds.map((photoId) => {
    const row = rows.find(({ id }) => id === photoId);
    if (row) return toImageDto(row);
    throw new AppError('INVALID_INPUT', PHOTO_MESSAGES.missing, {
      fields: { photoIds: [PHOTO_MESSAGES.missing] },
    });
  });
}

export async function setPhotosOfImport(
  ctx: PhotoCtx,
  { id, photoIds, known }: SetImportPhotosInput,
): Promise<void> {
  const others = (await photoIdsOf(ctx, id)).filter((photoId) => !photoIds.includes(photoId));
  const isKnown = (photoId: string) => known?.includes(photoId) ?? true;
  // Another tab's come last.
  const wanted = [...photoIds, ...others.filter((photoId) => !isKnown(photoId))];
  if (wanted.length > PHOTO_LIMITS.perImport)
    throw new AppError('INVALID_INPUT', PHOTO_MESSAGES.tooManyPhotos, {
      fields: { photoIds: [PHOTO_MESSAGES.tooManyPhotos] },
    });
  await changePhotos(ctx, id, async (states) => arrangePhotos(states, await findPhotos(ctx, wanted)));
  await deletePhotosOfImport(ctx, id, others.filter(isKnown));
}

export function retryPhoto(ctx: PhotoCtx, { id, photoId }: { id: string; photoId: string }): Promise<void> {
  return changePhotos(ctx, id, async (known) => retryPhotos(known, photoId));
}

/** @throws IMPORT_NOT_FOUND; an import that is over begins again for the change, and no other. */
async function changePhotos(
  ctx: PhotoCtx,
  id: string,
  change: (known: ImportPhotoState[]) => Promise<ImportPhotoState[]>,
): Promise<void> {
  const row = await ownImports(ctx)
    .select(['status', 'photos'])
    .where('id', '=', id)
    .where('kind', '=', 'photo')
    .where('status', '<>', 'dismissed')
    .executeTakeFirst();
  if (!row) throw importNotFound();
  const known = photoStatesOf(row.photos);
  const photos = await change(known);
  if (JSON.stringify(photos) === JSON.stringify(known)) return;
  await ownUpdate(ctx, id)
    .set({
      ...(ACTIVE.includes(row.status) ? {} : fromTheStart()),
      photos: JSON.stringify(photos),
      input: JSON.stringify({ kind: 'photo', photoIds: photos.map(({ photoId }) => photoId) }),
      label: photosLabel(photos.length),
    })
    .execute();
}

/** Of an import that failed or was cancelled, when it is one of photos. */
export async function retryAllPhotos(ctx: PhotoCtx, id: string): Promise<void> {
  const row = await ownImports(ctx)
    .select('photos')
    .where('id', '=', id)
    .where('status', 'in', ['failed', 'cancelled'])
    .executeTakeFirst();
  if (row?.photos == null) return;
  const photos = retryPhotos(photoStatesOf(row.photos));
  await ownUpdate(ctx, id)
    .set({ photos: JSON.stringify(photos) })
    .execute();
}

/** In order; none for an import of another kind, of another person, or that is dismissed. */
export async function photoIdsOf(ctx: PhotoCtx, id: string): Promise<string[]> {
  const row = await ownImports(ctx).select('photos').where('id', '=', id).executeTakeFirst();
  return photoStatesOf(row?.photos ?? null).map(({ photoId }) => photoId);
}

/** What was read of these photos, and the photos themselves unless something holds them. */
export async function deletePhotosOfImport(
  { db, viewer }: PhotoCtx,
  id: string,
  photoIds: readonly string[],
): Promise<void> {
  if (photoIds.length === 0) return;
  await db
    .deleteFrom('photo_readings')
    .where('import_id', '=', id)
    .where('photo_id', 'in', photoIds)
    .execute();
  await removeUnused(db, viewer.vaultId, photoIds);
}
