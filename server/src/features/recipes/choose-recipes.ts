import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { MAX_PAGE_SIZE } from '@larder/shared/list';
import { ownedBy, personalTo } from '../../access.ts';
import type { Viewer } from '../../ctx.ts';
import { comesAfter, firstRows, type ListOrder, type Position } from '../../db/paging.ts';
import { blocksFound, isFound, waitingFound, withPlaces, type Search } from '../../db/search.ts';

/** Which recipes a page is cut from, as parts of a statement. */
export interface Choice {
  /** Steps of its WITH, each followed by a comma. */
  steps: RawBuilder<unknown>;
  /** The first `limit + 1` rows of `recipes` after the position, each with its `sort_key`. */
  page: (limit: number) => RawBuilder<unknown>;
  /** How many there are in all, before the position too. */
  total: RawBuilder<unknown>;
  /** How many recipes the search looked through, because they wait to be indexed. */
  waiting: RawBuilder<unknown>;
}

interface Wanted {
  order: ListOrder;
  after: Position | null;
  search: Search | null;
  /** Conditions on `recipe_search as s`. */
  filters: readonly RawBuilder<SqlBool>[];
  /** Keys of the foods that one has, where recipes are ranked by what they need besides. */
  have: readonly string[];
}

interface ChoiceCtx {
  viewer: Viewer;
}

/** The viewer's own recipes that a list asks for, in the cheapest way for what it asks. */
export function chooseRecipes(ctx: ChoiceCtx, wanted: Wanted): Choice {
  if (wanted.filters.length > 0 || wanted.have.length > 0) return filtered(ctx, wanted);
  if (wanted.search) return searched(ctx, { ...wanted, search: wanted.search });
  return wanted.order.column === RATED ? bestRated(ctx, wanted) : unfiltered(ctx, wanted);
}

/** The page comes out of an index, and the total is kept. */
function unfiltered({ viewer }: ChoiceCtx, { order, after }: Wanted): Choice {
  return {
    steps: sql``,
    page: (limit) =>
      firstInOrder(
        sql`select r.*, ${keyOf(order, 'r')} from ${ownRows(viewer, order)} r where ${ownedBy(viewer, 'r')} and ${isAfter(order, after)}`,
        { order, limit },
      ),
    total: recipeCount(viewer),
    waiting: sql`select 0`,
  };
}

/** Those with stars stand before all others, each of the two out of an index. */
function bestRated(ctx: ChoiceCtx, { order, after }: Wanted): Choice {
  const { viewer } = ctx;
  const rated = sql`select r.id, q.sort_rated as sort_key from recipe_ratings q join recipes r on r.id = q.recipe_id
    where ${personalTo(viewer, 'q')} and ${ownedBy(viewer, 'r')}
      and ${after ? sql`(q.sort_rated, q.recipe_id) < (${after.key}, ${after.id}::uuid)` : sql`true`}`;
  const others = sql`select r.id, r.created_at as sort_key from recipes r
    where ${ownedBy(viewer, 'r')} and ${after ? sql`(r.created_at, r.id) < (${after.key}, ${after.id}::uuid)` : sql`true`}
      and not exists (select from recipe_ratings q where ${personalTo(viewer, 'q')} and q.recipe_id = r.id)`;
  return {
    steps: sql``,
    page: (limit) =>
      wholeRecipes(
        firstInOrder(
          sql`select * from (
            (${rated} order by q.sort_rated desc, q.recipe_id desc limit ${sql.lit(MAX_PAGE_SIZE + 1)})
            union all
            (${others} order by r.created_at desc, r.id desc limit ${sql.lit(MAX_PAGE_SIZE + 1)})) as first_of_both`,
          { order, limit },
        ),
      ),
    total: recipeCount(viewer),
    waiting: sql`select 0`,
  };
}

/** The matching ids are found once, in the viewer's rows of recipe_search, and serve page and total. */
function filtered({ viewer }: ChoiceCtx, wanted: Wanted): Choice {
  const { order, after, search, filters } = wanted;
  const found = search
    ? sql`found as materialized (select * from ${blocksFound(viewer.vaultId, search)}),`
    : sql``;
  const conditions = [ownedBy(viewer, 's'), ...(search ? [isFound(search)] : []), ...filters];
  return {
    steps: sql`${found} matched as materialized (
      select s.recipe_id as id, s.${sql.ref(order.column)} from ${searchRows(viewer, wanted)} s ${search ? withPlaces : sql``}
      where ${sql.join(conditions, sql` and `)}),`,
    page: (limit) =>
      wholeRecipes(
        firstInOrder(sql`select r.id, ${keyOf(order, 'r')} from matched r where ${isAfter(order, after)}`, {
          order,
          limit,
        }),
      ),
    total: sql`select count(*) from matched`,
    waiting: search ? waitingCount(viewer) : sql`select 0`,
  };
}

/** As many are looked up one by one; of more, a page is among the first of the order. */
const FEW = 600;
/** So many of the order are looked at for a page before all that were found are. */
const LOOKED_AT = 3_000;

/**
 * The index tells which recipes were found, as bits, and so their number. Recipes that wait to be indexed are looked through: all of a
 * library that has no index.
 */
function searched(ctx: ChoiceCtx, wanted: WantedSearch): Choice {
  const { viewer } = ctx;
  const { order, after, search } = wanted;
  const isFirstOfNewest = order.column === ADDED && order.direction === 'desc' && after === null;
  return {
    steps: sql`found as materialized (select * from ${blocksFound(viewer.vaultId, search)}),
      waiting as materialized (
        select r.id, r.${sql.ref(order.column)}
        from ${waitingFound(viewer.vaultId, search)} as recipe ${recipeAt(ctx, order, sql`recipe`)}),
      counted as materialized (select coalesce(sum(bit_count(recipes)), 0)::bigint as recipes from found),`,
    page: isFirstOfNewest ? newestFound(ctx, order) : foundInOrder(ctx, wanted),
    total: sql`select (select count(*) from waiting) + ${FOUND_COUNT}`,
    waiting: waitingCount(viewer),
  };
}

type WantedSearch = Wanted & { search: Search };
const FOUND_COUNT = sql`(select recipes from counted)`;

/** The newest of those that wait, and of each block, whose last places they have. */
function newestFound(ctx: ChoiceCtx, order: ListOrder): Choice['page'] {
  return (limit) =>
    firstInOrder(
      sql`select r.*, ${keyOf(order, 'r')}
        from (
          (select id from waiting order by ${sql.ref(order.column)} desc, id desc limit ${limit + 1})
          union all
          select p.recipe_id
          from found cross join lateral search_last_places(found.recipes, ${limit + 1}::integer) as spot ${placeAtSpot(ctx)}
        ) as hit ${recipeAt(ctx, order, sql`hit.id`)}`,
      { order, limit },
    );
}

/**
 * A page of few is made of all of them. A page of many is soon complete when one goes through the recipes in their order; where those
 * that were found stand far behind, all are sorted.
 */
function foundInOrder(ctx: ChoiceCtx, { order, after }: WantedSearch): Choice['page'] {
  const { viewer } = ctx;
  const rows = ownRows(viewer, order);
  const key = sql.ref(order.column);
  const direction = sql.raw(order.direction);
  const inOrder = sql`
    select id, ${key} from ${rows} r where ${ownedBy(viewer, 'r')} and ${isAfter(order, after)}
    order by ${key} ${direction}, id ${direction} limit ${sql.lit(LOOKED_AT)}`;
  const candidates = (limit: number) => sql`
    with few as (
      select r.id, r.${key}
      from found cross join lateral search_places_of(found.recipes) as spot ${placeAtSpot(ctx)} ${recipeAt(ctx, order, sql`p.recipe_id`)}
      where ${FOUND_COUNT} <= ${sql.lit(FEW)}),
    ${order.column === RATED ? earlyRated(ctx, { order, after, limit }) : sql`early as materialized (${foundAmong(ctx, inOrder, { order, limit })})`},
    late as (
      select r.id, r.${key}
      from ${rows} r join search_places p on p.user_id = r.user_id and p.recipe_id = r.id
      join found on found.block = p.block
      where ${FOUND_COUNT} > ${sql.lit(FEW)} and (select count(*) from early) <= ${limit} and ${ownedBy(viewer, 'r')}
        and get_bit(found.recipes, p.place) = 1)
    select r.id, ${keyOf(order, 'r')}
    from (select * from waiting union all select * from few union all select * from late
      union all select * from early where (select count(*) from early) > ${limit}) as r
    where ${isAfter(order, after)}`;
  return (limit) => wholeRecipes(firstInOrder(candidates(limit), { order, limit }));
}

/** Those that were found of many, the first `limit + 1` of recipes that come in their order. */
function foundAmong(
  ctx: ChoiceCtx,
  inOrder: RawBuilder<unknown>,
  { order, limit }: { order: ListOrder; limit: number },
): RawBuilder<unknown> {
  const [key, direction] = [sql.ref(order.column), sql.raw(order.direction)];
  return firstRows(
    sql`select r.id, r.${key} from (${inOrder}) as r ${placeAt(ctx, sql`p.recipe_id = r.id`)}
      where ${FOUND_COUNT} > ${sql.lit(FEW)}
        and get_bit((select recipes from found where found.block = p.block), p.place) = 1`,
    { order: sql`${key} ${direction}, id ${direction}`, limit },
  );
}

/** Those with stars stand before all others, and each of the two has an index: the others are looked at where the first are too few. */
function earlyRated(
  ctx: ChoiceCtx,
  { order, after, limit }: { order: ListOrder; after: Position | null; limit: number },
): RawBuilder<unknown> {
  const { viewer } = ctx;
  const isBehind = (key: string, id: string) =>
    after ? sql`(${sql.ref(key)}, ${sql.ref(id)}) < (${after.key}, ${after.id}::uuid)` : sql`true`;
  const rated = sql`
    select q.recipe_id as id, q.sort_rated from recipe_ratings q
    where ${personalTo(viewer, 'q')} and ${isBehind('q.sort_rated', 'q.recipe_id')}
    order by q.sort_rated desc, q.recipe_id desc`;
  // Asked one by one, so that only those are looked at that are needed.
  const others = sql`
    select r.id, r.created_at as sort_rated from recipes r
    where ${ownedBy(viewer, 'r')} and ${isBehind('r.created_at', 'r.id')}
      and (select q.recipe_id from recipe_ratings q where ${personalTo(viewer, 'q')} and q.recipe_id = r.id) is null
      and (select count(*) from early_rated) <= ${limit}
    order by r.created_at desc, r.id desc limit ${sql.lit(LOOKED_AT)}`;
  return sql`
    early_rated as materialized (${foundAmong(ctx, rated, { order, limit })}),
    early as materialized (
      select * from early_rated union all (${foundAmong(ctx, others, { order, limit })}))`;
}

/** The first `limit + 1` of rows that have `id` and `sort_key`. */
function firstInOrder(rows: RawBuilder<unknown>, { order, limit }: { order: ListOrder; limit: number }) {
  const direction = sql.raw(order.direction);
  return firstRows(rows, { order: sql`sort_key ${direction}, id ${direction}`, limit });
}

/** The whole recipes of rows of `(id, sort_key)`. */
const wholeRecipes = (rows: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select r.*, chosen.sort_key from (${rows}) as chosen join recipes r on r.id = chosen.id`;

// Looked up one at a time (offset 0), since the plan cannot know how few they are.

function recipeAt({ viewer }: ChoiceCtx, order: ListOrder, recipe: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`cross join lateral (
    select * from ${ownRows(viewer, order)} r where ${ownedBy(viewer, 'r')} and r.id = ${recipe} offset 0) as r`;
}

function placeAt({ viewer }: ChoiceCtx, condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`cross join lateral (
    select * from search_places p where ${ownedBy(viewer, 'p')} and ${condition} offset 0) as p`;
}

/** The place `spot` of the block `found`. */
const placeAtSpot = (ctx: ChoiceCtx): RawBuilder<unknown> =>
  placeAt(ctx, sql`p.block = found.block and p.place = spot`);

/** The viewer's rows of `recipe_search` that wait to be indexed: all of a library that has no index. */
export function lookedThrough(viewer: Viewer): RawBuilder<unknown> {
  const own = ownedBy(viewer, 's');
  return sql`(
    select s.* from search_places p
    cross join lateral (select * from recipe_search s where ${own} and s.recipe_id = p.recipe_id offset 0) as s
    where ${ownedBy(viewer, 'p')} and p.block < 0
    union all
    select s.* from recipe_search s where ${own} and not exists (select from search_blocks b where ${ownedBy(viewer, 'b')}))`;
}

const recipeCount = (viewer: Viewer): RawBuilder<unknown> =>
  sql`select recipes from recipe_counts c where ${ownedBy(viewer, 'c')}`;

const waitingCount = (viewer: Viewer): RawBuilder<unknown> =>
  sql`select case when exists (select from found)
    then (select count(*) from search_places p where ${ownedBy(viewer, 'p')} and p.block = -1)
    else (${recipeCount(viewer)}) end`;

const keyOf = (order: ListOrder, table: string): RawBuilder<unknown> =>
  sql`${sql.ref(`${table}.${order.column}`)} as sort_key`;

const isAfter = (order: ListOrder, after: Position | null): RawBuilder<SqlBool> =>
  after ? comesAfter(order, 'r', after) : sql<SqlBool>`true`;

/** Places in a block ascend by this and the id (migration 0041); a recipe keeps it for life. */
const ADDED = 'created_at';
const COOKED = 'sort_cooked';
const RATED = 'sort_rated';

/** `recipes`, with the order of the last cooked, which an index has as this expression, or of the viewer's stars. */
function ownRows(viewer: Viewer, { column }: ListOrder): RawBuilder<unknown> {
  if (column === RATED)
    return sql`(select b.*, coalesce(q.sort_rated, b.created_at) as sort_rated from recipes b
      left join recipe_ratings q on ${personalTo(viewer, 'q')} and q.recipe_id = b.id)`;
  if (column !== COOKED) return sql`recipes`;
  return sql`(select *, cooked_order(last_cooked_on, created_at) as sort_cooked from recipes)`;
}

/** `recipe_search`, which does not know when a recipe was cooked: an index of those that were does. Nor does it know the viewer's stars. */
function searchRows(viewer: Viewer, wanted: Wanted): RawBuilder<unknown> {
  const { column } = wanted.order;
  if (wanted.have.length > 0) return rowsByMissing(viewer, wanted);
  if (column === RATED)
    return sql`(select f.*, coalesce(q.sort_rated, f.created_at) as sort_rated from recipe_search f
      left join recipe_ratings q on ${personalTo(viewer, 'q')} and q.recipe_id = f.recipe_id)`;
  if (column !== COOKED) return sql`recipe_search`;
  return sql`(select f.*, cooked_order(c.last_cooked_on, f.created_at) as sort_cooked from recipe_search f
    left join recipes c on c.user_id = f.user_id and c.id = f.recipe_id and c.last_cooked_on is not null)`;
}

/** Those that need any of the foods, with how many of what they need are missing. Of `recipe_search` only where more is asked. */
function rowsByMissing(viewer: Viewer, { have, search, filters }: Wanted): RawBuilder<unknown> {
  const needs = sql`(
    select w.user_id, w.recipe_id, (min(w.needed) - count(*))::int as sort_missing from recipe_foods w
    where ${ownedBy(viewer, 'w')} and w.food = any (${have}::text[]) group by w.user_id, w.recipe_id)`;
  if (!search && filters.length === 0) return needs;
  return sql`(select f.*, needs.sort_missing from ${needs} as needs
    join recipe_search f on f.user_id = needs.user_id and f.recipe_id = needs.recipe_id)`;
}
