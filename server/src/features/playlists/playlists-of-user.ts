import type { Page } from '@larder/shared/list';
import type { ListedPlaylistDto, PlaylistWithRecipesDto } from '@larder/shared/playlist/schema';
import { PLAYLIST_MESSAGES } from '@larder/shared/playlist/messages';
import {
  FAVORITES_ID,
  type PlaylistOfUserInput,
  type PlaylistsOfUserInput,
} from '@larder/shared/playlist/user-playlist';
import { sql, type SqlBool } from 'kysely';
import { hasBlocked, playlistVisibleTo } from '../../access.ts';
import type { UserCtx } from '../../ctx.ts';
import { AppError } from '../../errors.ts';
import { userNotFound } from '../follows/errors.ts';
import { getPlaylist } from './get-playlist.ts';
import { pageOfPlaylists, wordsMatch } from './list-playlists.ts';
import { toListedPlaylistDto } from './playlist-row.ts';
import { playlistNotFound } from './errors.ts';

type OfUserCtx = Pick<UserCtx, 'db' | 'viewer'>;

/**
 * Those of someone's playlists that the viewer may see, newest first; of one's own all, Favorites before them.
 * @throws USER_NOT_FOUND, the same for someone who is not there and who has blocked the viewer.
 */
export async function listPlaylistsOfUser(
  ctx: OfUserCtx,
  { userId, ...input }: PlaylistsOfUserInput,
): Promise<Page<ListedPlaylistDto>> {
  const { rows } = await sql`
    select from profiles p where p.user_id = ${userId} and not ${hasBlocked(ctx.viewer, sql.ref('p.user_id'))}`.execute(
    ctx.db,
  );
  if (rows.length === 0) throw userNotFound();
  const matches = await wordsMatch(ctx, input.search);
  return pageOfPlaylists(ctx, input, {
    condition: sql<SqlBool>`l.user_id = ${userId} and ${playlistVisibleTo(ctx.viewer, 'l')} and ${matches}`,
    toDto: toListedPlaylistDto,
  });
}

/**
 * A collection of someone's with a page of its recipes. Their Favorites answers as a private collection does, whether or
 * not they have one.
 * @throws PLAYLIST_FORBIDDEN when it is there but not for the viewer; PLAYLIST_NOT_FOUND when it is not there, not theirs, or
 * they have blocked the viewer.
 */
export async function getPlaylistOfUser(
  ctx: OfUserCtx,
  { userId, id, ...input }: PlaylistOfUserInput,
): Promise<PlaylistWithRecipesDto> {
  const isFavorites = id.toLowerCase() === FAVORITES_ID;
  const isWanted = isFavorites ? sql`l.is_favorites` : sql`l.id = ${id}`;
  const { rows } = await sql<{ id: string | null; is_visible: boolean | null }>`
    select l.id, ${playlistVisibleTo(ctx.viewer, 'l')} as is_visible
    from profiles p left join playlists l on l.user_id = p.user_id and ${isWanted}
    where p.user_id = ${userId} and not ${hasBlocked(ctx.viewer, sql.ref('p.user_id'))}`.execute(ctx.db);
  const [found] = rows;
  const isOwn = userId.toLowerCase() === ctx.viewer.userId;
  if (!found || (found.id === null && (isOwn || !isFavorites))) throw playlistNotFound();
  if (found.id === null || !found.is_visible)
    throw new AppError('PLAYLIST_FORBIDDEN', PLAYLIST_MESSAGES.forbidden);
  return getPlaylist(ctx, { ...input, id: found.id });
}
