import type { ListRecipesInput, RecipeListDto } from '@larder/shared/recipe/schema';
import { LABEL_FIELDS, RECIPE_FIELDS } from '@larder/shared/recipe/fields';
import type { RecipeSort } from '@larder/shared/recipe/messages';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { UserCtx } from '../../ctx.ts';
import { cutPage, decodeCursor, type ListOrder } from '../../db/paging.ts';
import { tellingWords, typedWords, type Search } from '../../db/search.ts';
import { correctSpelling } from './correct-spelling.ts';
import { indexWhenWorthIt } from './index-recipes.ts';
import { cardColumnsFor, toRecipeCardDto, type CardRow } from './recipe-row.ts';
import { chooseRecipes, type Choice } from './choose-recipes.ts';

const ORDERS = {
  newest: { column: 'created_at', direction: 'desc', kind: 'time' },
  changed: { column: 'updated_at', direction: 'desc', kind: 'time' },
  title: { column: 'sort_title', direction: 'asc', kind: 'text' },
  time: { column: 'sort_minutes', direction: 'asc', kind: 'number' },
  cooked: { column: 'sort_cooked', direction: 'desc', kind: 'time' },
} as const satisfies Record<RecipeSort, ListOrder>;

type ListCtx = Pick<UserCtx, 'db' | 'viewer' | 'jobs' | 'log'>;
type Condition = RawBuilder<SqlBool>;

/** The viewer's own recipes, in pages. A search that finds nothing shows what it finds with its words spelt right. */
export async function listRecipes(ctx: ListCtx, input: ListRecipesInput): Promise<RecipeListDto> {
  const typed = await typedWords(ctx.db, input.search);
  const asWritten = { ...(await findPage(ctx, input, typed)), showingResultsFor: null };
  if (asWritten.total > 0 || typed.length === 0) return asWritten;
  const spelt = await correctSpelling(ctx, typed);
  if (!spelt) return asWritten;
  const found = await findPage(ctx, input, spelt);
  return found.total > 0 ? { ...found, showingResultsFor: spelt.join(' ') } : asWritten;
}

type Page = Omit<RecipeListDto, 'showingResultsFor'>;

async function findPage(ctx: ListCtx, input: ListRecipesInput, typed: readonly string[]): Promise<Page> {
  const order = ORDERS[input.sort];
  const after = input.cursor ? decodeCursor(order, input.cursor) : null;
  const search = searchOf(input, typed);
  const choice = chooseRecipes(ctx, { order, after, search, filters: filtersOf(ctx, input) });
  const { rows } = await pageQuery(ctx, { order, choice, limit: input.limit }).execute(ctx.db);
  const found = rows.filter((row) => row.id !== null);
  const page = cutPage(found, {
    limit: input.limit,
    order,
    positionOf: (row) => ({ key: row.sort_key, id: row.id }),
  });
  await indexWhenWorthIt(ctx, rows[0]?.waiting ?? 0);
  return {
    items: page.rows.map(toRecipeCardDto),
    total: rows[0]?.total ?? 0,
    nextCursor: page.nextCursor,
    hasPhotoRecipes: rows[0]?.has_photo_recipes ?? false,
  };
}

function searchOf({ favoritesOnly }: ListRecipesInput, typed: readonly string[]): Search | null {
  if (typed.length === 0) return null;
  return { words: tellingWords(typed), lookingAt: favoritesOnly ? 'allButDifficultyAndNotes' : 'all' };
}

/** What else the input asks of `recipe_search as s`. */
function filtersOf(ctx: ListCtx, input: ListRecipesInput): Condition[] {
  const filters: Condition[] = [];
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
    where user_id = ${viewer.vaultId} and difficulty = 'medium' and difficulty_stated`;
}

function favoriteIds({ viewer }: ListCtx): RawBuilder<string> {
  return sql`select f.recipe_id from favorites f where f.user_id = ${viewer.userId}`;
}

function heldBy({ viewer }: ListCtx, playlistId: string): RawBuilder<string> {
  return sql`select k.recipe_id from collection_links k
    where k.playlist_id = ${playlistId}::uuid and k.user_id = ${viewer.vaultId}::uuid`;
}

/** A recipe is photo-based when it came from photos, or holds any. */
function photoRecipeIds({ viewer }: ListCtx): RawBuilder<string> {
  return sql`select id from recipes where user_id = ${viewer.vaultId} and source = 'photo'
    union all
    select recipe_id from photos where user_id = ${viewer.vaultId} and purpose = 'photo' and recipe_id is not null`;
}

interface PageQuery {
  order: ListOrder;
  choice: Choice;
  limit: number;
}

interface Counts {
  total: number;
  waiting: number;
  has_photo_recipes: boolean;
}
interface FoundRow extends CardRow, Counts {
  sort_key: Date | string | number;
}
/** One row without a recipe tells the counts of an empty page. */
type PageRow = FoundRow | (Counts & { id: null });

/** Cards and counts in one statement. */
function pageQuery(ctx: ListCtx, { order, choice, limit }: PageQuery): RawBuilder<PageRow> {
  const direction = sql.raw(order.direction);
  return sql<PageRow>`
    with ${choice.steps} page as (${choice.page(limit)})
    select ${cardColumnsFor(ctx.viewer.userId)}, r.sort_key, counts.*
    from (select coalesce((${choice.total}), 0) as total, coalesce((${choice.waiting}), 0) as waiting, exists (${photoRecipeIds(ctx)}) as has_photo_recipes) as counts
    left join page as r on true
    order by r.sort_key ${direction}, r.id ${direction}`;
}
