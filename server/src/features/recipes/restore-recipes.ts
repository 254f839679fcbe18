import type { RestoredDto } from '@larder/shared/bin/schema';
import { sql } from 'kysely';
import { editableBy } from '../../access.ts';
import { isOneOf } from '../../db/is-one-of.ts';
import { inTransaction } from '../../db/transaction.ts';
import { closeGaps } from '../playlists/order.ts';
import { recipeNotFound } from './errors.ts';
import { bringPhotosBack, type RestoreCtx } from './restore-photos.ts';

/**
 * Brings those of these recipes that are in the viewer's bin back, with their versions, cook logs and images, into those of their
 * collections that exist. Links that shared them stay dead.
 * @throws RECIPE_NOT_FOUND when none is in the bin; RECIPE_LIMIT or STORAGE_LIMIT without room.
 */
export async function restoreRecipes(ctx: RestoreCtx, ids: readonly string[]): Promise<RestoredDto> {
  return inTransaction(ctx, async (inside) => {
    await holdPerson(inside);
    const { rows } = await sql<{ id: string }>`
      select id from deleted_items where ${isOneOf('id', ids)} and kind = 'recipe' and ${editableBy(inside.viewer, 'deleted_items')}
      order by id for update`.execute(inside.db);
    if (rows.length === 0) throw recipeNotFound();
    return restoreLocked(
      inside,
      rows.map(({ id }) => id),
    );
  });
}

/** First of all: an account that is being deleted waits, or is gone, and its deletion does not wait for ours in turn. */
export async function holdPerson({ db, viewer }: RestoreCtx): Promise<void> {
  await sql`select from users where id = ${viewer.userId} for key share`.execute(db);
}

/** Recipes whose rows in the bin the transaction has locked. */
export async function restoreLocked(ctx: RestoreCtx, ids: readonly string[]): Promise<RestoredDto> {
  const playlistIds = await lockHolders(ctx, ids);
  await giveBytesBack(ctx, ids);
  await holdImages(ctx, ids);
  await insertRecipes(ctx, ids);
  const photosLeftOut = await bringPhotosBack(ctx, ids);
  await sql`
    select restore_row('playlist_recipes', link.row)
    from deleted_items d, jsonb_array_elements(d.content -> 'collections') as link (row)
    where ${isOneOf('d.id', ids)} and (link.row ->> 'playlist_id')::uuid = any (${playlistIds}::uuid[])`.execute(
    ctx.db,
  );
  await sql`
    select restore_row('favorites', favorite.row)
    from deleted_items d, jsonb_array_elements(d.content -> 'favorites') as favorite (row)
      join users u on u.id = (favorite.row ->> 'user_id')::uuid
    where ${isOneOf('d.id', ids)}`.execute(ctx.db);
  await sql`
    select restore_row('recipe_ratings', rating.row)
    from deleted_items d, jsonb_array_elements(d.content -> 'ratings') as rating (row)
      join users u on u.id = (rating.row ->> 'user_id')::uuid
    where ${isOneOf('d.id', ids)}`.execute(ctx.db);
  await closeGaps(ctx, playlistIds, { first: ids });
  await ctx.db.deleteFrom('deleted_items').where(isOneOf('id', ids)).execute();
  return { ids: [...ids], photosLeftOut };
}

/** What comes back is charged anew, and not twice. */
export async function giveBytesBack({ db }: RestoreCtx, ids: readonly string[]): Promise<void> {
  await db.updateTable('deleted_items').set({ stored_bytes: 0 }).where(isOneOf('id', ids)).execute();
}

/** Nothing that comes back shows an image that goes at the same moment. */
export async function holdImages({ db, viewer }: RestoreCtx, ids: readonly string[]): Promise<void> {
  await sql`
    select from photos where ${editableBy(viewer, 'photos')} and (${isOneOf('deleted_item_id', ids)}
      or id in (select unnest(d.image_ids) from deleted_items d where ${isOneOf('d.id', ids)}))
    order by id for update`.execute(db);
}

/** Those of the recipes' collections that exist. Collections are locked before anything is written, as everywhere. */
export async function lockHolders({ db, viewer }: RestoreCtx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from playlists where ${editableBy(viewer, 'playlists')} and id in (
      select (link.row ->> 'playlist_id')::uuid
      from deleted_items d, jsonb_array_elements(d.content -> 'collections') as link (row)
      where ${isOneOf('d.id', ids)})
    order by id for no key update`.execute(db);
  return rows.map(({ id }) => id);
}

/** An image that is there no more is left out. */
const withImage = (
  row: string,
  column: string,
) => sql`${sql.raw(row)} || jsonb_build_object(${sql.lit(column)}, (
  select p.id from photos p where p.id = (${sql.raw(row)} ->> ${sql.lit(column)})::uuid and p.user_id = d.user_id))`;

export const withCover = withImage(`(d.content -> 'collection')`, 'cover_image_id');

async function insertRecipes({ db }: RestoreCtx, ids: readonly string[]): Promise<void> {
  const recipe = withImage(`(d.content -> 'recipe')`, 'image_id');
  await sql`
    select restore_row('recipes', ${recipe}) from deleted_items d where ${isOneOf('d.id', ids)} order by d.id`.execute(
    db,
  );
  // Something newer was made of the same import or request meanwhile: it stays the recipe of that.
  await sql`
    select restore_row('recipes', (${recipe}) - array['request_id', 'import_id']) from deleted_items d
    where ${isOneOf('d.id', ids)} and not exists (select from recipes r where r.id = d.id) order by d.id`.execute(
    db,
  );
  await sql`
    select restore_row('recipe_versions', ${withImage('version.row', 'image_id')})
    from deleted_items d, jsonb_array_elements(d.content -> 'versions') as version (row)
    where ${isOneOf('d.id', ids)}`.execute(db);
  // The last day first: the recipe that came back has it already.
  await sql`
    select restore_row('cook_log', ${withImage('entry.row', 'photo_id')})
    from deleted_items d, jsonb_array_elements(d.content -> 'cookLog') with ordinality as entry (row, place)
    where ${isOneOf('d.id', ids)} order by d.id, entry.place`.execute(db);
}
