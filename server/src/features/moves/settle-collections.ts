import { sql } from 'kysely';
import type { Deps } from '../../ctx.ts';
import type { Db } from '../../db/db.ts';
import { asAppError, isOutage } from '../../errors.ts';
import { LeaseEnded, writeLeased } from '../../jobs/lease.ts';
import { isUnchangedCollection, noteCollection } from './brought.ts';
import { lockCollection } from './collections.ts';
import type { MoveLease } from './lease.ts';
import { storeCover } from './move-pictures.ts';
import type { Described, LibraryPicture } from './reader/library.ts';

type SettleDeps = Pick<Deps, 'db' | 'storage' | 'now' | 'log'>;

/**
 * What can be done about the collections of the file only when all recipes are there: empty ones are made, recipes brought
 * into their order, covers chosen. A collection that was there before keeps its own description, privacy and cover. Doing it
 * again changes nothing.
 */
export async function settleCollections(
  deps: SettleDeps,
  lease: MoveLease,
  described: Described,
  signal: AbortSignal,
): Promise<void> {
  for (const [key, { cover }] of described) {
    signal.throwIfAborted();
    const coverless = await settleOne(deps, lease, { key, described });
    if (coverless !== null && cover) await setCover(deps, lease, coverless, cover);
  }
}

/** The id of a collection that this move brought and that shows no picture of its own; null for any other. */
async function settleOne(
  { db, ...deps }: SettleDeps,
  lease: MoveLease,
  collection: { key: string; described: Described },
): Promise<string | null> {
  try {
    return await db.transaction().execute(async (trx) => {
      await sql`select set_config('larder.moving_in', 'on', true)`.execute(trx);
      await writeLeased(lease, trx.updateTable('moves').set({ updated_at: deps.now() }));
      const id = await lockCollection({ db: trx, ...deps }, lease, collection);
      const { recipes = [], coverRecipe = '' } = collection.described.get(collection.key) ?? {};
      await putInOrder(trx, lease, id, recipes);
      return (await chooseCover(trx, lease, id, coverRecipe)) ? id : null;
    });
  } catch (error) {
    // There is no room for one more: its recipes, if it had any, are listed with that reason already.
    if (error instanceof LeaseEnded || isOutage(error) || !asAppError(error)) throw error;
    return null;
  }
}

/** The recipes of this move share out the places that they have, by their order in the file. */
async function putInOrder(
  db: Db,
  { id: moveId, vaultId }: MoveLease,
  playlistId: string,
  entries: readonly string[],
): Promise<void> {
  await sql`
    with moved as (
      select l.id, l.position, row_number() over (order by given.place) as nth,
        row_number() over (order by l.position, l.id) as slot
      from unnest(${entries}::text[]) with ordinality as given (entry, place)
        join move_items i on i.move_id = ${moveId} and i.entry = given.entry
        join playlist_recipes l on l.recipe_id = i.recipe_id
      where l.playlist_id = ${playlistId} and l.user_id = ${vaultId})
    update playlist_recipes as link set position = place.position
    from moved join moved as place on place.slot = moved.nth
    where link.id = moved.id and link.position <> place.position`.execute(db);
}

/** Whether this move brought the collection and it still has no picture that was uploaded for it. */
async function chooseCover(
  db: Db,
  { id: moveId, vaultId }: MoveLease,
  playlistId: string,
  coverRecipe: string,
): Promise<boolean> {
  const { rows } = await sql<{ cover_image_id: string | null }>`
    update playlists p set cover_recipe_id = coalesce(p.cover_recipe_id, (
      select l.recipe_id from playlist_recipes l join move_items i on i.recipe_id = l.recipe_id
      where l.playlist_id = p.id and i.move_id = ${moveId} and i.entry = ${coverRecipe}))
    where p.id = ${playlistId} and p.user_id = ${vaultId}
      and p.id = any (select unnest(m.collection_ids) from moves m where m.id = ${moveId})
    returning cover_image_id`.execute(db);
  return rows[0]?.cover_image_id === null;
}

/** Stored as the pictures of recipes are, which no hour limits, and a cover from here on. */
async function setCover(
  deps: SettleDeps,
  lease: MoveLease,
  playlistId: string,
  cover: LibraryPicture,
): Promise<void> {
  const { vaultId } = lease;
  const imageId = await storeCover(deps, vaultId, cover);
  if (imageId === null) return;
  await deps.db.transaction().execute(async (trx) => {
    await writeLeased(lease, trx.updateTable('moves').set({ updated_at: deps.now() }));
    const isUnchanged = await isUnchangedCollection(trx, lease, playlistId);
    await trx
      .updateTable('photos')
      .set({ purpose: 'cover' })
      .where('id', '=', imageId)
      .where('user_id', '=', vaultId)
      .execute();
    await trx
      .updateTable('playlists')
      .set({ cover_image_id: imageId })
      .where('id', '=', playlistId)
      .where('user_id', '=', vaultId)
      .where('cover_image_id', 'is', null)
      .execute();
    if (isUnchanged) await noteCollection(trx, lease, playlistId);
  });
}
