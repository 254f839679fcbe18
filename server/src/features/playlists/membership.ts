import type { PlaylistRecipesInput, SetForRecipeInput } from '@larder/shared/playlist/schema';
import { sql } from 'kysely';
import { editableBy, ownedBy } from '../../access.ts';
import type { UserCtx } from '../../ctx.ts';
import { isOneOf } from '../../db/is-one-of.ts';
import { inTransaction } from '../../db/transaction.ts';
import { recipeNotFound } from '../recipes/errors.ts';
import { lockPlaylists } from './lock-playlists.ts';
import { closeGaps } from './order.ts';
import { favoritesAutomatic } from './errors.ts';

type MembershipCtx = Pick<UserCtx, 'db' | 'viewer'>;

// Each of these is refused as a whole: PLAYLIST_NOT_FOUND or RECIPE_NOT_FOUND unless everything named is the viewer's
// own, NOT_ALLOWED for Favorites. What is already as wanted stays as it is.

/** Puts a recipe into some collections, at their ends, and takes it out of others. */
export async function setPlaylistsForRecipe(
  ctx: MembershipCtx,
  { recipeId, add, remove }: SetForRecipeInput,
): Promise<{ recipeId: string }> {
  return inTransaction(ctx, async (inside) => {
    await lockPlaylists(inside, [...add, ...remove], favoritesAutomatic);
    await holdRecipes(inside, [recipeId]);
    await insertLinks(inside, add, [recipeId]);
    await deleteLinks(inside, remove, [recipeId]);
    return { recipeId };
  });
}

/** Puts recipes at the end of a collection, in the order given; `added` counts those that were not in it. */
export async function addRecipes(
  ctx: MembershipCtx,
  { id, recipeIds }: PlaylistRecipesInput,
): Promise<{ id: string; added: number }> {
  return inTransaction(ctx, async (inside) => {
    await lockPlaylists(inside, [id], favoritesAutomatic);
    await holdRecipes(inside, recipeIds);
    return { id, added: await insertLinks(inside, [id], recipeIds) };
  });
}

/** Takes recipes out of a collection; `removed` counts those that were in it. */
export async function removeRecipes(
  ctx: MembershipCtx,
  { id, recipeIds }: PlaylistRecipesInput,
): Promise<{ id: string; removed: number }> {
  return inTransaction(ctx, async (inside) => {
    await lockPlaylists(inside, [id], favoritesAutomatic);
    return { id, removed: await deleteLinks(inside, [id], recipeIds) };
  });
}

/** Makes sure that the recipes are the viewer's own, and that none is deleted meanwhile. */
async function holdRecipes({ db, viewer }: MembershipCtx, recipeIds: readonly string[]): Promise<void> {
  const wanted = [...new Set(recipeIds.map((id) => id.toLowerCase()))];
  const found = await db
    .selectFrom('recipes')
    .select('id')
    .where(isOneOf('id', wanted))
    .where(ownedBy(viewer, 'recipes'))
    .orderBy('id')
    .forKeyShare()
    .execute();
  if (found.length < wanted.length) throw recipeNotFound();
}

async function insertLinks(
  { db, viewer }: MembershipCtx,
  playlistIds: readonly string[],
  recipeIds: readonly string[],
): Promise<number> {
  if (playlistIds.length === 0) return 0;
  const { numAffectedRows } = await sql`
    insert into playlist_recipes (playlist_id, recipe_id, user_id, added_by, position)
    select p.id, r.id, r.user_id, r.user_id,
      coalesce((select max(l.position) from playlist_recipes l where l.playlist_id = p.id), 0)
        + row_number() over (partition by p.id order by min(given.place))
    from playlists p
    join recipes r on r.user_id = p.user_id
    join unnest(${recipeIds}::uuid[]) with ordinality as given (recipe_id, place) on given.recipe_id = r.id
    where p.id = any (${playlistIds}::uuid[]) and ${editableBy(viewer, 'p')}
      and not exists (select from playlist_recipes l where l.playlist_id = p.id and l.recipe_id = r.id)
    group by p.id, r.id`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

async function deleteLinks(
  ctx: MembershipCtx,
  playlistIds: readonly string[],
  recipeIds: readonly string[],
): Promise<number> {
  if (playlistIds.length === 0) return 0;
  const { numDeletedRows } = await ctx.db
    .deleteFrom('playlist_recipes as l')
    .where(isOneOf('playlist_id', playlistIds))
    .where(isOneOf('recipe_id', recipeIds))
    .where(editableBy(ctx.viewer, 'l'))
    .executeTakeFirstOrThrow();
  await closeGaps(ctx, playlistIds);
  return Number(numDeletedRows);
}
