import { sql, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { Deps } from '../../ctx.ts';
import type { Db } from '../../db/db.ts';
import type { DB } from '../../db/types.ts';
import type { VaultId } from '@larder/shared/ids';

type SweepDeps = Pick<Deps, 'db' | 'storage' | 'now' | 'log'>;

export const UNATTACHED_KEPT_MS = 24 * 60 * 60_000;
/** How long the photos of a failed or cancelled import are stored for another try. */
export const FAILED_IMPORT_KEPT = sql`interval '7 days'`;
const BATCH = 100;

/** Deletes images that have been unused for a day, then the files of all deleted images. Several may run at once. */
export async function sweepImages(deps: SweepDeps): Promise<void> {
  while ((await removeUnattached(deps)) === BATCH);
  await removeBuriedFiles(deps);
}

/**
 * The first statement locks, the second checks again. A recipe that begins to use an image locks it by its foreign key until
 * it is committed, so no image in use is deleted.
 */
function removeUnattached({ db, now }: SweepDeps): Promise<number> {
  const before = new Date(now().getTime() - UNATTACHED_KEPT_MS);
  return db.transaction().execute(async (trx) => {
    const candidates = await trx
      .selectFrom('photos')
      .select('id')
      .where('recipe_id', 'is', null)
      .where('created_at', '<', before)
      .where(isUnused)
      .orderBy('created_at')
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute();
    if (candidates.length === 0) return 0;
    const ids = candidates.map(({ id }) => id);
    await trx
      .deleteFrom('photos')
      .where('id', 'in', ids)
      .where('recipe_id', 'is', null)
      .where(isUnused)
      .execute();
    return candidates.length;
  });
}

/** Deletes those of the person's images that are not used; the sweep deletes their files. */
export async function removeUnused(db: Db, vaultId: VaultId, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom('photos')
    .where('user_id', '=', vaultId)
    .where('id', 'in', ids)
    .where('recipe_id', 'is', null)
    .where(isUnused)
    .execute();
}

/** True in SQL when no recipe, version, collection, profile, deleted item or import uses the image. Failed imports count for a week. */
export function isUnused(eb: ExpressionBuilder<DB, 'photos'>) {
  return sql<SqlBool>`(not ${isShown()}
    and not exists (select from imports where imports.user_id = ${eb.ref('photos.user_id')}
      and imports.status <> 'dismissed'
      and (imports.status not in ('failed', 'cancelled') or imports.updated_at > now() - ${FAILED_IMPORT_KEPT})
      and (imports.draft -> 'storedImage' ->> 'id' = ${eb.ref('photos.id')}::text
        or imports.photos @> jsonb_build_array(jsonb_build_object('photoId', ${eb.ref('photos.id')})))))`;
}

/** True in SQL when a row of `photos` is the image of a recipe, a version, a collection, a profile or something in the bin. */
export function isShown() {
  return sql<SqlBool>`(photos.deleted_item_id is not null or exists (select from recipes where recipes.image_id = photos.id)
    or exists (select from recipe_versions where recipe_versions.image_id = photos.id)
    or exists (select from playlists where playlists.cover_image_id = photos.id)
    or exists (select from profiles where profiles.user_id = photos.user_id
      and profiles.profile_image_id = photos.id))`;
}

/** Deletes each tombstone after its files, so that the next sweep retries a failure. A failure does not stop the others. */
async function removeBuriedFiles({ db, storage, now, log }: SweepDeps): Promise<void> {
  let after = '';
  for (;;) {
    const buried = await db
      .selectFrom('file_tombstones')
      .select('storage_key')
      .where('remove_after', '<=', now())
      .where('storage_key', '>', after)
      .orderBy('storage_key')
      .limit(BATCH)
      .execute();
    for (const { storage_key: key } of buried) {
      try {
        // An image may name the files again, for instance after a backup was restored.
        if (!(await isNamed(db, key))) await storage.deletePrefix(key);
        await db.deleteFrom('file_tombstones').where('storage_key', '=', key).execute();
      } catch (error) {
        log.warn({ err: error, key }, 'the files of something removed could not be removed');
      }
    }
    const last = buried.at(-1);
    if (!last || buried.length < BATCH) return;
    after = last.storage_key;
  }
}

async function isNamed(db: Db, key: string): Promise<boolean> {
  const row = await db.selectFrom('photos').select('id').where('storage_key', '=', key).executeTakeFirst();
  return row !== undefined;
}
