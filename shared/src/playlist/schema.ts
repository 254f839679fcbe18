import * as fields from '#messages/fields.json';
import { z } from 'zod';
import { inputOf, listOf } from '../input.ts';
import { idSchema, pageInput } from '../list.ts';
import { contentSchemas } from '../recipe/content-schemas.ts';
import { SEEN_CARD_FIELDS } from '../recipe/fields.ts';
import { imageDto } from '../recipe/image.ts';
import { recipeCardDto } from '../recipe/schema.ts';
import { requiredText, text, trimmedText } from '../text.ts';
import { PLAYLIST_ID, PLAYLIST_LIMITS, PLAYLIST_MESSAGES, PRIVACY_LEVELS } from './messages.ts';

const playlistId = z.string().regex(PLAYLIST_ID, PLAYLIST_MESSAGES.invalidId);
const search = text(fields.search, PLAYLIST_LIMITS.search).optional();
const name = requiredText(fields.name, PLAYLIST_LIMITS.name, PLAYLIST_MESSAGES.nameRequired);
const description = trimmedText(fields.description, PLAYLIST_LIMITS.description);
const privacyLevel = z.enum(PRIVACY_LEVELS);
/** Followers of the owner whom a limited collection is for; none for all of them. It counts while the collection is limited. */
const sharedWith = listOf(idSchema, {
  max: PLAYLIST_LIMITS.sharedWith,
  message: PLAYLIST_MESSAGES.sharedWithMost,
});

export const listPlaylistsInput = pageInput.extend({ search });
export type ListPlaylistsInput = z.infer<typeof listPlaylistsInput>;

export const getPlaylistInput = pageInput.extend({ id: playlistId, search });
export type GetPlaylistInput = z.infer<typeof getPlaylistInput>;

export const playlistsForRecipeInput = pageInput.extend({ recipeId: idSchema });
export type PlaylistsForRecipeInput = z.infer<typeof playlistsForRecipeInput>;

export const createPlaylistInput = inputOf({
  name,
  description: description.default(''),
  privacyLevel: privacyLevel.default('private'),
  sharedWith: sharedWith.default([]),
  /** Uploaded with purpose 'cover'. */
  coverPhotoId: idSchema.nullish(),
});
export type CreatePlaylistInput = z.infer<typeof createPlaylistInput>;

/** What is not given stays. */
export const updatePlaylistInput = inputOf({
  id: playlistId,
  name: name.optional(),
  description: description.optional(),
  privacyLevel: privacyLevel.optional(),
  /** The whole list that shall stand. */
  sharedWith: sharedWith.optional(),
  /** One of its recipes, whose picture becomes the cover; null for that of the first one. */
  coverRecipeId: idSchema.nullish(),
  /** Uploaded with purpose 'cover', shown before any recipe's picture; null takes it away. */
  coverPhotoId: idSchema.nullish(),
});
export type UpdatePlaylistInput = z.infer<typeof updatePlaylistInput>;

export const deletePlaylistInput = inputOf({
  id: playlistId,
  withRecipes: z.boolean(),
  /** Its name, for a collection of more than five recipes. */
  confirmName: trimmedText(fields.name, PLAYLIST_LIMITS.name).optional(),
});
export type DeletePlaylistInput = z.infer<typeof deletePlaylistInput>;

export const restorePlaylistInput = inputOf({ id: playlistId });

const someCollections = listOf(playlistId, { max: PLAYLIST_LIMITS.playlistsAtOnce }).default([]);

export const setForRecipeInput = inputOf({
  recipeId: idSchema,
  add: someCollections,
  remove: someCollections,
}).refine(({ add, remove }) => !add.some((id) => remove.includes(id)), PLAYLIST_MESSAGES.addedAndRemoved);
export type SetForRecipeInput = z.infer<typeof setForRecipeInput>;

export const playlistRecipesInput = inputOf({
  id: playlistId,
  recipeIds: listOf(idSchema, { min: 1, max: PLAYLIST_LIMITS.recipesAtOnce }),
});
export type PlaylistRecipesInput = z.infer<typeof playlistRecipesInput>;

export const reorderPlaylistInput = inputOf({
  id: playlistId,
  /** Every recipe of the collection, once. */
  recipeIds: listOf(idSchema, { max: PLAYLIST_LIMITS.reordered }),
});
export type ReorderPlaylistInput = z.infer<typeof reorderPlaylistInput>;

export const moveInPlaylistInput = inputOf({
  id: playlistId,
  recipeId: idSchema,
  /** The recipe it shall stand behind; null for the first place. */
  afterRecipeId: idSchema.nullable(),
});
export type MoveInPlaylistInput = z.infer<typeof moveInPlaylistInput>;

/** People on the sharing list of a collection of the viewer's own. */
export const sharedWithInput = pageInput.extend({ id: playlistId });
export type SharedWithInput = z.infer<typeof sharedWithInput>;

/** A collection as others see it: without its sharing list. */
export const seenPlaylistDto = z.object({
  id: z.string(),
  userId: z.string(),
  name: z.string(),
  description: z.string(),
  /** Its own, else the picture of the chosen recipe, else of the first one. */
  coverImage: imageDto.nullable(),
  /** Pictures of its first recipes, at most four; none where a cover was chosen. */
  firstImages: z.array(imageDto),
  /** The recipe whose picture was chosen. */
  coverRecipeId: z.string().nullable(),
  /** The picture that was uploaded for it. */
  coverPhotoId: z.string().nullable(),
  isPublic: z.boolean(),
  isFavorites: z.boolean(),
  privacyLevel: z.enum(PRIVACY_LEVELS),
  recipeCount: z.number().int(),
  createdAt: z.date(),
  updatedAt: z.date(),
});
export type SeenPlaylistDto = z.infer<typeof seenPlaylistDto>;

export const playlistDto = seenPlaylistDto.extend({
  /** The people chosen, by their ids. */
  sharedWith: z.array(z.string()),
  /** People were chosen. When all of them have left since, only the owner sees it until they choose again. */
  isForChosen: z.boolean(),
});
export type PlaylistDto = z.infer<typeof playlistDto>;

/** In a list of a person's collections; the owner's own come with all fields. */
export const listedPlaylistDto = playlistDto.partial({ sharedWith: true, isForChosen: true });
export type ListedPlaylistDto = z.infer<typeof listedPlaylistDto>;

/** A limited collection that the viewer was chosen for. */
export const sharedPlaylistDto = seenPlaylistDto.extend({ ownerName: z.string() });
export type SharedPlaylistDto = z.infer<typeof sharedPlaylistDto>;

/** What a card shows of a recipe to another person than its owner. */
export const seenRecipeCardDto = z.object({
  id: z.string(),
  ...contentSchemas(SEEN_CARD_FIELDS),
});

const shown = { ownerName: z.string(), total: z.number().int(), nextCursor: z.string().nullable() };

/** A collection with a page of its recipes, in their order. `total` counts the recipes that match the search. */
export const playlistWithRecipesDto = z.discriminatedUnion('isOwner', [
  playlistDto.extend({ ...shown, isOwner: z.literal(true), items: z.array(recipeCardDto) }),
  seenPlaylistDto.extend({ ...shown, isOwner: z.literal(false), items: z.array(seenRecipeCardDto) }),
]);
export type PlaylistWithRecipesDto = z.infer<typeof playlistWithRecipesDto>;
