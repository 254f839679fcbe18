import type { ListedPersonDto } from '@larder/shared/follow/schema';
import type { Page } from '@larder/shared/list';
import type { ListPlaylistsInput, SharedPlaylistDto, SharedWithInput } from '@larder/shared/playlist/schema';
import { PLAYLIST_MESSAGES } from '@larder/shared/playlist/messages';
import { sql, type SqlBool } from 'kysely';
import { editableBy, ownedBy, playlistVisibleTo } from '../../access.ts';
import type { UserCtx } from '../../ctx.ts';
import { comesAfter, cutPage, decodeCursor, type ListOrder } from '../../db/paging.ts';
import { AppError, violatedConstraint } from '../../errors.ts';
import { pageOfPlaylists, wordsMatch } from './list-playlists.ts';
import { toSharedPlaylistDto } from './playlist-row.ts';
import { playlistNotFound } from './errors.ts';

const FIRST_CHOSEN = { column: 'chosen_at', direction: 'asc', kind: 'time' } as const satisfies ListOrder;

type ListCtx = Pick<UserCtx, 'db' | 'viewer'>;

/**
 * Makes these people, and nobody else, the sharing list of a collection that the viewer has made or locked in this
 * transaction. Who stays on it stays untouched.
 * @throws INVALID_INPUT unless all of them follow the viewer: the same for a stranger and for an id that nobody has.
 */
export async function setSharingList(
  { db, viewer, now }: Pick<UserCtx, 'db' | 'viewer' | 'now'>,
  id: string,
  userIds: readonly string[],
): Promise<void> {
  const wanted = [...new Set(userIds.map((userId) => userId.toLowerCase()))];
  await sql`
    delete from playlist_shared_with s
    where s.playlist_id = ${id} and ${editableBy(viewer, 's')} and s.follower_id <> all (${wanted}::uuid[])`.execute(
    db,
  );
  if (wanted.length === 0) return;
  const { rows } = await sql<{ named: number }>`
    with followers as (
      select f.follower_id, f.following_id from follows f
      where f.following_id = ${viewer.userId} and f.follower_id = any (${wanted}::uuid[])),
    added as (
      insert into playlist_shared_with (playlist_id, user_id, follower_id, chosen_at)
      select ${id}, following_id, follower_id, ${now()} from followers
      on conflict do nothing)
    select count(*) as named from followers`
    .execute(db)
    .catch((error: unknown) => {
      // The follow ended in this very moment.
      throw violatedConstraint(error) === 'playlist_shared_with_follow_fkey' ? notFollowers(error) : error;
    });
  if (rows[0]?.named !== wanted.length) throw notFollowers();
}

function notFollowers(cause?: unknown): AppError {
  const fields = { sharedWith: [PLAYLIST_MESSAGES.sharedWithFollowers] };
  return new AppError('INVALID_INPUT', PLAYLIST_MESSAGES.sharedWithFollowers, { cause, fields });
}

interface NamedRow {
  id: string;
  chosen_at: Date;
  display_name: string;
  username: string;
  profile_image_url: string | null;
  total: number;
}

/**
 * The people on the sharing list of a collection of the viewer's own, in the order in which they were chosen.
 * @throws PLAYLIST_NOT_FOUND
 */
export async function listSharedWith(
  { db, viewer }: ListCtx,
  { id, cursor, limit }: SharedWithInput,
): Promise<Page<ListedPersonDto>> {
  const after = cursor ? decodeCursor(FIRST_CHOSEN, cursor) : null;
  const { rows } = await sql<NamedRow | { id: null; total: number }>`
    with list as materialized (
      select s.follower_id as id, s.chosen_at from playlist_shared_with s where s.playlist_id = ${id}),
    page as (
      select * from list where ${after ? comesAfter(FIRST_CHOSEN, 'list', after) : sql`true`}
      order by chosen_at, id limit ${limit + 1})
    select page.id, page.chosen_at, p.display_name, p.username, p.profile_image_url,
      (select count(*) from list) as total
    from playlists l left join (page join profiles p on p.user_id = page.id) on true
    where l.id = ${id} and ${ownedBy(viewer, 'l')}
    order by page.chosen_at, page.id`.execute(db);
  if (!rows[0]) throw playlistNotFound();
  const page = cutPage(
    rows.filter((row) => row.id !== null),
    { limit, order: FIRST_CHOSEN, positionOf: (row) => ({ key: row.chosen_at, id: row.id }) },
  );
  const items = page.rows.map((row) => ({
    userId: row.id,
    displayName: row.display_name,
    username: row.username,
    profileImageUrl: row.profile_image_url,
  }));
  return { items, total: rows[0].total, nextCursor: page.nextCursor };
}

/** Limited collections of others that the viewer was chosen for, newest first. */
export async function listSharedWithMe(
  ctx: ListCtx,
  input: ListPlaylistsInput,
): Promise<Page<SharedPlaylistDto>> {
  const matches = await wordsMatch(ctx, input.search);
  const condition = sql<SqlBool>`
    l.id in (select s.playlist_id from playlist_shared_with s where s.follower_id = ${ctx.viewer.userId})
    and l.privacy_level = 'limited' and ${playlistVisibleTo(ctx.viewer, 'l')} and ${matches}`;
  return pageOfPlaylists(ctx, input, { condition, toDto: toSharedPlaylistDto });
}
