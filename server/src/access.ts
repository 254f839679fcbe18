import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { UserId, VaultId, VaultRole } from '@larder/shared/ids';

/** The viewer; null for a visitor. */
type MaybeViewer = ViewerId | null;
interface ViewerId {
  readonly userId: UserId;
  readonly vaultId: VaultId;
  readonly role: VaultRole;
}

const never = sql<SqlBool>`false`;

/**
 * True in SQL when the row of `table` (a table or its alias, with a `user_id`) belongs to the viewer's vault. Every
 * write has this, or `editableBy`, in its WHERE; 0 rows means not found (docs/rules.md, Authorization).
 */
export function ownedBy(viewer: MaybeViewer, table: string): RawBuilder<SqlBool> {
  if (!viewer) return never;
  return sql<SqlBool>`${sql.ref(`${table}.user_id`)} = ${viewer.vaultId}::uuid`;
}

/** True in SQL when the row of `table` belongs to the viewer's vault and they may change it: what every write to a vault asks. */
export function editableBy(viewer: MaybeViewer, table: string): RawBuilder<SqlBool> {
  return viewer?.role === 'reader' ? never : ownedBy(viewer, table);
}

/** True in SQL when the row of `table` is the viewer's own as a person, whoever shares their vault: profile, entry of the cook log. */
export function personalTo(viewer: MaybeViewer, table: string): RawBuilder<SqlBool> {
  if (!viewer) return never;
  return sql<SqlBool>`${sql.ref(`${table}.user_id`)} = ${viewer.userId}::uuid`;
}

/** True in SQL when `owner` (a column with a person's id) has blocked the viewer, who must not learn that they exist. */
export function hasBlocked(viewer: ViewerId, owner: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (
    select from blocks where blocks.blocker_id = ${owner} and blocks.blocked_id = ${viewer.userId}::uuid)`;
}

/** True in SQL when the viewer follows `owner`. */
export function isFollowing(viewer: ViewerId, owner: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (
    select from follows where follows.follower_id = ${viewer.userId}::uuid and follows.following_id = ${owner})`;
}

/** True in SQL when the viewer may see the profile row of `table` at all: its name and picture. */
export function profileVisibleTo(viewer: MaybeViewer, table = 'profiles'): RawBuilder<SqlBool> {
  if (!viewer) return never;
  return sql<SqlBool>`not ${hasBlocked(viewer, sql.ref(`${table}.user_id`))}`;
}

/**
 * True in SQL when the profile row of `table` shows the viewer more than name and picture. The same rule as `seenOfProfile`
 * in shared/visibility, for viewers who are not blocked.
 */
export function profileOpenTo(viewer: MaybeViewer, table = 'profiles'): RawBuilder<SqlBool> {
  if (!viewer) return never;
  const isPublic = sql.ref(`${table}.is_profile_public`);
  return sql<SqlBool>`(${personalTo(viewer, table)} or ${isPublic} or ${isFollowing(viewer, sql.ref(`${table}.user_id`))})`;
}

/** True in SQL when the viewer may see the counts of the profile row of `table`: recipes, collections, followers. */
export function statisticsVisibleTo(viewer: MaybeViewer, table = 'profiles'): RawBuilder<SqlBool> {
  if (!viewer) return never;
  const shows = sql.ref(`${table}.show_statistics`);
  return sql<SqlBool>`(${personalTo(viewer, table)} or (${shows} and ${profileOpenTo(viewer, table)}))`;
}

/** True in SQL when the viewer is on the sharing list of the playlist row of `table`. */
function isOnSharingList(viewer: ViewerId, table: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (
    select from playlist_shared_with as list
    where list.playlist_id = ${sql.ref(`${table}.id`)} and list.follower_id = ${viewer.userId}::uuid)`;
}

/**
 * True in SQL when the viewer may see the playlist row of `table`. The same rule as `canSeePlaylist` in shared/visibility,
 * evaluated on current rows: unfollowing, blocking or making a playlist private takes effect with the next request.
 */
export function playlistVisibleTo(viewer: MaybeViewer, table = 'playlists'): RawBuilder<SqlBool> {
  if (!viewer) return never;
  const owner = sql.ref(`${table}.user_id`);
  const level = sql.ref(`${table}.privacy_level`);
  return sql<SqlBool>`(${ownedBy(viewer, table)} or (
    not ${hasBlocked(viewer, owner)}
    and (
      (${level} in ('public', 'followers_only', 'limited') and ${isFollowing(viewer, owner)}
        and (${level} <> 'limited' or not ${sql.ref(`${table}.is_for_chosen`)} or ${isOnSharingList(viewer, table)}))
      or (${level} = 'public'
        and coalesce((select profiles.is_profile_public from profiles where profiles.user_id = ${owner}), false))
    )
  ))`;
}

/**
 * True in SQL when the viewer may see the recipe row of `table`: it is their own, or in one of its owner's playlists that
 * they may see. Share links are not considered: a share id is a permission by itself.
 */
export function recipeVisibleTo(viewer: MaybeViewer, table = 'recipes'): RawBuilder<SqlBool> {
  if (!viewer) return never;
  return sql<SqlBool>`(${ownedBy(viewer, table)} or exists (
    select from playlist_recipes as held
    join playlists as holder on holder.id = held.playlist_id and holder.user_id = held.user_id
    where held.recipe_id = ${sql.ref(`${table}.id`)} and held.user_id = ${sql.ref(`${table}.user_id`)}
      and ${playlistVisibleTo(viewer, 'holder')}
  ))`;
}

/** Where things stand that are shared with chosen followers (features/sharing/members.ts). */
export interface SharedTables {
  things: string;
  /** Of the people whom they are shared with, and its column of the id of what is shared. */
  table: string;
  thing: string;
}

/** Who may do what with them, as true in SQL. */
export interface SharedRights {
  /** The viewer takes part in what has the id in this column, and so sees what is in it and who else does. */
  takesPart: (viewer: MaybeViewer, id: string) => RawBuilder<SqlBool>;
  /** The viewer may see the row of `things as table`: they take part, or were invited to. */
  visibleTo: (viewer: MaybeViewer, table: string) => RawBuilder<SqlBool>;
  /** The viewer may write into the row of `things as table`: its vault's people who may edit, and those who accepted. */
  writableBy: (viewer: MaybeViewer, table: string) => RawBuilder<SqlBool>;
}

/** The rights in what is shared in this way: those of its vault, and of whom it is shared with. */
export function sharedRights({ things, table: people, thing }: SharedTables): SharedRights {
  const member = (viewer: ViewerId) => sql`
    select member.${sql.id(thing)} from ${sql.table(people)} member
    where member.follower_id = ${viewer.userId}::uuid`;
  const ids = (viewer: ViewerId) => sql`
    select own.id from ${sql.table(things)} own where ${ownedBy(viewer, 'own')}
    union all ${member(viewer)} and member.accepted_at is not null`;
  return {
    takesPart: (viewer, id) => (viewer ? sql<SqlBool>`${sql.ref(id)} in (${ids(viewer)})` : never),
    visibleTo: (viewer, table) => {
      if (!viewer) return never;
      return sql<SqlBool>`${sql.ref(`${table}.id`)} in (${ids(viewer)}
        union all ${member(viewer)} and member.accepted_at is null)`;
    },
    writableBy: (viewer, table) => {
      if (!viewer) return never;
      return sql<SqlBool>`(${editableBy(viewer, table)} or exists (
        ${member(viewer)} and member.${sql.id(thing)} = ${sql.ref(`${table}.id`)} and member.accepted_at is not null))`;
    },
  };
}

/** The ids of the plans that the viewer takes part in: that of their vault, and those of others that they have accepted. A plan has the id of its vault. */
function plansOf(viewer: ViewerId): RawBuilder<unknown> {
  return sql`
    select ${viewer.vaultId}::uuid
    union all
    select member.user_id from meal_plan_members member
    where member.follower_id = ${viewer.userId}::uuid and member.accepted_at is not null`;
}

/** True in SQL when the viewer knows of the plan whose id is in the column `plan`: they take part in it, or were invited to. */
export function planKnownTo(viewer: MaybeViewer, plan: string): RawBuilder<SqlBool> {
  if (!viewer) return never;
  return sql<SqlBool>`${sql.ref(plan)} in (${plansOf(viewer)}
    union all
    select invited.user_id from meal_plan_members invited
    where invited.follower_id = ${viewer.userId}::uuid and invited.accepted_at is null)`;
}

/** True in SQL when the viewer sees the plan whose id is in the column `plan`. */
export function planVisibleTo(viewer: MaybeViewer, plan: string): RawBuilder<SqlBool> {
  if (!viewer) return never;
  return sql<SqlBool>`${sql.ref(plan)} in (${plansOf(viewer)})`;
}

/** True in SQL when the person whose id is in the column `person` is the owner of the plan with the id in `plan`, or takes part in it. */
export function takesPartInPlan(plan: string, person: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.ref(person)} = ${sql.ref(plan)} or exists (
    select from meal_plan_members member
    where member.user_id = ${sql.ref(plan)} and member.follower_id = ${sql.ref(person)}
      and member.accepted_at is not null))`;
}

/** True in SQL when the viewer may write into that plan: its vault's people who may edit, and those who accepted. */
export function planWritableBy(viewer: MaybeViewer, plan: string): RawBuilder<SqlBool> {
  if (!viewer) return never;
  const own = viewer.role === 'reader' ? never : sql<SqlBool>`${sql.ref(plan)} = ${viewer.vaultId}::uuid`;
  return sql<SqlBool>`(${own} or ${sql.ref(plan)} in (
    select member.user_id from meal_plan_members member
    where member.follower_id = ${viewer.userId}::uuid and member.accepted_at is not null))`;
}
