import type { RateRecipeInput } from '@larder/shared/recipe/schema';
import { sql } from 'kysely';
import { ownedBy } from '../../access.ts';
import type { UserCtx } from '../../ctx.ts';
import { inTransaction } from '../../db/transaction.ts';
import { recipeNotFound } from './errors.ts';

type RateCtx = Pick<UserCtx, 'db' | 'viewer' | 'now'>;

/**
 * Gives a recipe stars, or takes them away (null). They are the viewer's own, and nobody else sees them. The same sent again changes nothing.
 * @throws RECIPE_NOT_FOUND unless the recipe is the viewer's own.
 */
export async function rateRecipe(ctx: RateCtx, input: RateRecipeInput): Promise<RateRecipeInput> {
  return inTransaction(ctx, async ({ db, viewer }) => {
    const recipe = await db
      .selectFrom('recipes')
      .select('id')
      .where('id', '=', input.id)
      .where(ownedBy(viewer, 'recipes'))
      .forKeyShare()
      .executeTakeFirst();
    if (!recipe) throw recipeNotFound();
    if (input.rating === null) await removeRating({ db, viewer }, input.id);
    else await putRating({ db, viewer, now: ctx.now }, { ...input, rating: input.rating });
    return { id: input.id, rating: input.rating };
  });
}

async function removeRating({ db, viewer }: Pick<RateCtx, 'db' | 'viewer'>, recipeId: string): Promise<void> {
  await db
    .deleteFrom('recipe_ratings')
    .where('user_id', '=', viewer.userId)
    .where('recipe_id', '=', recipeId)
    .execute();
}

async function putRating(
  { db, viewer, now }: RateCtx,
  { id, rating }: { id: string; rating: number },
): Promise<void> {
  await sql`
    insert into recipe_ratings (user_id, recipe_id, rating, rated_at, sort_rated)
    select ${viewer.userId}::uuid, r.id, ${rating}, ${now()}, rated_order(${rating}::smallint, r.created_at)
    from recipes r where r.id = ${id} and ${ownedBy(viewer, 'r')}
    on conflict (user_id, recipe_id) do update
      set rating = excluded.rating, rated_at = excluded.rated_at, sort_rated = excluded.sort_rated
    where recipe_ratings.rating <> excluded.rating`.execute(db);
}
