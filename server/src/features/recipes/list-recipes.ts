import type { ListRecipesInput, RecipeListDto } from '@larder/shared/recipe/schema';
import { LABEL_FIELDS, RECIPE_FIELDS } from '@larder/shared/recipe/fields';
import type { RecipeSort } from '@larder/shared/recipe/messages';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { ownedBy } from '../../access.ts';
import type { UserCtx } from '../../ctx.ts';
import {
  comesAfter,
  cutPage,
  decodeCursor,
  firstRows,
  type ListOrder,
  type Position,
} from '../../db/paging.ts';
import { recipeHasAll, searchWords } from '../../db/search.ts';
import { cardColumns, toRecipeCardDto, type CardRow } from './recipe-row.ts';

const ORDERS = {
  newest: { column: 'created_at', direction: 'desc', kind: 'time' },
  changed: { column: 'updated_at', direction: 'desc', kind: 'time' },
  title: { column: 'sort_title', direction: 'asc', kind: 'text' },
  time: { column: 'sort_minutes', direction: 'asc', kind: 'number' },
  cooked: { column: 'sort_cooked', direction: 'desc', kind: 'time' },
} as const satisfies Record<RecipeSort, ListOrder>;

type ListCtx = Pick<UserCtx, 'db' | 'viewer'>;
type Condition = RawBuilder<SqlBool>;

/** The viewer's own recipes, in pages. */
export async function listRecipes(ctx: ListCtx, input: ListRecipesInput): Promise<RecipeListDto> {
  const order = ORDERS[input.sort];
  const after = input.cursor ? decodeCursor(order, input.cursor) : null;
  const filters = await filtersOf(ctx, input);
  const { rows } = await pageQuery(ctx, { order, after, filters, limit: input.limit }).execute(ctx.db);
  const found = rows.filter((row) => row.id !== null);
  const page = cutPage(found, {
    limit: input.limit,
    order,
    positionOf: (row) => ({ key: row.sort_key, id: row.id }),
  });
  return {
    items: page.rows.map(toRecipeCardDto),
    total: rows[0]?.total ?? 0,
    nextCursor: page.nextCursor,
    hasPhotoRecipes: rows[0]?.has_photo_recipes ?? false,
  };
}

/** What the input asks of `recipe_search as s`. */
async function filtersOf(ctx: ListCtx, input: ListRecipesInput): Promise<Condition[]> {
  const filters: Condition[] = [];
  const words = await searchWords(ctx.db, input.search);
  const lookingAt = input.favoritesOnly ? 'allButDifficultyAndNotes' : 'all';
  if (words.length > 0) filters.push(recipeHasAll(words, { lookingAt }));
  for (const name of LABEL_FIELDS) {
    const { filter, column } = RECIPE_FIELDS[name];
    const label = input[filter]?.trim();
    if (label !== undefined) filters.push(sql`fold_text(${label}) = any (s.${sql.id(column)})`);
  }
  if (input.difficulty) filters.push(sql`s.difficulty = ${input.difficulty}`);
  // Every other difficulty was stated by somebody.
  if (input.difficulty === 'medium') filters.push(sql`s.recipe_id in (${statedMediumIds(ctx)})`);
  if (input.favoritesOnly) filters.push(sql`s.recipe_id in (${favoriteIds(ctx)})`);
  if (input.outsidePlaylist) filters.push(sql`s.recipe_id not in (${heldBy(ctx, input.outsidePlaylist)})`);
  if (input.photoOnly) filters.push(sql`s.recipe_id in (${photoRecipeIds(ctx)})`);
  return filters;
}

function statedMediumIds({ viewer }: ListCtx): RawBuilder<string> {
  return sql`select id from recipes
    where user_id = ${viewer.userId} and difficulty = 'medium' and difficulty_stated`;
}

function favoriteIds({ viewer }: ListCtx): RawBuilder<string> {
  return sql`select f.recipe_id from playlist_recipes f join playlists p on p.id = f.playlist_id
    where p.user_id = ${viewer.userId} and p.is_favorites`;
}

function heldBy({ viewer }: ListCtx, playlistId: string): RawBuilder<string> {
  return sql`select k.recipe_id from playlist_recipes k
    where k.playlist_id = ${playlistId}::uuid and k.user_id = ${viewer.userId}::uuid`;
}

/** A recipe is photo-based when it came from photos, or holds any. */
function photoRecipeIds({ viewer }: ListCtx): RawBuilder<string> {
  return sql`select id from recipes where user_id = ${viewer.userId} and source = 'photo'
    union all
    select recipe_id from photos where user_id = ${viewer.userId} and purpose = 'photo' and recipe_id is not null`;
}

interface PageQuery {
  order: ListOrder;
  after: Position | null;
  filters: readonly Condition[];
  limit: number;
}

interface Counts {
  total: number;
  has_photo_recipes: boolean;
}
interface FoundRow extends CardRow, Counts {
  sort_key: Date | string | number;
}
/** One row without a recipe tells the counts of an empty page. */
type PageRow = FoundRow | (Counts & { id: null });

/**
 * Cards and counts in one statement. Unfiltered, the page comes out of an index and the total is kept; filtered, the matching
 * ids are found once, in the viewer's rows of recipe_search, and serve both.
 */
function pageQuery(ctx: ListCtx, { order, after, filters, limit }: PageQuery): RawBuilder<PageRow> {
  const key = sql.ref(`r.${order.column}`);
  const direction = sql.raw(order.direction);
  const own = ownedBy(ctx.viewer, 'r');
  const isFiltered = filters.length > 0;
  const matched = isFiltered
    ? sql`matched as materialized (
        select s.recipe_id as id, s.${sql.ref(order.column)} from ${searched(order)} s
        where ${ownedBy(ctx.viewer, 's')} and ${sql.join(filters, sql` and `)}),`
    : sql``;
  const candidates = isFiltered ? sql`matched r where true` : sql`${ownRows(order)} r where ${own}`;
  const total = isFiltered
    ? sql`select count(*) from matched`
    : sql`select recipes from recipe_counts c where ${ownedBy(ctx.viewer, 'c')}`;
  const rest = sql`select r.id, ${key} as sort_key from ${candidates} and ${after ? comesAfter(order, 'r', after) : sql`true`}`;
  return sql<PageRow>`
    with ${matched} page as (${firstRows(rest, { order: sql`sort_key ${direction}, id ${direction}`, limit })})
    select ${cardColumns}, page.sort_key, counts.total, counts.has_photo_recipes
    from (select coalesce((${total}), 0) as total, exists (${photoRecipeIds(ctx)}) as has_photo_recipes) as counts
    left join (page join recipes r on r.id = page.id) on true
    order by page.sort_key ${direction}, page.id ${direction}`;
}

/** `recipes`, with the order of the last cooked, which an index has as this expression. */
function ownRows({ column }: ListOrder): RawBuilder<unknown> {
  if (column !== ORDERS.cooked.column) return sql`recipes`;
  return sql`(select id, user_id, cooked_order(last_cooked_on, created_at) as sort_cooked from recipes)`;
}

/** `recipe_search`, which does not know when a recipe was cooked: an index of those that were does. */
function searched({ column }: ListOrder): RawBuilder<unknown> {
  if (column !== ORDERS.cooked.column) return sql`recipe_search`;
  return sql`(select f.*, cooked_order(c.last_cooked_on, f.created_at) as sort_cooked from recipe_search f
    left join recipes c on c.user_id = f.user_id and c.id = f.recipe_id and c.last_cooked_on is not null)`;
}
