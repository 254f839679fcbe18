import type { HeldPhotosDto, HeldPhotosInput, PhotoUsageDto } from '@larder/shared/photo/schema';
import { sql } from 'kysely';
import type { UserCtx } from '../../ctx.ts';
import type { Db } from '../../db/db.ts';
import { DISMISSED } from '../imports/import-row.ts';
import { changeAndSchedule } from '../imports/scheduler.ts';
import { FAILED_IMPORT_KEPT, isShown, removeUnused, UNATTACHED_KEPT_MS } from '../images/sweep.ts';
import { usageOf } from './photo-quota.ts';
import type { VaultId } from '@larder/shared/ids';

interface HeldPhoto {
  id: string;
  is_imported: boolean;
  /** Null while an import is queued, being read or waiting with its draft. */
  free_at: Date | null;
}

/**
 * How many of the viewer's places are held by photos of no recipe, and when they come free by themselves. Photos named in
 * `exceptPhotoIds`, and those of an import that reads any of them, are left out.
 */
export async function heldPhotos(
  { db, viewer }: Pick<UserCtx, 'db' | 'viewer'>,
  { exceptPhotoIds = [] }: HeldPhotosInput,
): Promise<HeldPhotosDto> {
  const held = await findHeld(db, viewer.vaultId, exceptPhotoIds);
  const ends = held
    .map(({ free_at }) => free_at)
    .filter((end) => end !== null)
    .toSorted((a, b) => a.getTime() - b.getTime());
  return {
    count: held.length,
    inImports: held.filter(({ is_imported }) => is_imported).length,
    untilSaved: held.length - ends.length,
    firstFreeAt: ends[0] ?? null,
    lastFreeAt: ends.at(-1) ?? null,
  };
}

/**
 * Deletes the photos that hold places of the viewer, and puts away the imports that read them; a worker that reads one of
 * these stops. A photo that a recipe takes up at the same moment stays with it.
 */
export async function discardHeldPhotos(
  ctx: UserCtx,
  { exceptPhotoIds = [] }: HeldPhotosInput,
): Promise<PhotoUsageDto> {
  const { userId, vaultId } = ctx.viewer;
  await changeAndSchedule(ctx, vaultId, async (db) => {
    // First the count, which is changed last wherever photos are saved or deleted: so no two wait for each other.
    await db.selectFrom('photo_counts').select('photos').where('user_id', '=', userId).forUpdate().execute();
    const held = await findHeld(db, vaultId, exceptPhotoIds);
    const { rows: locked } = await sql<{ id: string }>`
      select id from photos where id = any(${held.map(({ id }) => id)}::uuid[]) and recipe_id is null
      for update skip locked`.execute(db);
    const ids = locked.map(({ id }) => id);
    if (ids.length === 0) return;
    await dismissImportsOf({ db, vaultId }, ids);
    await removeUnused(db, vaultId, ids);
  });
  return usageOf(ctx);
}

async function dismissImportsOf({ db, vaultId }: { db: Db; vaultId: VaultId }, photoIds: readonly string[]) {
  await db
    .updateTable('imports')
    .set(DISMISSED)
    .where('user_id', '=', vaultId)
    .where('kind', '=', 'photo')
    .where('status', '<>', 'dismissed')
    .where(readsAny(photoIds))
    .execute();
}

/** True where a row of `imports` names any of these photos. */
function readsAny(photoIds: readonly string[]) {
  return sql<boolean>`exists (select from jsonb_array_elements(coalesce(imports.photos, '[]')) page
    where page ->> 'photoId' = any(${photoIds}::text[]))`;
}

async function findHeld(db: Db, vaultId: VaultId, except: readonly string[]): Promise<HeldPhoto[]> {
  const { rows } = await sql<HeldPhoto>`
    select photos.id, reading.is_imported,
      case when not reading.is_open then greatest(
        photos.created_at + ${UNATTACHED_KEPT_MS} * interval '1 millisecond', reading.ends_at) end as free_at
    from photos cross join lateral (
      select count(*) > 0 as is_imported,
        coalesce(bool_or(imports.status not in ('failed', 'cancelled')), false) as is_open,
        max(imports.updated_at) + ${FAILED_IMPORT_KEPT} as ends_at,
        coalesce(bool_or(${readsAny(except)}), false) as is_excepted
      from imports
      where imports.user_id = photos.user_id and imports.kind = 'photo' and imports.status <> 'dismissed'
        and imports.photos @> jsonb_build_array(jsonb_build_object('photoId', photos.id))) reading
    where photos.user_id = ${vaultId} and photos.purpose = 'photo' and photos.recipe_id is null
      and not ${isShown()} and not reading.is_excepted and photos.id <> all(${except}::uuid[])`.execute(db);
  return rows;
}
