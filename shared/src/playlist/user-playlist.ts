import { z } from 'zod';
import { userIdSchema } from '../ids.ts';
import { getPlaylistInput, listPlaylistsInput } from './schema.ts';
import { PLAYLIST_ID, PLAYLIST_MESSAGES } from './messages.ts';

/** In place of an id: the person's Favorites, whatever their id is. */
export const FAVORITES_ID = 'favorites';
const favoritesOrId = new RegExp(`^${FAVORITES_ID}$|${PLAYLIST_ID.source}`, 'i');

export const playlistsOfUserInput = listPlaylistsInput.extend({ userId: userIdSchema });
export type PlaylistsOfUserInput = z.infer<typeof playlistsOfUserInput>;

export const playlistOfUserInput = getPlaylistInput.extend({
  userId: userIdSchema,
  id: z.string().regex(favoritesOrId, PLAYLIST_MESSAGES.invalidId),
});
export type PlaylistOfUserInput = z.infer<typeof playlistOfUserInput>;
