import { z } from 'zod';
import { idSchema, pageInput } from '../list.ts';
import { text } from '../text.ts';
import { FOLLOW_STATUSES } from './messages.ts';

export const personInput = z.strictObject({ userId: idSchema });
export const followRequestInput = z.strictObject({ requestId: idSchema });
/** Among the viewer's followers: every word of the search stands in their username or display name. */
export const followersInput = pageInput.extend({ search: text('Search', 200).optional() });
export type FollowersInput = z.infer<typeof followersInput>;
export const searchUsersInput = z.strictObject({ query: text('Search', 200) });

/** What a row of people shows of one of them. */
export const personDto = z.object({
  displayName: z.string(),
  /** Null for whoever is not shown more of the person than name and picture. */
  username: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
});
export type PersonDto = z.infer<typeof personDto>;

/** How the viewer and one other person stand to each other. */
const standingDto = z.object({
  /** The viewer follows them. */
  isFollowing: z.boolean(),
  /** They follow the viewer. */
  isFollower: z.boolean(),
  /** The viewer has asked to follow them. */
  requestSent: z.boolean(),
  /** They have asked to follow the viewer. */
  hasPendingRequest: z.boolean(),
});

export const followStatusDto = standingDto.extend({
  status: z.enum(FOLLOW_STATUSES),
  /** Of the request that waits: the viewer's own to be cancelled, else theirs to be answered; null when none does. */
  requestId: z.string().nullable(),
  /** The viewer has blocked them. */
  isBlocked: z.boolean(),
  /** They may be asked; whoever takes no requests refuses each one. */
  takesRequests: z.boolean(),
});
export type FollowStatusDto = z.infer<typeof followStatusDto>;

/** Null: not for the viewer to know. */
export const followCountsDto = z.object({
  followers: z.number().int().nullable(),
  following: z.number().int().nullable(),
});
export type FollowCountsDto = z.infer<typeof followCountsDto>;

export const foundUserDto = personDto.extend(standingDto.shape).extend({
  id: z.string(),
  /** Of the request that waits for the viewer's answer. */
  requestId: z.string().nullable(),
});
export type FoundUserDto = z.infer<typeof foundUserDto>;

export const followerDto = standingDto.extend({
  id: z.string(),
  followerId: z.string(),
  follower: personDto,
  createdAt: z.date(),
});
export type FollowerDto = z.infer<typeof followerDto>;

export const followingDto = standingDto.extend({
  id: z.string(),
  followingId: z.string(),
  following: personDto,
  createdAt: z.date(),
});
export type FollowingDto = z.infer<typeof followingDto>;

export const followRequestDto = z.object({
  id: z.string(),
  fromUserId: z.string(),
  toUserId: z.string(),
  status: z.literal('pending'),
  fromUser: personDto,
  toUser: personDto,
  createdAt: z.date(),
  updatedAt: z.date(),
});
export type FollowRequestDto = z.infer<typeof followRequestDto>;

/** Somebody on a list where nothing but who they are matters. */
export const listedPersonDto = personDto.extend({ userId: z.string() });
export type ListedPersonDto = z.infer<typeof listedPersonDto>;

export const blockedUserDto = personDto.extend({ userId: z.string(), blockedAt: z.date() });
export type BlockedUserDto = z.infer<typeof blockedUserDto>;
