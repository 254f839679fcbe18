import { FAVORITES_DESCRIPTION, FAVORITES_NAME } from '@larder/shared/playlist/messages';
import { ownVaultOf } from '@larder/shared/ids';
import { sql } from 'kysely';
import { ownedBy } from '../../access.ts';
import type { UserCtx } from '../../ctx.ts';
import { inTransaction } from '../../db/transaction.ts';
import { violatedConstraint } from '../../errors.ts';
import { recipeNotFound } from './errors.ts';

type FavoriteCtx = Pick<UserCtx, 'db' | 'viewer'>;
interface Favorite {
  id: string;
  isFavorite: boolean;
}

/**
 * A favourite is the viewer's own, whoever else has the recipe; their Favorites collection shows all. Asking twice for the same is no error.
 * @throws RECIPE_NOT_FOUND unless the recipe is the viewer's own.
 */
export async function setFavorite(ctx: FavoriteCtx, { id, isFavorite }: Favorite): Promise<Favorite> {
  const found = await (isFavorite ? addFavorite(ctx, id) : removeFavorite(ctx, id));
  if (!found) throw recipeNotFound();
  return { id, isFavorite };
}

async function addFavorite(ctx: FavoriteCtx, recipeId: string): Promise<boolean> {
  try {
    return await inTransaction(ctx, async (inside) => {
      await lockFavorites(inside);
      const { userId } = ctx.viewer;
      const { rows } = await sql<{ found: boolean }>`
        with added as (
          insert into favorites (user_id, recipe_id, position)
          select ${userId}::uuid, r.id,
            1 + coalesce((select max(f.position) from favorites f where f.user_id = ${userId}), 0)
          from recipes r where r.id = ${recipeId} and ${ownedBy(ctx.viewer, 'r')}
          on conflict (user_id, recipe_id) do nothing)
        select exists (select from recipes r where r.id = ${recipeId} and ${ownedBy(ctx.viewer, 'r')}) as found`.execute(
        inside.db,
      );
      // Refused as a whole: it makes no Favorites either.
      if (!rows[0]?.found) throw recipeNotFound();
      return true;
    });
  } catch (error) {
    // The recipe was deleted between being read and being linked.
    if (violatedConstraint(error)?.startsWith('favorites_recipe_id')) return false;
    throw error;
  }
}

/**
 * The viewer's Favorites, in the vault that is theirs alone, locked so that additions follow each other and positions grow. Accounts get theirs when they are
 * confirmed; one that has none (any more) gets it here.
 */
export async function lockFavorites(ctx: FavoriteCtx): Promise<string> {
  const present = await selectFavorites(ctx);
  if (present) return present.id;
  await ctx.db
    .insertInto('playlists')
    .values({
      user_id: ownVaultOf(ctx.viewer.userId),
      name: FAVORITES_NAME,
      description: FAVORITES_DESCRIPTION,
      is_favorites: true,
    })
    // Not as a parameter: a plan made for any value would not know the partial index again.
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .where(sql<boolean>`is_favorites`)
        .doNothing(),
    )
    .execute();
  const made = await selectFavorites(ctx);
  if (!made) throw new Error('Favorites vanished while they were being made');
  return made.id;
}

function selectFavorites({ db, viewer }: FavoriteCtx): Promise<{ id: string } | undefined> {
  return db
    .selectFrom('playlists')
    .select('id')
    .where('user_id', '=', ownVaultOf(viewer.userId))
    .where('is_favorites', '=', true)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

async function removeFavorite({ db, viewer }: FavoriteCtx, recipeId: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    with removed as (
      delete from favorites f where f.user_id = ${viewer.userId} and f.recipe_id = ${recipeId})
    select exists (select from recipes r where r.id = ${recipeId} and ${ownedBy(viewer, 'r')}) as found`.execute(
    db,
  );
  return rows[0]?.found === true;
}
