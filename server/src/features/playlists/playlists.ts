import type { CreatePlaylistInput, PlaylistDto, UpdatePlaylistInput } from '@larder/shared/playlist/schema';
import { PLAYLIST_MESSAGES } from '@larder/shared/playlist/messages';
import { sql } from 'kysely';
import { editableBy, ownedBy } from '../../access.ts';
import type { UserCtx } from '../../ctx.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError, violatedConstraint } from '../../errors.ts';
import { lockFavorites } from '../recipes/favorites.ts';
import { dropCover, holdCover } from './cover.ts';
import { lockPlaylists } from './lock-playlists.ts';
import { playlistColumns, toPlaylistDto, type PlaylistRow } from './playlist-row.ts';
import { favoritesFixed, playlistNotFound } from './errors.ts';
import { setSharingList } from './sharing-list.ts';

type PlaylistCtx = Pick<UserCtx, 'db' | 'viewer' | 'now'>;

/** @throws INVALID_INPUT when the cover is no upload of the viewer's or someone on the sharing list does not follow them. */
export async function createPlaylist(ctx: PlaylistCtx, input: CreatePlaylistInput): Promise<PlaylistDto> {
  const now = ctx.now();
  return inTransaction(ctx, async (inside) => {
    if (input.coverPhotoId) await holdCover(inside, input.coverPhotoId);
    const { id } = await inside.db
      .insertInto('playlists')
      .values({
        user_id: inside.viewer.vaultId,
        name: input.name,
        description: input.description,
        privacy_level: input.privacyLevel,
        cover_image_id: input.coverPhotoId ?? null,
        is_for_chosen: input.sharedWith.length > 0,
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await setSharingList(inside, id, input.sharedWith);
    return ownPlaylist(inside, id);
  });
}

/**
 * Changes what is given.
 * @throws PLAYLIST_NOT_FOUND unless the playlist is the viewer's own; NOT_ALLOWED for Favorites; INVALID_INPUT when the
 * cover's recipe is not in it, the cover is no upload of theirs, or someone on the sharing list does not follow them.
 */
export async function updatePlaylist(ctx: PlaylistCtx, input: UpdatePlaylistInput): Promise<PlaylistDto> {
  return withCoverInside(() =>
    inTransaction(ctx, async (inside) => {
      await lockPlaylists(inside, [input.id], favoritesFixed);
      if (input.coverPhotoId) await holdCover(inside, input.coverPhotoId);
      const former = input.coverPhotoId === undefined ? null : await coverOf(inside, input.id);
      await inside.db
        .updateTable('playlists')
        .set({
          name: input.name,
          description: input.description,
          privacy_level: input.privacyLevel,
          cover_recipe_id: input.coverRecipeId,
          cover_image_id: input.coverPhotoId,
          is_for_chosen: input.sharedWith && input.sharedWith.length > 0,
          updated_at: inside.now(),
        })
        .where('id', '=', input.id)
        .where(editableBy(inside.viewer, 'playlists'))
        .execute();
      if (input.sharedWith) await setSharingList(inside, input.id, input.sharedWith);
      await dropCover(inside, former);
      return ownPlaylist(inside, input.id);
    }),
  );
}

/** The viewer's Favorites; made here for a person who has none. */
export async function makeFavorites(ctx: PlaylistCtx): Promise<PlaylistDto> {
  return inTransaction(ctx, async (inside) => ownPlaylist(inside, await lockFavorites(inside)));
}

async function coverOf({ db, viewer }: PlaylistCtx, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('playlists')
    .select('cover_image_id')
    .where('id', '=', id)
    .where(ownedBy(viewer, 'playlists'))
    .executeTakeFirst();
  return row?.cover_image_id ?? null;
}

async function ownPlaylist({ db, viewer }: PlaylistCtx, id: string): Promise<PlaylistDto> {
  const { rows } = await sql<PlaylistRow>`
    select ${playlistColumns(viewer)} from playlists l where l.id = ${id} and ${ownedBy(viewer, 'l')}`.execute(
    db,
  );
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
