import { sql } from 'kysely';
import { editableBy } from '../../access.ts';
import type { UserCtx } from '../../ctx.ts';
import { isOneOf } from '../../db/is-one-of.ts';
import { keepNewest } from '../bin/remove.ts';

type DeleteCtx = Pick<UserCtx, 'db' | 'viewer' | 'now'>;

/**
 * Moves those of the recipes that are the viewer's own into the bin, and gives their ids; their links and shares go. Within a
 * transaction of the caller's. `deletedWith` is the collection that is deleted in it too.
 */
export async function deleteRecipeRows(
  ctx: DeleteCtx,
  ids: readonly string[],
  { deletedWith = null }: { deletedWith?: string | null } = {},
): Promise<string[]> {
  if (ids.length === 0) return [];
  await lockToDelete(ctx, ids);
  await handOverImages(ctx, ids);
  await putRecipesInBin(ctx, ids, deletedWith);
  const deleted = await ctx.db
    .deleteFrom('recipes')
    .where(isOneOf('recipes.id', ids))
    .where(editableBy(ctx.viewer, 'recipes'))
    .returning('id')
    .execute();
  await keepNewest(ctx);
  return deleted.map(({ id }) => id);
}

/**
 * Puts copies of the viewer's recipes into the bin, with their versions, cook logs, places in collections and images, which leave the
 * recipes. Deleting the recipes is left to the caller, in the same transaction, who has locked them.
 */
async function putRecipesInBin(
  { db, viewer, now }: DeleteCtx,
  ids: readonly string[],
  deletedWith: string | null,
): Promise<void> {
  await sql`
    insert into deleted_items (id, user_id, kind, title, deleted_at, deleted_with, content, image_ids, stored_bytes)
    select r.id, r.user_id, 'recipe', r.title, ${now()}, ${deletedWith},
      jsonb_build_object('recipe', to_jsonb(r), 'versions', former.rows, 'cookLog', cooked.rows, 'collections', (
        select coalesce(jsonb_agg(to_jsonb(l) order by l.playlist_id), '[]')
        from playlist_recipes l where l.recipe_id = r.id), 'favorites', (
        select coalesce(jsonb_agg(to_jsonb(f) order by f.user_id), '[]') from favorites f where f.recipe_id = r.id), 'ratings', (
        select coalesce(jsonb_agg(to_jsonb(q) order by q.user_id), '[]') from recipe_ratings q where q.recipe_id = r.id)),
      array_remove(former.image_ids || r.image_id, null), r.stored_bytes + former.bytes + cooked.bytes
    from recipes r cross join lateral (
      select coalesce(jsonb_agg(to_jsonb(v) order by v.version), '[]') as rows,
        coalesce(array_agg(distinct v.image_id), '{}') as image_ids, coalesce(sum(v.stored_bytes), 0) as bytes
      from recipe_versions v where v.recipe_id = r.id) as former cross join lateral (
      select coalesce(jsonb_agg(to_jsonb(k) order by k.cooked_on desc), '[]') as rows, coalesce(sum(k.stored_bytes), 0) as bytes
      from cook_log k where k.recipe_id = r.id) as cooked
    where ${isOneOf('r.id', ids)} and ${editableBy(viewer, 'r')}`.execute(db);
  await sql`
    update photos set deleted_item_id = recipe_id, recipe_id = null
    where ${isOneOf('recipe_id', ids)} and ${editableBy(viewer, 'photos')}`.execute(db);
}

/** Before anything is written, as everywhere: the playlists that hold the recipes, then the recipes. */
export async function lockToDelete(
  ctx: Pick<DeleteCtx, 'db' | 'viewer'>,
  ids: readonly string[],
): Promise<void> {
  await lockHolders(ctx, ids);
  await lockRecipes(ctx, ids);
}

/** The playlists that the recipes are going to leave, before their links: reordering a playlist takes the same lock. */
async function lockHolders(
  { db, viewer }: Pick<DeleteCtx, 'db' | 'viewer'>,
  recipeIds: readonly string[],
): Promise<void> {
  await db
    .selectFrom('playlists')
    .select('id')
    .where(editableBy(viewer, 'playlists'))
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

/** Before what the person stores is: a save locks them in this order. Another deletion of the same leaves nothing to bin. */
async function lockRecipes(
  { db, viewer }: Pick<DeleteCtx, 'db' | 'viewer'>,
  ids: readonly string[],
): Promise<void> {
  await db
    .selectFrom('recipes')
    .select('id')
    .where(isOneOf('id', ids))
    .where(editableBy(viewer, 'recipes'))
    .orderBy('id')
    .forUpdate()
    .execute();
}

/**
 * Two recipes made of one draft show one picture: it goes on to the one that stays, which shows it still or did in a version
 * that can be brought back.
 */
async function handOverImages({ db, viewer }: DeleteCtx, recipeIds: readonly string[]): Promise<void> {
  await sql`
    update photos set recipe_id = other.id,
      purpose = case when photos.purpose in ('gallery', 'result') then 'cover' else photos.purpose end
    from (
      select id, image_id from recipes
      union all
      select recipe_id, image_id from recipe_versions) as other
    where other.image_id = photos.id and not ${isOneOf('other.id', recipeIds)}
      and ${isOneOf('photos.recipe_id', recipeIds)} and ${editableBy(viewer, 'photos')}`.execute(db);
}
