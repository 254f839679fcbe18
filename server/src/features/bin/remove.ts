import { BIN_LIMITS, BIN_MESSAGES } from '@larder/shared/bin/messages';
import { sql } from 'kysely';
import { editableBy } from '../../access.ts';
import type { Deps, UserCtx } from '../../ctx.ts';
import { isOneOf } from '../../db/is-one-of.ts';
import type { Db } from '../../db/db.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';

type RemoveCtx = Pick<UserCtx, 'db' | 'viewer'>;

const BATCH = 100;
const KEPT_MS = BIN_LIMITS.days * 24 * 60 * 60_000;

/** When something deleted at this time leaves the bin. */
export function goneAfter(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + KEPT_MS);
}

/**
 * Deletes those of these that are in the viewer's bin for good, with their images, and gives their ids.
 * @throws NOT_FOUND when none is.
 */
export async function removeForGood(ctx: RemoveCtx, ids: readonly string[]): Promise<{ ids: string[] }> {
  return inTransaction(ctx, async ({ db, viewer }) => {
    const found = await db
      .selectFrom('deleted_items')
      .select('id')
      .where(isOneOf('id', ids))
      .where(editableBy(viewer, 'deleted_items'))
      .orderBy('id')
      .forUpdate()
      .execute();
    if (found.length === 0) throw new AppError('NOT_FOUND', BIN_MESSAGES.gone);
    return { ids: await removeItems(db, found) };
  });
}

/** Deletes all that is in the viewer's bin for good, and gives how many that were. */
export async function emptyBin(ctx: RemoveCtx): Promise<{ removed: number }> {
  return inTransaction(ctx, async ({ db, viewer }) => {
    const found = await db
      .selectFrom('deleted_items')
      .select('id')
      .where(editableBy(viewer, 'deleted_items'))
      .orderBy('id')
      .forUpdate()
      .execute();
    return { removed: (await removeItems(db, found)).length };
  });
}

/** Deletes the viewer's oldest for good where there are more than the bin holds. */
export async function keepNewest({ db, viewer }: RemoveCtx): Promise<void> {
  const beyond = await db
    .selectFrom('deleted_items')
    .select('id')
    .where(editableBy(viewer, 'deleted_items'))
    .orderBy('deleted_at', 'desc')
    // A collection rather than the recipes that were deleted with it.
    .orderBy('kind')
    .orderBy('id', 'desc')
    .offset(BIN_LIMITS.items)
    .forUpdate()
    // Something that is being restored goes next time.
    .skipLocked()
    .execute();
  await removeItems(db, beyond);
}

/** Deletes what was deleted 30 days ago for good. What is being restored is left alone. Several may run at once. */
export async function sweepBin({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - KEPT_MS);
  for (;;) {
    const removed = await db.transaction().execute(async (trx) => {
      const expired = await trx
        .selectFrom('deleted_items')
        .select('id')
        .where('deleted_at', '<=', before)
        .orderBy('deleted_at')
        .limit(BATCH)
        .forUpdate()
        .skipLocked()
        .execute();
      return removeItems(trx, expired);
    });
    if (removed.length < BATCH) return;
  }
}

/** The images go too, but for those that something else shows: that is theirs from now on. */
async function removeItems(db: Db, items: readonly { id: string }[]): Promise<string[]> {
  const ids = items.map(({ id }) => id);
  if (ids.length === 0) return ids;
  await sql`
    update photos set recipe_id = other.id, deleted_item_id = null,
      purpose = case when photos.purpose in ('photo', 'gallery', 'result') then 'cover' else photos.purpose end
    from (
      select id, image_id from recipes
      union all
      select recipe_id, image_id from recipe_versions) as other
    where other.image_id = photos.id and ${isOneOf('photos.deleted_item_id', ids)}`.execute(db);
  await sql`
    update photos set deleted_item_id = other.id
    from deleted_items other
    where other.user_id = photos.user_id and photos.id = any (other.image_ids) and not ${isOneOf('other.id', ids)}
      and ${isOneOf('photos.deleted_item_id', ids)}`.execute(db);
  await db.deleteFrom('deleted_items').where(isOneOf('id', ids)).execute();
  return ids;
}
