import { editableBy } from '../../access.ts';
import type { UserCtx } from '../../ctx.ts';
import { isOneOf } from '../../db/is-one-of.ts';
import { playlistNotFound } from './errors.ts';

/**
 * Locks playlists of the viewer's own, in one order for everybody, so that changes to one take turns.
 * @throws PLAYLIST_NOT_FOUND when any is not theirs; `refuseFavorites()` when one is Favorites.
 */
export async function lockPlaylists(
  { db, viewer }: Pick<UserCtx, 'db' | 'viewer'>,
  ids: readonly string[],
  refuseFavorites: () => Error,
): Promise<void> {
  if (ids.length === 0) return;
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))];
  const found = await db
    .selectFrom('playlists')
    .select('is_favorites')
    .where(isOneOf('id', wanted))
    .where(editableBy(viewer, 'playlists'))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  if (found.length < wanted.length) throw playlistNotFound();
  if (found.some((playlist) => playlist.is_favorites)) throw refuseFavorites();
}
