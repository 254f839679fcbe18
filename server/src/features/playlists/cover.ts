import { PHOTO_MESSAGES } from '@larder/shared/photo/messages';
import { editableBy, ownedBy } from '../../access.ts';
import type { UserCtx } from '../../ctx.ts';
import { AppError } from '../../errors.ts';
import { removeUnused } from '../images/sweep.ts';

type CoverCtx = Pick<UserCtx, 'db' | 'viewer'>;

/**
 * Holds an uploaded cover until the end of the transaction, so that the sweeper leaves it alone.
 * @throws INVALID_INPUT unless it is a cover of the viewer's that is no recipe's.
 */
export async function holdCover({ db, viewer }: CoverCtx, photoId: string): Promise<void> {
  const cover = await db
    .selectFrom('photos')
    .select('id')
    .where('id', '=', photoId)
    .where('purpose', '=', 'cover')
    .where('recipe_id', 'is', null)
    .where('deleted_item_id', 'is', null)
    .where(ownedBy(viewer, 'photos'))
    .forKeyShare()
    .executeTakeFirst();
  if (cover) return;
  const fields = { coverPhotoId: [PHOTO_MESSAGES.missing] };
  throw new AppError('INVALID_INPUT', PHOTO_MESSAGES.missing, { fields });
}

/**
 * Removes an uploaded cover that no collection and no recipe shows any more; its files follow. Locked first, and looked at
 * then: a collection that takes it up in the same moment has been committed by then.
 */
export async function dropCover({ db, viewer }: CoverCtx, photoId: string | null): Promise<void> {
  if (photoId === null) return;
  const cover = await db
    .selectFrom('photos')
    .select('id')
    .where('id', '=', photoId)
    .where('purpose', '=', 'cover')
    .where(editableBy(viewer, 'photos'))
    .forUpdate()
    .executeTakeFirst();
  if (cover) await removeUnused(db, viewer.vaultId, [cover.id]);
}
