import { sql } from 'kysely';
import { ownedBy } from '../../access.ts';
import type { UserCtx } from '../../ctx.ts';
import { isOneOf } from '../../db/is-one-of.ts';

type DeleteCtx = Pick<UserCtx, 'db' | 'viewer'>;

/**
 * Deletes those of the recipes that are the viewer's own, with their pictures, links and shares, and gives their ids. Within
 * a transaction of the caller's.
 */
export async function deleteRecipeRows(ctx: DeleteCtx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  await lockHolders(ctx, ids);
  await handOverImages(ctx, ids);
  const deleted = await ctx.db
    .deleteFrom('recipes')
    .where(isOneOf('recipes.id', ids))
    .where(ownedBy(ctx.viewer, 'recipes'))
    .returning('id')
    .execute();
  return deleted.map(({ id }) => id);
}

/** The playlists that the recipes are going to leave, before their links: reordering a playlist takes the same lock. */
async function lockHolders({ db, viewer }: DeleteCtx, recipeIds: readonly string[]): Promise<void> {
  await db
    .selectFrom('playlists')
    .select('id')
    .where(ownedBy(viewer, 'playlists'))
    .where('id', 'in', (holders) =>
      holders
        .selectFrom('playlist_recipes as l')
        .select('l.playlist_id')
        .where(isOneOf('l.recipe_id', recipeIds)),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/**
 * Two recipes made of one draft show one picture: it goes on to the one that stays, which shows it still or did in a version
 * that can be brought back.
 */
async function handOverImages({ db, viewer }: DeleteCtx, recipeIds: readonly string[]): Promise<void> {
  await sql`
    update photos set recipe_id = other.id
    from (
      select id, image_id from recipes
      union all
      select recipe_id, image_id from recipe_versions) as other
    where other.image_id = photos.id and not ${isOneOf('other.id', recipeIds)}
      and ${isOneOf('photos.recipe_id', recipeIds)} and ${ownedBy(viewer, 'photos')}`.execute(db);
}
