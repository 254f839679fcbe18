import * as fields from '#messages/fields.json';
import { z } from 'zod';
import { inputOf } from '../input.ts';
import { userIdSchema } from '../ids.ts';
import { idSchema, pageInput } from '../list.ts';
import { text } from '../text.ts';
import { FOLLOW_STATUSES } from './messages.ts';

export const personInput = inputOf({ userId: userIdSchema });
export const followRequestInput = inputOf({ requestId: idSchema });
/** Every word of the search must occur in the follower's username or display name. */
export const followersInput = pageInput.extend({ search: text(fields.search, 200).optional() });
export type FollowersInput = z.infer<typeof followersInput>;
export const searchUsersInput = inputOf({ query: text(fields.search, 200) });

/** A person in a list. */
export const personDto = z.object({
  displayName: z.string(),
  /** Null when the viewer may see only name and picture. */
  username: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
});
export type PersonDto = z.infer<typeof personDto>;

/** The relationship between the viewer and another person. */
const relationshipDto = z.object({
  /** The viewer follows them. */
  isFollowing: z.boolean(),
  /** They follow the viewer. */
  isFollower: z.boolean(),
  /** The viewer has asked to follow them. */
  requestSent: z.boolean(),
  /** They have asked to follow the viewer. */
  hasPendingRequest: z.boolean(),
});

export const followStatusDto = relationshipDto.extend({
  status: z.enum(FOLLOW_STATUSES),
  /** The pending request: the viewer's own, else theirs; null when there is none. */
  requestId: z.string().nullable(),
  /** The viewer has blocked them. */
  isBlocked: z.boolean(),
  /** They accept requests to follow them. */
  takesRequests: z.boolean(),
});
export type FollowStatusDto = z.infer<typeof followStatusDto>;

/** Null when the viewer may not see the counts. */
export const followCountsDto = z.object({
  followers: z.number().int().nullable(),
  following: z.number().int().nullable(),
});
export type FollowCountsDto = z.infer<typeof followCountsDto>;

export const foundUserDto = personDto.extend(relationshipDto.shape).extend({
  id: z.string(),
  /** Their pending request to the viewer. */
  requestId: z.string().nullable(),
});
export type FoundUserDto = z.infer<typeof foundUserDto>;

export const followerDto = relationshipDto.extend({
  id: z.string(),
  followerId: z.string(),
  follower: personDto,
  createdAt: z.date(),
});
export type FollowerDto = z.infer<typeof followerDto>;

export const followingDto = relationshipDto.extend({
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

/** A person in a list, with their id and nothing about the relationship. */
export const listedPersonDto = personDto.extend({ userId: z.string() });
export type ListedPersonDto = z.infer<typeof listedPersonDto>;

export const blockedUserDto = personDto.extend({ userId: z.string(), blockedAt: z.date() });
export type BlockedUserDto = z.infer<typeof blockedUserDto>;
