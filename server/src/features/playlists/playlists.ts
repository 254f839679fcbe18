import type { Page } from '@larder/shared/list';
import type { ListPlaylistsInput, PlaylistDto, PrivacyLevel } from '@larder/shared/playlist';
import type { ImageDto } from '@larder/shared/recipe';
import { sql } from 'kysely';
import { ownedBy } from '../../access.ts';
import type { UserCtx } from '../../ctx.ts';
import { comesAfter, cutPage, decodeCursor, type ListOrder, type Position } from '../../db/paging.ts';
import { containsAll, searchWords } from '../../db/search.ts';
import { imageJson } from '../photos/images.ts';

const NEWEST = { column: 'created_at', direction: 'desc', kind: 'time' } as const satisfies ListOrder;
/** Where Favorites stands in the order: before everything that has a date. */
const FIRST: Position = { key: new Date('9999-12-31T00:00:00Z'), id: 'ffffffff-ffff-4fff-bfff-ffffffffffff' };

interface PlaylistRow {
  id: string;
  user_id: string;
  name: string;
  description: string;
  cover_image: ImageDto | null;
  is_public: boolean;
  is_favorites: boolean;
  privacy_level: string;
  recipe_count: number;
  created_at: Date;
  updated_at: Date;
}

/** The viewer's own playlists: Favorites first, the others newest first. */
export async function listPlaylists(
  ctx: Pick<UserCtx, 'db' | 'viewer'>,
  input: ListPlaylistsInput,
): Promise<Page<PlaylistDto>> {
  const after = input.cursor ? decodeCursor(NEWEST, input.cursor) : null;
  const words = await searchWords(ctx.db, input.search);
  const matches =
    words.length > 0 ? containsAll(sql`fold_text(l.name || ' ' || l.description)`, words) : sql`true`;
  const continues = after ? sql`not l.is_favorites and ${comesAfter(NEWEST, 'l', after)}` : sql`true`;
  const { rows } = await sql<(PlaylistRow & { total: number }) | { id: null; total: number }>`
    with matched as materialized (
      select l.id, l.is_favorites, l.created_at from playlists l where ${ownedBy(ctx.viewer, 'l')} and ${matches}),
    page as (
      select l.id from matched l where ${continues}
      order by l.is_favorites desc, l.created_at desc, l.id desc limit ${input.limit + 1})
    select l.id, l.user_id, l.name, l.description, ${imageJson(sql.ref('l.cover_image_id'))} as cover_image, l.is_public,
      l.is_favorites, l.privacy_level, l.created_at, l.updated_at, counts.total,
      (select count(*) from playlist_recipes k where k.playlist_id = l.id) as recipe_count
    from (select count(*) as total from matched) as counts
    left join (page join playlists l on l.id = page.id) on true
    order by l.is_favorites desc, l.created_at desc, l.id desc`.execute(ctx.db);
  const found = rows.filter((row) => row.id !== null);
  const page = cutPage(found, { limit: input.limit, order: NEWEST, positionOf: positionOf });
  return { items: page.rows.map(toPlaylistDto), total: rows[0]?.total ?? 0, nextCursor: page.nextCursor };
}

function positionOf(row: PlaylistRow): Position {
  return row.is_favorites ? FIRST : { key: row.created_at, id: row.id };
}

function toPlaylistDto(row: PlaylistRow): PlaylistDto {
  return {
    id: row.id,
    userId: row.user_id,
    name: row.name,
    description: row.description,
    coverImage: row.cover_image,
    isPublic: row.is_public,
    isFavorites: row.is_favorites,
    // Held by a check constraint of the table.
    privacyLevel: row.privacy_level as PrivacyLevel,
    recipeCount: row.recipe_count,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
