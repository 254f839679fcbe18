import type { MoveInPlaylistInput, ReorderPlaylistInput } from '@larder/shared/playlist/schema';
import { PLAYLIST_MESSAGES } from '@larder/shared/playlist/messages';
import { sql, type RawBuilder } from 'kysely';
import { editableBy, ownedBy } from '../../access.ts';
import type { UserCtx } from '../../ctx.ts';
import { isOneOf } from '../../db/is-one-of.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { recipeNotFound } from '../recipes/errors.ts';
import { lockPlaylists } from './lock-playlists.ts';
import { favoritesAutomatic } from './errors.ts';

type OrderCtx = Pick<UserCtx, 'db' | 'viewer'>;

/**
 * Puts the recipes of a collection in the given order.
 * @throws PLAYLIST_NOT_FOUND, NOT_ALLOWED for Favorites, INVALID_INPUT unless each of its recipes is named once and
 * nothing else is; then nothing is changed.
 */
export async function reorderPlaylist(
  ctx: OrderCtx,
  { id, recipeIds }: ReorderPlaylistInput,
): Promise<{ id: string }> {
  return inTransaction(ctx, async (inside) => {
    await lockPlaylists(inside, [id], favoritesAutomatic);
    const held = await recipesOf(inside, id);
    const given = new Set(recipeIds.map((recipeId) => recipeId.toLowerCase()));
    const isComplete = given.size === held.length && held.every((recipeId) => given.has(recipeId));
    if (!isComplete || recipeIds.length !== given.size)
      throw new AppError('INVALID_INPUT', PLAYLIST_MESSAGES.orderIncomplete);
    await renumber(inside, [id], {
      by: sql`given.place`,
      beside: sql`join unnest(${recipeIds}::uuid[]) with ordinality as given (recipe_id, place) using (recipe_id)`,
    });
    return { id };
  });
}

/**
 * Moves one recipe behind another, or to the front: what dragging does, whatever the size of the collection.
 * @throws PLAYLIST_NOT_FOUND, NOT_ALLOWED for Favorites, RECIPE_NOT_FOUND unless both recipes are in it.
 */
export async function moveInPlaylist(ctx: OrderCtx, input: MoveInPlaylistInput): Promise<{ id: string }> {
  const { id, recipeId, afterRecipeId } = input;
  return inTransaction(ctx, async (inside) => {
    await lockPlaylists(inside, [id], favoritesAutomatic);
    await placeOf(inside, id, recipeId);
    const before = afterRecipeId === null ? 0 : await placeOf(inside, id, afterRecipeId);
    const isMoved = sql`l.recipe_id = ${recipeId}::uuid`;
    await renumber(inside, [id], {
      by: sql`case when ${isMoved} then ${before}::integer else l.position end, ${isMoved}`,
    });
    return { id };
  });
}

async function placeOf({ db, viewer }: OrderCtx, playlistId: string, recipeId: string): Promise<number> {
  const link = await db
    .selectFrom('playlist_recipes as l')
    .select('position')
    .where('playlist_id', '=', playlistId)
    .where('recipe_id', '=', recipeId)
    .where(ownedBy(viewer, 'l'))
    .executeTakeFirst();
  if (!link) throw recipeNotFound();
  return link.position;
}

/** Numbers the recipes of the playlists from 1 on again, after some have left, or come back: at one place, `first` come first. */
export async function closeGaps(
  ctx: OrderCtx,
  playlistIds: readonly string[],
  { first = [] }: { first?: readonly string[] } = {},
): Promise<void> {
  if (playlistIds.length === 0) return;
  await renumber(ctx, playlistIds, { by: sql`l.position, ${isOneOf('l.recipe_id', first)} desc` });
}

interface NewOrder {
  /** What to order `playlist_recipes as l` by. */
  by: RawBuilder<unknown>;
  /** What else that reads. */
  beside?: RawBuilder<unknown>;
}

/** Positions from 1 without gaps. Only rows that get another place are written. */
async function renumber(
  { db, viewer }: OrderCtx,
  playlistIds: readonly string[],
  { by, beside = sql`` }: NewOrder,
): Promise<void> {
  await sql`
    update playlist_recipes as moved set position = placed.place
    from (
      select l.id, row_number() over (partition by l.playlist_id order by ${by}, l.id) as place
      from playlist_recipes l ${beside}
      where l.playlist_id = any (${playlistIds}::uuid[]) and ${editableBy(viewer, 'l')}) as placed
    where moved.id = placed.id and moved.position <> placed.place`.execute(db);
}

async function recipesOf({ db, viewer }: OrderCtx, playlistId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('playlist_recipes as l')
    .select('recipe_id')
    .where('playlist_id', '=', playlistId)
    .where(ownedBy(viewer, 'l'))
    .execute();
  return rows.map((row) => row.recipe_id);
}
