import * as fields from '#messages/fields.json';
import { z } from 'zod';
import { displayNameField, usernameField } from '../auth/schema.ts';
import { inputOf } from '../input.ts';
import { idSchema } from '../list.ts';
import { trimmedText } from '../text.ts';

export const updateProfileInput = inputOf({
  displayName: displayNameField,
  username: usernameField,
  bio: trimmedText(fields.bio, 1000).nullish(),
  location: trimmedText(fields.location, 200).nullish(),
  isProfilePublic: z.boolean().optional(),
  isBioPublic: z.boolean().optional(),
  isLocationPublic: z.boolean().optional(),
  showStatistics: z.boolean().optional(),
  allowFriendRequests: z.boolean().optional(),
});

const pixels = z.int().min(0).max(10_000);

/** A square of the upload: its upper left corner and side, in the pixels of the upload's `width` and `height`. */
const cropInput = inputOf({ x: pixels, y: pixels, size: pixels.min(1) });
export type Crop = z.infer<typeof cropInput>;

export const setAvatarInput = inputOf({
  /** Uploaded with purpose 'avatar'; null removes the profile image. */
  photoId: idSchema.nullable(),
  /** By default the largest square in the middle. */
  crop: cropInput.optional(),
});
export type SetAvatarInput = z.infer<typeof setAvatarInput>;

export const ownProfileDto = z.object({
  userId: z.string(),
  email: z.string(),
  displayName: z.string(),
  username: z.string(),
  profileImageUrl: z.string().nullable(),
  bio: z.string().nullable(),
  location: z.string().nullable(),
  isProfilePublic: z.boolean(),
  isBioPublic: z.boolean(),
  isLocationPublic: z.boolean(),
  showStatistics: z.boolean(),
  allowFriendRequests: z.boolean(),
  joinedAt: z.date(),
  counts: z.object({
    recipes: z.number().int(),
    favorites: z.number().int(),
    playlists: z.number().int(),
    followers: z.number().int(),
    following: z.number().int(),
    pendingRequests: z.number().int(),
  }),
});
export type OwnProfileDto = z.infer<typeof ownProfileDto>;

/** A person's profile as the viewer may see it; hidden fields are null. */
export const userProfileDto = z.object({
  userId: z.string(),
  displayName: z.string(),
  username: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  bio: z.string().nullable(),
  isBioPublic: z.boolean(),
  location: z.string().nullable(),
  isLocationPublic: z.boolean(),
  /** Counts only recipes and collections that the viewer may see. */
  recipeCount: z.number().int().nullable(),
  collectionCount: z.number().int().nullable(),
  followersCount: z.number().int().nullable(),
  followingCount: z.number().int().nullable(),
});
export type UserProfileDto = z.infer<typeof userProfileDto>;
