import type { RestoredDto } from '@larder/shared/bin/schema';
import { sql } from 'kysely';
import { editableBy, ownedBy } from '../../access.ts';
import { inTransaction } from '../../db/transaction.ts';
import { playlistNotFound } from './errors.ts';
import { closeGaps } from './order.ts';
import {
  giveBytesBack,
  holdImages,
  holdPerson,
  lockHolders,
  restoreLocked,
  withCover,
} from '../recipes/restore-recipes.ts';
import type { RestoreCtx } from '../recipes/restore-photos.ts';

/**
 * Brings a collection back from the viewer's bin with those of its recipes that exist, the recipes that were deleted together
 * with it, and those people of its sharing list who still follow.
 * @throws PLAYLIST_NOT_FOUND unless it is in the viewer's bin; COLLECTION_LIMIT, RECIPE_LIMIT or STORAGE_LIMIT without room.
 */
export async function restorePlaylist(ctx: RestoreCtx, id: string): Promise<RestoredDto> {
  return inTransaction(ctx, async (inside) => {
    await holdPerson(inside);
    const recipeIds = await lockItems(inside, id);
    await lockHolders(inside, recipeIds);
    const held = await holdRecipes(inside, id);
    await giveBytesBack(inside, [id]);
    await holdImages(inside, [id]);
    await insertPlaylist(inside, id);
    await fillPlaylist(inside, id, held);
    const { photosLeftOut } = await restoreLocked(inside, recipeIds);
    await closeGaps(inside, [id]);
    await setCoverRecipe(inside, id);
    await inside.db.deleteFrom('deleted_items').where('id', '=', id).execute();
    return { ids: [id, ...recipeIds], photosLeftOut };
  });
}

/** The collection's row in the bin and those of the recipes that were deleted with it, whose ids it gives. */
async function lockItems({ db, viewer }: RestoreCtx, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string; kind: string }>`
    select id, kind from deleted_items
    where ${editableBy(viewer, 'deleted_items')} and ((id = ${id} and kind = 'collection') or deleted_with = ${id})
    order by id for update`.execute(db);
  if (!rows.some((row) => row.id === id.toLowerCase())) throw playlistNotFound();
  return rows.filter((row) => row.kind === 'recipe').map((row) => row.id);
}

/** Its cover comes back with it; which recipe's picture it shows is said once that is in it again. */
async function insertPlaylist({ db, viewer }: RestoreCtx, id: string): Promise<void> {
  await sql`
    select restore_row('playlists', (${withCover}) - 'cover_recipe_id') from deleted_items d where d.id = ${id}`.execute(
    db,
  );
  await db.updateTable('photos').set({ deleted_item_id: null }).where('deleted_item_id', '=', id).execute();
  await sql`
    select restore_row('playlist_shared_with', person.row)
    from deleted_items d, jsonb_array_elements(d.content -> 'sharedWith') as person (row)
    join (select follower_id from follows where following_id = ${viewer.userId} for key share) as f
      on f.follower_id = (person.row ->> 'follower_id')::uuid
    where d.id = ${id}`.execute(db);
}

/** Those of its recipes that exist. */
async function holdRecipes({ db, viewer }: RestoreCtx, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from recipes where ${ownedBy(viewer, 'recipes')} and id in (
      select (link.row ->> 'recipe_id')::uuid
      from deleted_items d, jsonb_array_elements(d.content -> 'recipes') as link (row) where d.id = ${id})
    order by id for key share`.execute(db);
  return rows.map((recipe) => recipe.id);
}

/** At the places they had; those that come back with the collection take theirs between them. */
async function fillPlaylist({ db }: RestoreCtx, id: string, recipeIds: readonly string[]): Promise<void> {
  await sql`
    select restore_row('playlist_recipes', link.row)
    from deleted_items d, jsonb_array_elements(d.content -> 'recipes') as link (row)
    where d.id = ${id} and (link.row ->> 'recipe_id')::uuid = any (${recipeIds}::uuid[])`.execute(db);
}

async function setCoverRecipe({ db }: RestoreCtx, id: string): Promise<void> {
  await sql`
    update playlists set cover_recipe_id = l.recipe_id
    from deleted_items d, playlist_recipes l
    where d.id = ${id} and playlists.id = d.id and l.playlist_id = d.id
      and l.recipe_id = (d.content -> 'collection' ->> 'cover_recipe_id')::uuid`.execute(db);
}
