import type { OwnProfileDto, updateProfileInput } from '@larder/shared/profile/schema';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { UserCtx } from '../../ctx.ts';
import { notAuthenticated, violatedConstraint } from '../../errors.ts';
import { usernameTaken } from './errors.ts';
import { reserveUsername } from './usernames.ts';
import type { UserId } from '@larder/shared/ids';

/** The viewer's own profile, complete. */
export async function getOwnProfile({ db, viewer }: UserCtx): Promise<OwnProfileDto> {
  const { userId: me, vaultId: mine } = viewer;
  const row = await db
    .selectFrom('profiles as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select([
      'p.user_id',
      'u.email',
      'p.display_name',
      'p.username',
      'p.profile_image_url',
      'p.bio',
      'p.location',
    ])
    .select(['p.is_profile_public', 'p.is_bio_public', 'p.is_location_public', 'p.show_statistics'])
    .select(['p.allow_friend_requests', 'p.joined_at'])
    .select([
      sql<number>`(select count(*) from recipes where user_id = ${mine})`.as('recipes'),
      sql<number>`(select count(*) from favorites f where f.user_id = ${me})`.as('favorites'),
      sql<number>`(select count(*) from playlists where user_id = ${mine})`.as('playlists'),
      sql<number>`(select count(*) from follows where following_id = ${me})`.as('followers'),
      sql<number>`(select count(*) from follows where follower_id = ${me})`.as('following'),
      sql<number>`(select count(*) from follow_requests where to_user_id = ${me} and status = 'pending')`.as(
        'pendingRequests',
      ),
    ])
    .where('p.user_id', '=', me)
    .executeTakeFirst();
  // The account was deleted after the session was read.
  if (!row) throw notAuthenticated();
  return toOwnProfileDto(row);
}

/** Changes the given fields. @throws USERNAME_TAKEN, and then changes nothing. */
export async function updateProfile(
  ctx: UserCtx,
  input: z.infer<typeof updateProfileInput>,
): Promise<OwnProfileDto> {
  const { userId } = ctx.viewer;
  try {
    await ctx.db.transaction().execute(async (trx) => {
      await reserveUsername(trx, input.username, { now: ctx.now(), exceptUserId: userId });
      await trx
        .updateTable('profiles')
        .set({
          display_name: input.displayName,
          username: input.username,
          bio: emptyIsNull(input.bio),
          location: emptyIsNull(input.location),
          is_profile_public: input.isProfilePublic,
          is_bio_public: input.isBioPublic,
          is_location_public: input.isLocationPublic,
          show_statistics: input.showStatistics,
          allow_friend_requests: input.allowFriendRequests,
          updated_at: ctx.now(),
        })
        .where('user_id', '=', userId)
        .execute();
    });
  } catch (error) {
    throw violatedConstraint(error) === 'profiles_username_key' ? usernameTaken() : error;
  }
  return getOwnProfile(ctx);
}

function emptyIsNull(value: string | null | undefined): string | null | undefined {
  return value === '' ? null : value;
}

interface OwnProfileRow {
  user_id: UserId;
  email: string;
  display_name: string;
  username: string;
  profile_image_url: string | null;
  bio: string | null;
  location: string | null;
  is_profile_public: boolean;
  is_bio_public: boolean;
  is_location_public: boolean;
  show_statistics: boolean;
  allow_friend_requests: boolean;
  joined_at: Date;
  recipes: number;
  favorites: number;
  playlists: number;
  followers: number;
  following: number;
  pendingRequests: number;
}

function toOwnProfileDto(row: OwnProfileRow): OwnProfileDto {
  const { recipes, favorites, playlists, followers, following, pendingRequests } = row;
  return {
    userId: row.user_id,
    email: row.email,
    displayName: row.display_name,
    username: row.username,
    profileImageUrl: row.profile_image_url,
    bio: row.bio,
    location: row.location,
    isProfilePublic: row.is_profile_public,
    isBioPublic: row.is_bio_public,
    isLocationPublic: row.is_location_public,
    showStatistics: row.show_statistics,
    allowFriendRequests: row.allow_friend_requests,
    joinedAt: row.joined_at,
    counts: { recipes, favorites, playlists, followers, following, pendingRequests },
  };
}
