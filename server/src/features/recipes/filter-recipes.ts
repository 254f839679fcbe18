import { LABEL_FIELDS, RECIPE_FIELDS } from '@larder/shared/recipe/fields';
import type { RecipeFilter } from '@larder/shared/recipe/filter';
import { cookedLongAgo } from '@larder/shared/sync/library';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { ownedBy, personalTo } from '../../access.ts';
import type { UserCtx } from '../../ctx.ts';

type FilterCtx = Pick<UserCtx, 'viewer' | 'now'>;
type Condition = RawBuilder<SqlBool>;
type Asked = RecipeFilter & { outsidePlaylist?: string | undefined };

/** What a filter, its search aside, asks of `recipe_search as s`: the same as `wantedBy` asks of a recipe. */
export function filtersOf(ctx: FilterCtx, filter: Asked): Condition[] {
  const { difficulty, maxMinutes, outsidePlaylist } = filter;
  const conditions: Condition[] = [...labelConditions(filter), ...personalConditions(ctx, filter)];
  if (difficulty) conditions.push(sql`s.difficulty = ${difficulty}`);
  // Every other difficulty was stated by somebody.
  if (difficulty === 'medium') conditions.push(sql`s.recipe_id in (${statedMediumIds(ctx)})`);
  if (maxMinutes !== undefined) conditions.push(sql`s.sort_minutes <= ${maxMinutes}`);
  if (outsidePlaylist) conditions.push(sql`s.recipe_id not in (${heldBy(ctx, outsidePlaylist)})`);
  if (filter.photoOnly) conditions.push(sql`s.recipe_id in (${photoRecipeIds(ctx)})`);
  if (filter.site !== undefined) conditions.push(sql`s.recipe_id in (${fromSite(ctx, filter.site)})`);
  return conditions;
}

function labelConditions(filter: Asked): Condition[] {
  const wanted = LABEL_FIELDS.flatMap((name) => {
    const { filter: asked, column } = RECIPE_FIELDS[name];
    return [filter[asked] ?? []].flat().map((label) => hasLabel(column, label));
  });
  const unwanted = (filter.withoutTag ?? []).map((label) => sql<SqlBool>`not ${hasLabel('tags', label)}`);
  return [...wanted, ...unwanted];
}

const hasLabel = (column: string, label: string): Condition =>
  sql`(fold_text(${label.trim()}) = any (s.${sql.id(column)}))`;

/** What is said of a recipe by the viewer alone: hearts and stars; and when it was cooked. */
function personalConditions(ctx: FilterCtx, { favoritesOnly, minRating, cooked }: Asked): Condition[] {
  const conditions: Condition[] = [];
  if (favoritesOnly) conditions.push(sql`s.recipe_id in (${favoriteIds(ctx)})`);
  if (minRating !== undefined) conditions.push(sql`s.recipe_id in (${ratedIds(ctx, minRating)})`);
  if (cooked === 'never') conditions.push(sql`s.recipe_id not in (${cookedIds(ctx)})`);
  if (cooked === 'longAgo')
    conditions.push(
      sql`s.recipe_id in (${cookedIds(ctx)} and last_cooked_on <= ${cookedLongAgo(ctx.now())})`,
    );
  return conditions;
}

function statedMediumIds({ viewer }: FilterCtx): RawBuilder<string> {
  return sql`select id from recipes
    where user_id = ${viewer.vaultId} and difficulty = 'medium' and difficulty_stated`;
}

function favoriteIds({ viewer }: FilterCtx): RawBuilder<string> {
  return sql`select f.recipe_id from favorites f where ${personalTo(viewer, 'f')}`;
}

function ratedIds({ viewer }: FilterCtx, least: number): RawBuilder<string> {
  return sql`select q.recipe_id from recipe_ratings q where ${personalTo(viewer, 'q')} and q.rating >= ${least}`;
}

function cookedIds({ viewer }: FilterCtx): RawBuilder<string> {
  return sql`select id from recipes where user_id = ${viewer.vaultId}::uuid and last_cooked_on is not null`;
}

function fromSite({ viewer }: FilterCtx, site: string): RawBuilder<string> {
  return sql`select r.id from recipes r where ${ownedBy(viewer, 'r')}
    and (r.source_url is not null or r.social_media_url is not null)
    and site_of(r.source_url, r.social_media_url) = ${site.trim().toLowerCase()}`;
}

function heldBy({ viewer }: FilterCtx, playlistId: string): RawBuilder<string> {
  return sql`select k.recipe_id from collection_links k
    where k.playlist_id = ${playlistId}::uuid and k.user_id = ${viewer.vaultId}::uuid`;
}

/** A recipe is photo-based when it came from photos, or holds any. */
export function photoRecipeIds({ viewer }: Pick<FilterCtx, 'viewer'>): RawBuilder<string> {
  return sql`select id from recipes where user_id = ${viewer.vaultId} and source = 'photo'
    union all
    select recipe_id from photos where user_id = ${viewer.vaultId} and purpose = 'photo' and recipe_id is not null`;
}
