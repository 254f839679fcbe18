import { PHOTO_MESSAGES } from '@larder/shared/photo/messages';
import type { OwnProfileDto, SetAvatarInput } from '@larder/shared/profile/schema';
import { ownedBy } from '../../access.ts';
import type { UserCtx } from '../../ctx.ts';
import { AppError } from '../../errors.ts';
import { cutSquare } from '../images/store-image.ts';
import { getOwnProfile } from './profiles.ts';

/**
 * Sets the viewer's picture to a square of one they uploaded, or takes it away. The former one goes. What was uploaded stays
 * for the day that unused pictures have, so that another square of it can be chosen after a lost answer; once that day is
 * over, the square is there already.
 * @throws INVALID_INPUT when there is no such upload of theirs.
 */
export async function setAvatar(ctx: UserCtx, { photoId, crop }: SetAvatarInput): Promise<OwnProfileDto> {
  const { userId } = ctx.viewer;
  const square = photoId === null ? null : await cutSquare(ctx, { photoId, userId, crop });
  if (photoId !== null && square === null && !(await isCutFrom(ctx, photoId))) throw pictureMissing();
  if (photoId === null || square !== null)
    await replaceAvatar(ctx, { avatarId: square?.id ?? null, uploadId: photoId });
  return getOwnProfile(ctx);
}

/** Whether what the viewer shows is a square of this upload. */
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

/** Two at once take turns on the profile's row: the last one stays, and the other's picture goes with its upload. */
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
      .where(ownedBy(viewer, 'photos'))
      .execute();
  });
}

function pictureMissing(): AppError {
  return new AppError('INVALID_INPUT', PHOTO_MESSAGES.missing, {
    fields: { photoId: [PHOTO_MESSAGES.missing] },
  });
}
