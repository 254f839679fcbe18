import {
  PLAYLIST_MESSAGES,
  type CreatePlaylistInput,
  type PlaylistDto,
  type UpdatePlaylistInput,
} from '@larder/shared/playlist';
import { sql } from 'kysely';
import { ownedBy } from '../../access.ts';
import type { UserCtx } from '../../ctx.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError, violatedConstraint } from '../../errors.ts';
import { lockFavorites } from '../recipes/favorites.ts';
import { lockPlaylists } from './lock-playlists.ts';
import { playlistColumns, toPlaylistDto, type PlaylistRow } from './playlist-row.ts';
import { favoritesFixed, playlistNotFound } from './refusals.ts';

type PlaylistCtx = Pick<UserCtx, 'db' | 'viewer' | 'now'>;

export async function createPlaylist(ctx: PlaylistCtx, input: CreatePlaylistInput): Promise<PlaylistDto> {
  const now = ctx.now();
  const { id } = await ctx.db
    .insertInto('playlists')
    .values({
      user_id: ctx.viewer.userId,
      name: input.name,
      description: input.description,
      privacy_level: input.privacyLevel,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return ownPlaylist(ctx, id);
}

/**
 * Changes what is given.
 * @throws PLAYLIST_NOT_FOUND unless the playlist is the viewer's own; NOT_ALLOWED for Favorites; INVALID_INPUT when the
 * cover's recipe is not in it.
 */
export async function updatePlaylist(ctx: PlaylistCtx, input: UpdatePlaylistInput): Promise<PlaylistDto> {
  return withCoverInside(() =>
    inTransaction(ctx, async (inside) => {
      await lockPlaylists(inside, [input.id], favoritesFixed);
      await inside.db
        .updateTable('playlists')
        .set({
          name: input.name,
          description: input.description,
          privacy_level: input.privacyLevel,
          cover_recipe_id: input.coverRecipeId,
          updated_at: inside.now(),
        })
        .where('id', '=', input.id)
        .where(ownedBy(inside.viewer, 'playlists'))
        .execute();
      return ownPlaylist(inside, input.id);
    }),
  );
}

/** The viewer's Favorites; made here for somebody who has none (any more). */
export async function makeFavorites(ctx: PlaylistCtx): Promise<PlaylistDto> {
  return inTransaction(ctx, async (inside) => ownPlaylist(inside, await lockFavorites(inside)));
}

async function ownPlaylist({ db, viewer }: PlaylistCtx, id: string): Promise<PlaylistDto> {
  const { rows } = await sql<PlaylistRow>`
    select ${playlistColumns} from playlists l where l.id = ${id} and ${ownedBy(viewer, 'l')}`.execute(db);
  if (!rows[0]) throw playlistNotFound();
  return toPlaylistDto(rows[0]);
}

async function withCoverInside<T>(save: () => Promise<T>): Promise<T> {
  try {
    return await save();
  } catch (error) {
    if (violatedConstraint(error) !== 'playlists_cover_recipe_fkey') throw error;
    const fields = { coverRecipeId: [PLAYLIST_MESSAGES.coverMissing] };
    throw new AppError('INVALID_INPUT', PLAYLIST_MESSAGES.coverMissing, { cause: error, fields });
  }
}
