import type { OwnProfileDto, SetAvatarInput } from '@larder/shared/profile/schema';
import { editableBy } from '../../access.ts';
import type { UserCtx } from '../../ctx.ts';
import { cutSquare } from '../images/store-image.ts';
import { uploadNotFound } from './errors.ts';
import { getOwnProfile } from './profiles.ts';

/**
 * Sets the viewer's profile image to a square of their upload, or removes it, and deletes the former one. The upload is stored
 * for the day that unused images have, so that the call can be repeated after a lost answer. After that day a repeated call
 * finds the square already set.
 * @throws INVALID_INPUT when the viewer has no such upload.
 */
export async function setAvatar(ctx: UserCtx, { photoId, crop }: SetAvatarInput): Promise<OwnProfileDto> {
  const { vaultId } = ctx.viewer;
  const square = photoId === null ? null : await cutSquare(ctx, { photoId, vaultId, crop });
  if (photoId !== null && square === null && !(await isCutFrom(ctx, photoId))) throw uploadNotFound();
  if (photoId === null || square !== null)
    await replaceAvatar(ctx, { avatarId: square?.id ?? null, uploadId: photoId });
  return getOwnProfile(ctx);
}

/** Whether the viewer's profile image was cut from this upload. */
async function isCutFrom({ db, viewer }: UserCtx, uploadId: string): Promise<boolean> {
  const profile = await db
    .selectFrom('profiles')
    .select('user_id')
    .where('user_id', '=', viewer.userId)
    .where('profile_image_upload_id', '=', uploadId)
    .where('profile_image_id', 'is not', null)
    .executeTakeFirst();
  return profile !== undefined;
}

/** Locks the profile row: of two concurrent calls the last one wins, and the other's image and upload are deleted. */
async function replaceAvatar(
  { db, viewer, now }: UserCtx,
  { avatarId, uploadId }: { avatarId: string | null; uploadId: string | null },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const former = await trx
      .selectFrom('profiles')
      .select(['profile_image_id', 'profile_image_upload_id'])
      .where('user_id', '=', viewer.userId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    await trx
      .updateTable('profiles')
      .set({ profile_image_id: avatarId, profile_image_upload_id: uploadId, updated_at: now() })
      .where('user_id', '=', viewer.userId)
      .execute();
    const gone = [former?.profile_image_id, former?.profile_image_upload_id].filter(
      (id): id is string => typeof id === 'string' && id !== uploadId,
    );
    if (gone.length === 0) return;
    await trx
      .deleteFrom('photos')
      .where('id', 'in', gone)
      .where('purpose', '=', 'avatar')
      .where(editableBy(viewer, 'photos'))
      .execute();
  });
}
