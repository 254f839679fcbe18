import type { FollowCountsDto } from '@larder/shared/follow/schema';
import type { UserProfileDto } from '@larder/shared/profile/schema';
import { sql, type RawBuilder } from 'kysely';
import {
  personalTo,
  playlistVisibleTo,
  profileOpenTo,
  profileVisibleTo,
  statisticsVisibleTo,
} from '../../access.ts';
import type { UserCtx } from '../../ctx.ts';
import { followCountColumns } from '../follows/counts.ts';
import { userNotFound } from '../follows/errors.ts';
import type { UserId } from '@larder/shared/ids';

interface ProfileRow extends FollowCountsDto {
  user_id: UserId;
  display_name: string;
  username: string;
  profile_image_url: string | null;
  bio: string | null;
  location: string | null;
  is_own: boolean;
  is_open: boolean;
  is_bio_public: boolean;
  is_location_public: boolean;
  recipes: number | null;
  collections: number | null;
}

/**
 * A person's profile, with the fields that the viewer may see.
 * @throws USER_NOT_FOUND both for a person who does not exist and one who has blocked the viewer.
 */
export async function getUserProfile(
  { db, viewer }: Pick<UserCtx, 'db' | 'viewer'>,
  userId: UserId,
): Promise<UserProfileDto> {
  const { rows } = await sql<ProfileRow>`
    select p.user_id, p.display_name, p.username, p.profile_image_url, p.bio, p.location, p.is_bio_public,
      p.is_location_public, ${personalTo(viewer, 'p')} as is_own, ${profileOpenTo(viewer, 'p')} as is_open,
      ${followCountColumns(viewer)},
      case when ${statisticsVisibleTo(viewer, 'p')} then (${visibleCollections(viewer)}) end as collections,
      case when ${statisticsVisibleTo(viewer, 'p')} then (${visibleRecipes(viewer)}) end as recipes
    from profiles p
    where p.user_id = ${userId} and ${profileVisibleTo(viewer, 'p')}`.execute(db);
  if (!rows[0]) throw userNotFound();
  return toUserProfileDto(rows[0]);
}

function visibleCollections(viewer: UserCtx['viewer']): RawBuilder<unknown> {
  return sql`select count(*) from playlists l where l.user_id = p.user_id and ${playlistVisibleTo(viewer, 'l')}`;
}

/** For another person: the recipes in collections that the viewer may see, each counted once. */
function visibleRecipes(viewer: UserCtx['viewer']): RawBuilder<unknown> {
  return sql`select case when ${personalTo(viewer, 'p')}
    then coalesce((select c.recipes from recipe_counts c where c.user_id = p.user_id), 0)
    else (select count(distinct k.recipe_id) from playlists l join playlist_recipes k on k.playlist_id = l.id
      where l.user_id = p.user_id and ${playlistVisibleTo(viewer, 'l')}) end`;
}

function toUserProfileDto(row: ProfileRow): UserProfileDto {
  const isBioShown = row.is_own || (row.is_open && row.is_bio_public);
  const isLocationShown = row.is_own || (row.is_open && row.is_location_public);
  return {
    userId: row.user_id,
    displayName: row.display_name,
    username: row.is_open ? row.username : null,
    profileImageUrl: row.profile_image_url,
    bio: isBioShown ? row.bio : null,
    isBioPublic: row.is_open && row.is_bio_public,
    location: isLocationShown ? row.location : null,
    isLocationPublic: row.is_open && row.is_location_public,
    recipeCount: row.recipes,
    collectionCount: row.collections,
    followersCount: row.followers,
    followingCount: row.following,
  };
}
