import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** Who asks: nobody signed in is null. */
type Asker = Viewing | null;
interface Viewing {
  readonly userId: string;
}

const nobody = sql<SqlBool>`false`;

/**
 * True in SQL when the row of `table` (a table or its alias, with a `user_id`) belongs to the viewer. Every write carries
 * it in its WHERE; 0 rows means not found (docs/rules.md, Authorization).
 */
export function ownedBy(viewer: Asker, table: string): RawBuilder<SqlBool> {
  if (!viewer) return nobody;
  return sql<SqlBool>`${sql.ref(`${table}.user_id`)} = ${viewer.userId}::uuid`;
}

/** True in SQL when `owner` (a column with a person's id) has blocked the viewer: then that person is not there for them. */
export function hasBlocked(viewer: Viewing, owner: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (
    select from blocks where blocks.blocker_id = ${owner} and blocks.blocked_id = ${viewer.userId}::uuid)`;
}

/** True in SQL when the viewer follows `owner`. */
export function isFollowing(viewer: Viewing, owner: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (
    select from follows where follows.follower_id = ${viewer.userId}::uuid and follows.following_id = ${owner})`;
}

/** True in SQL when the profile row of `table` is there for the viewer at all, with its name and picture. */
export function profileVisibleTo(viewer: Asker, table = 'profiles'): RawBuilder<SqlBool> {
  if (!viewer) return nobody;
  return sql<SqlBool>`not ${hasBlocked(viewer, sql.ref(`${table}.user_id`))}`;
}

/**
 * True in SQL when the profile row of `table` shows the viewer more than name and picture: the rule of `seenOfProfile` in
 * shared/visibility for whoever is not blocked.
 */
export function profileOpenTo(viewer: Asker, table = 'profiles'): RawBuilder<SqlBool> {
  if (!viewer) return nobody;
  const isPublic = sql.ref(`${table}.is_profile_public`);
  return sql<SqlBool>`(${ownedBy(viewer, table)} or ${isPublic} or ${isFollowing(viewer, sql.ref(`${table}.user_id`))})`;
}

/** True in SQL when the profile row of `table` tells the viewer how much and how many its person has and knows. */
export function statisticsVisibleTo(viewer: Asker, table = 'profiles'): RawBuilder<SqlBool> {
  if (!viewer) return nobody;
  const shows = sql.ref(`${table}.show_statistics`);
  return sql<SqlBool>`(${ownedBy(viewer, table)} or (${shows} and ${profileOpenTo(viewer, table)}))`;
}

/** True in SQL when the viewer stands on the sharing list of the playlist row of `table`. */
function isChosenFor(viewer: Viewing, table: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (
    select from playlist_shared_with as list
    where list.playlist_id = ${sql.ref(`${table}.id`)} and list.follower_id = ${viewer.userId}::uuid)`;
}

/**
 * True in SQL when the viewer may see the playlist row of `table`: the rule of `canSeePlaylist` in shared/visibility,
 * evaluated on the rows of this moment, so that unfollowing, blocking or making private acts on the next request.
 */
export function playlistVisibleTo(viewer: Asker, table = 'playlists'): RawBuilder<SqlBool> {
  if (!viewer) return nobody;
  const owner = sql.ref(`${table}.user_id`);
  const level = sql.ref(`${table}.privacy_level`);
  return sql<SqlBool>`(${ownedBy(viewer, table)} or (
    not ${hasBlocked(viewer, owner)}
    and (
      (${level} in ('public', 'followers_only', 'limited') and ${isFollowing(viewer, owner)}
        and (${level} <> 'limited' or not ${sql.ref(`${table}.is_for_chosen`)} or ${isChosenFor(viewer, table)}))
      or (${level} = 'public'
        and coalesce((select profiles.is_profile_public from profiles where profiles.user_id = ${owner}), false))
    )
  ))`;
}

/**
 * True in SQL when the viewer may see the recipe row of `table`: it is theirs, or one of its owner's playlists that they
 * may see holds it. Share links are not asked here: a share id is its own permission.
 */
export function recipeVisibleTo(viewer: Asker, table = 'recipes'): RawBuilder<SqlBool> {
  if (!viewer) return nobody;
  return sql<SqlBool>`(${ownedBy(viewer, table)} or exists (
    select from playlist_recipes as held
    join playlists as holder on holder.id = held.playlist_id and holder.user_id = held.user_id
    where held.recipe_id = ${sql.ref(`${table}.id`)} and held.user_id = ${sql.ref(`${table}.user_id`)}
      and ${playlistVisibleTo(viewer, 'holder')}
  ))`;
}
