import type { GetPlaylistInput, PlaylistWithRecipesDto } from '@larder/shared/playlist/schema';
import { sql, type RawBuilder } from 'kysely';
import { playlistVisibleTo } from '../../access.ts';
import type { UserCtx } from '../../ctx.ts';
import { comesAfter, cutPage, decodeCursor, firstRows, type ListOrder } from '../../db/paging.ts';
import { blocksFound, isFound, searchWords, withPlaces } from '../../db/search.ts';
import { cardColumnsFor, toRecipeCardDto, type CardRow } from '../recipes/recipe-row.ts';
import { playlistColumns, toPlaylistDto, toSeenPlaylistDto, type PlaylistRow } from './playlist-row.ts';
import { playlistNotFound } from './errors.ts';

const IN_ORDER = { column: 'position', direction: 'asc', kind: 'number' } as const satisfies ListOrder;

type GetCtx = Pick<UserCtx, 'db' | 'viewer'>;

/**
 * A collection that the viewer may see, with a page of its recipes in the order of their positions. What others get of a
 * recipe, the output schema says.
 * @throws PLAYLIST_NOT_FOUND alike for one that is not there and for one that they may not see.
 */
export async function getPlaylist(ctx: GetCtx, input: GetPlaylistInput): Promise<PlaylistWithRecipesDto> {
  const playlist = await visiblePlaylist(ctx, input.id);
  const { rows, total } = await pageOfRecipes(ctx, playlist, input);
  const page = cutPage(rows, {
    limit: input.limit,
    order: IN_ORDER,
    positionOf: (row) => ({ key: row.position, id: row.link_id }),
  });
  const shown = {
    ownerName: playlist.owner_name,
    items: page.rows.map(toRecipeCardDto),
    total,
    nextCursor: page.nextCursor,
  };
  return playlist.user_id === ctx.viewer.vaultId
    ? { ...toPlaylistDto(playlist), ...shown, isOwner: true }
    : { ...toSeenPlaylistDto(playlist), ...shown, isOwner: false };
}

async function visiblePlaylist({ db, viewer }: GetCtx, id: string): Promise<PlaylistRow> {
  const { rows } = await sql<PlaylistRow>`
    select ${playlistColumns(viewer)} from playlists l
    where l.id = ${id} and ${playlistVisibleTo(viewer, 'l')}`.execute(db);
  if (!rows[0]) throw playlistNotFound();
  return rows[0];
}

type FoundRow = CardRow & { position: number; link_id: string; total: number };

async function pageOfRecipes(
  ctx: GetCtx,
  playlist: PlaylistRow,
  { search, cursor, limit }: GetPlaylistInput,
): Promise<{ rows: FoundRow[]; total: number }> {
  const after = cursor ? decodeCursor(IN_ORDER, cursor) : null;
  const words = await searchWords(ctx.db, search);
  const links =
    words.length > 0
      ? sql`matched k where true`
      : sql`collection_links k where k.playlist_id = ${playlist.id}::uuid`;
  const rest = sql`select k.recipe_id, k.position, k.id as link_id from ${links}
    and ${after ? comesAfter(IN_ORDER, 'k', after) : sql`true`}`;
  const { rows } = await sql<FoundRow | { id: null; total: number }>`
    with ${words.length > 0 ? matchingLinks(playlist, words) : sql``} page as (
      ${firstRows(rest, { order: sql`position, link_id`, limit })})
    select ${cardColumnsFor(ctx.viewer.userId)}, page.position, page.link_id, counts.total
    from (select ${words.length > 0 ? sql`(select count(*) from matched)` : sql`${playlist.recipe_count}::bigint`} as total) as counts
    left join (page join recipes r on r.id = page.recipe_id) on true
    order by page.position, page.link_id`.execute(ctx.db);
  return { rows: rows.filter((row) => row.id !== null), total: rows[0]?.total ?? 0 };
}

/**
 * The search covers title and description. The owner's recipes are looked through as they lie, which takes less than looking
 * each one of a large collection up.
 */
function matchingLinks(playlist: PlaylistRow, words: readonly string[]): RawBuilder<unknown> {
  const search = { words, lookingAt: 'titleAndDescription' } as const;
  return sql`found as materialized (select * from ${blocksFound(playlist.user_id, search)}),
    matched as materialized (
      select k.id, k.position, k.recipe_id
      from collection_links k join (
        select s.recipe_id from recipe_search s ${withPlaces}
        where s.user_id = ${playlist.user_id}::uuid and ${isFound(search)}) as those using (recipe_id)
      where k.playlist_id = ${playlist.id}::uuid),`;
}
