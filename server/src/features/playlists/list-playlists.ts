import type { Page, PageInput } from '@larder/shared/list';
import type {
  ListPlaylistsInput,
  PlaylistDto,
  PlaylistsForRecipeInput,
} from '@larder/shared/playlist/schema';
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
import { containsAll, searchWords } from '../../db/search.ts';
import { recipeNotFound } from '../recipes/errors.ts';
import { playlistColumns, toPlaylistDto, type PlaylistRow } from './playlist-row.ts';

const NEWEST = { column: 'created_at', direction: 'desc', kind: 'time' } as const satisfies ListOrder;
/** Where Favorites stands in the order: before everything that has a date. */
const FIRST: Position = { key: new Date('9999-12-31T00:00:00Z'), id: 'ffffffff-ffff-4fff-bfff-ffffffffffff' };

type ListCtx = Pick<UserCtx, 'db' | 'viewer'>;

/** The viewer's own playlists: Favorites first, the others newest first. */
export async function listPlaylists(ctx: ListCtx, input: ListPlaylistsInput): Promise<Page<PlaylistDto>> {
  const matches = await wordsMatch(ctx, input.search);
  const isOwn = sql<SqlBool>`${ownedBy(ctx.viewer, 'l')} and ${matches}`;
  return pageOfPlaylists(ctx, input, { condition: isOwn, toDto: toPlaylistDto });
}

/**
 * Those of the viewer's playlists that hold the recipe.
 * @throws RECIPE_NOT_FOUND unless the recipe is the viewer's own.
 */
export async function listPlaylistsForRecipe(
  ctx: ListCtx,
  input: PlaylistsForRecipeInput,
): Promise<Page<PlaylistDto>> {
  const recipe = await ctx.db
    .selectFrom('recipes')
    .select('id')
    .where('id', '=', input.recipeId)
    .where(ownedBy(ctx.viewer, 'recipes'))
    .executeTakeFirst();
  if (!recipe) throw recipeNotFound();
  const holds = sql<SqlBool>`${ownedBy(ctx.viewer, 'l')}
    and l.id in (select k.playlist_id from collection_links k where k.recipe_id = ${input.recipeId})`;
  return pageOfPlaylists(ctx, input, { condition: holds, toDto: toPlaylistDto });
}

/** True in SQL when name and description of `playlists as l` hold every word of the search. */
export async function wordsMatch({ db }: ListCtx, search: string | undefined): Promise<RawBuilder<SqlBool>> {
  const words = await searchWords(db, search);
  if (words.length === 0) return sql<SqlBool>`true`;
  return containsAll(sql`fold_for_search(l.name || ' ' || l.description)`, words);
}

interface ListedPlaylists<Dto> {
  /** True in SQL for those of `playlists as l` that are listed; it says whose they are. */
  condition: RawBuilder<SqlBool>;
  toDto: (row: PlaylistRow) => Dto;
}

/** A page of playlists: Favorites first, the others newest first. */
export async function pageOfPlaylists<Dto>(
  ctx: ListCtx,
  { cursor, limit }: Pick<PageInput, 'cursor' | 'limit'>,
  { condition, toDto }: ListedPlaylists<Dto>,
): Promise<Page<Dto>> {
  const after = cursor ? decodeCursor(NEWEST, cursor) : null;
  const continues = after ? sql`not l.is_favorites and ${comesAfter(NEWEST, 'l', after)}` : sql`true`;
  const order = sql`is_favorites desc, created_at desc, id desc`;
  const { rows } = await sql<(PlaylistRow & { total: number }) | { id: null; total: number }>`
    with matched as materialized (
      select l.id, l.is_favorites, l.created_at from playlists l where ${condition}),
    page as (${firstRows(sql`select l.* from matched l where ${continues}`, { order, limit })})
    select ${playlistColumns(ctx.viewer)}, counts.total
    from (select count(*) as total from matched) as counts
    left join (page join playlists l on l.id = page.id) on true
    order by l.is_favorites desc, l.created_at desc, l.id desc`.execute(ctx.db);
  const found = rows.filter((row) => row.id !== null);
  const page = cutPage(found, { limit, order: NEWEST, positionOf });
  return { items: page.rows.map(toDto), total: rows[0]?.total ?? 0, nextCursor: page.nextCursor };
}

function positionOf(row: PlaylistRow): Position {
  return row.is_favorites ? FIRST : { key: row.created_at, id: row.id };
}
