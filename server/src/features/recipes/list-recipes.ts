import type { ListRecipesInput, RecipeCardDto, RecipeListDto } from '@larder/shared/recipe/schema';
import type { RecipeSort } from '@larder/shared/recipe/messages';
import { sql, type RawBuilder } from 'kysely';
import type { UserCtx } from '../../ctx.ts';
import { cutPage, decodeCursor, type ListOrder } from '../../db/paging.ts';
import { tellingWords, typedWords, type Search } from '../../db/search.ts';
import { correctSpelling } from './correct-spelling.ts';
import { indexWhenWorthIt } from './index-recipes.ts';
import { cardColumnsFor, toRecipeCardDto, type CardRow } from './recipe-row.ts';
import { chooseRecipes, type Choice } from './choose-recipes.ts';
import { keysOfFoods, missingFoods } from './readings.ts';
import { filtersOf, photoRecipeIds } from './filter-recipes.ts';

const ORDERS = {
  newest: { column: 'created_at', direction: 'desc', kind: 'time' },
  changed: { column: 'updated_at', direction: 'desc', kind: 'time' },
  title: { column: 'sort_title', direction: 'asc', kind: 'text' },
  time: { column: 'sort_minutes', direction: 'asc', kind: 'number' },
  cooked: { column: 'sort_cooked', direction: 'desc', kind: 'time' },
  rated: { column: 'sort_rated', direction: 'desc', kind: 'time' },
} as const satisfies Record<RecipeSort, ListOrder>;

/** By how many foods are missing, whatever order is asked for. */
const MISSING = { column: 'sort_missing', direction: 'asc', kind: 'number' } as const satisfies ListOrder;

type ListCtx = Pick<UserCtx, 'db' | 'viewer' | 'jobs' | 'log' | 'now'>;

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
  const have = input.have?.length ? await keysOfFoods(ctx, input.have) : [];
  const order = have.length > 0 ? MISSING : ORDERS[input.sort];
  const after = input.cursor ? decodeCursor(order, input.cursor) : null;
  const search = searchOf(input, typed);
  const choice = chooseRecipes(ctx, { order, after, search, have, filters: filtersOf(ctx, input) });
  const { rows } = await pageQuery(ctx, { order, choice, limit: input.limit }).execute(ctx.db);
  const found = rows.filter((row) => row.id !== null);
  const page = cutPage(found, {
    limit: input.limit,
    order,
    positionOf: (row) => ({ key: row.sort_key, id: row.id }),
  });
  await indexWhenWorthIt(ctx, rows[0]?.waiting ?? 0);
  return {
    items: await withMissing(ctx, page.rows.map(toRecipeCardDto), have),
    total: rows[0]?.total ?? 0,
    nextCursor: page.nextCursor,
    hasPhotoRecipes: rows[0]?.has_photo_recipes ?? false,
  };
}

async function withMissing(
  ctx: ListCtx,
  cards: RecipeCardDto[],
  have: readonly string[],
): Promise<RecipeCardDto[]> {
  if (have.length === 0 || cards.length === 0) return cards;
  const ids = cards.map(({ id }) => id);
  const missing = await missingFoods(ctx, ids, have);
  return cards.map((card) => ({ ...card, missing: missing.get(card.id) }));
}

function searchOf({ favoritesOnly }: ListRecipesInput, typed: readonly string[]): Search | null {
  if (typed.length === 0) return null;
  return { words: tellingWords(typed), lookingAt: favoritesOnly ? 'allButDifficultyAndNotes' : 'all' };
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
