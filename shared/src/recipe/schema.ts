import * as fields from '#messages/fields.json';
import { z } from 'zod';
import { inputOf, listOf } from '../input.ts';
import { idSchema, pageInput } from '../list.ts';
import { text, trimmedText, webAddress } from '../text.ts';
import { PHOTO_LIMITS } from '../photo/limits.ts';
import { PHOTO_MESSAGES } from '../photo/messages.ts';
import { contentSchemas, draftSchemas, inputSchemas } from './content-schemas.ts';
import { recipeFilter } from './filter.ts';
import { CARD_FIELDS, CONTENT_FIELDS, ENHANCED_FIELDS, LABEL_FIELDS, type ContentField } from './fields.ts';
import { imageDto, type ImageDto } from './image.ts';
import { nutritionInput } from './nutrition-schema.ts';
import { withStatedDifficulty } from './stated-difficulty.ts';
import { MOST_STARS, RECIPE_LIMITS, RECIPE_MESSAGES, RECIPE_SORTS, RECIPE_SOURCES } from './messages.ts';

/** The last one that a date can name. */
const LAST_TIME = 8_640_000_000_000_000;

/** The photos of a recipe, in order; left out, they stay as they are. */
const photoIds = listOf(idSchema, { max: PHOTO_LIMITS.perUser })
  .refine((ids) => new Set(ids).size === ids.length, PHOTO_MESSAGES.missing)
  .optional();

export const createRecipeInput = inputOf({
  ...inputSchemas,
  photoIds,
  source: z.enum(RECIPE_SOURCES).default('manual'),
  /** The import this recipe was made from: it is put away in the same transaction. */
  importId: idSchema.nullish(),
  /** Drawn by the form once: a second click or a retry after a lost answer returns the same recipe. */
  requestId: idSchema.optional(),
}).transform(withStatedDifficulty);
export type CreateRecipeInput = z.infer<typeof createRecipeInput>;

/** A recipe's versions count up from 1, in 32 bits. */
const versionNumber = z.number().int().min(1).max(2_147_483_647);

export const updateRecipeInput = inputOf({
  id: idSchema,
  /** The version the person started from; a newer one on the server refuses the save. */
  version: versionNumber,
  ...inputSchemas,
  /** Left out, it stays as it is: app files from before there was any do not know it. */
  nutrition: nutritionInput.optional(),
  photoIds,
  /** The import that was read into the form: it is put away in the same transaction. */
  importId: idSchema.nullish(),
}).transform(withStatedDifficulty);
export type UpdateRecipeInput = z.infer<typeof updateRecipeInput>;

export const listRecipesInput = pageInput.extend({
  ...recipeFilter.shape,
  /** A playlist of one's own: only recipes that it does not hold. */
  outsidePlaylist: idSchema.optional(),
  sort: z.enum(RECIPE_SORTS).default('newest'),
});
export type ListRecipesInput = z.infer<typeof listRecipesInput>;

export const listVersionsInput = pageInput.extend({ id: idSchema });
export type ListVersionsInput = z.infer<typeof listVersionsInput>;
export const restoreVersionInput = inputOf({
  id: idSchema,
  version: versionNumber,
  /** The version the person looked at; a newer one on the server refuses the restoring. */
  currentVersion: versionNumber.optional(),
});
export type RestoreVersionInput = z.infer<typeof restoreVersionInput>;

export const duplicatesInput = pageInput.extend({ sourceUrl: webAddress(RECIPE_MESSAGES.invalidUrl) });
export type DuplicatesInput = z.infer<typeof duplicatesInput>;

export const recipeIdInput = inputOf({ id: idSchema });
/** Recipes to do one thing with, all or none. */
export const recipeIdsInput = inputOf({ ids: listOf(idSchema, { min: 1, max: RECIPE_LIMITS.atOnce }) });
export const addTagsInput = recipeIdsInput.extend({
  tags: inputSchemas.tags
    .unwrap()
    .pipe(listOf(z.string(), { min: 1, max: RECIPE_LIMITS.tags, shortMessage: RECIPE_MESSAGES.tagRequired })),
});
export type AddTagsInput = z.infer<typeof addTagsInput>;

export const listTagsInput = pageInput.extend({
  /** The field whose labels are counted; or the sites that recipes are from. */
  of: z.enum([...LABEL_FIELDS, 'site']).default('tags'),
});
export type ListTagsInput = z.infer<typeof listTagsInput>;
/** A tag, or another label, as most of the recipes spell it, and how many have it. */
export interface TagDto {
  tag: string;
  recipes: number;
}

/** A day as 'YYYY-MM-DD'; that it is not in the future is the server's to say. */
const cookedOn = z.iso
  .date(RECIPE_MESSAGES.cookedDay)
  .refine((day) => day >= '1900-01-01', RECIPE_MESSAGES.cookedDay);
export const listCookedInput = pageInput.extend({
  id: idSchema,
  /** Only entries that have a photo. */
  withPhoto: z.boolean().optional(),
});
export type ListCookedInput = z.infer<typeof listCookedInput>;
export const deleteCookedInput = inputOf({ id: idSchema, entryId: idSchema });
export type DeleteCookedInput = z.infer<typeof deleteCookedInput>;
export const logCookedInput = deleteCookedInput.extend({
  cookedOn,
  note: trimmedText(fields.note, RECIPE_LIMITS.cookedNote).default(''),
  /** Of an upload for a plate; null for none. Left out, the entry keeps the one that it has. */
  photoId: idSchema.nullable().optional(),
});
export type LogCookedInput = z.infer<typeof logCookedInput>;
/** One time that a recipe was cooked. For its owner alone. */
export interface CookedDto {
  id: string;
  /** 'YYYY-MM-DD' */
  cookedOn: string;
  note: string;
  /** Of the plate. A copy on a device may be older than these. */
  photo?: ImageDto | null;
}

/** What is ticked off while shopping and cooking. */
export const tickRecipeInput = inputOf({
  id: idSchema,
  ticks: listOf(
    inputOf({
      place: z.int().min(0).max(RECIPE_LIMITS.listItems),
      /** As it was when it was ticked: one that was edited since is another one. */
      line: text(fields.ingredient, RECIPE_LIMITS.listItem),
      isTicked: z.boolean(),
      at: z.int().min(0).max(LAST_TIME),
    }),
    { min: 1, max: RECIPE_LIMITS.listItems },
  ),
});
export type TickRecipeInput = z.infer<typeof tickRecipeInput>;

/** The links of a recipe's lines; of one that is seen by its share link, with that. */
export const recipeLinksInput = recipeIdInput.extend({ shareId: idSchema.optional() });
export type RecipeLinksInput = z.infer<typeof recipeLinksInput>;
/** Links a line to another recipe, or to none (null). */
export const linkLineInput = inputOf({
  id: idSchema,
  line: text(fields.ingredient, RECIPE_LIMITS.listItem),
  linkedId: idSchema.nullable(),
  /** How much of it the linked recipe makes; left out, what was said of that recipe before stays. */
  yields: trimmedText(fields.yields, RECIPE_LIMITS.yields).optional(),
});
export type LinkLineInput = z.infer<typeof linkLineInput>;

/** A picture of the gallery of a recipe of one's own. */
export const galleryPictureInput = inputOf({ id: idSchema, pictureId: idSchema });
export type GalleryPictureInput = z.infer<typeof galleryPictureInput>;

export const setFavoriteInput = inputOf({ id: idSchema, isFavorite: z.boolean() });

/** Stars, from 1 to 5. */
const stars = z.int().min(1).max(MOST_STARS);
/** How many stars the viewer gives a recipe; null takes them away. */
export const rateRecipeInput = inputOf({ id: idSchema, rating: stars.nullable() });
export type RateRecipeInput = z.infer<typeof rateRecipeInput>;

export const recipeCardDto = z.object({
  id: z.string(),
  ...contentSchemas(CARD_FIELDS),
  source: z.enum(RECIPE_SOURCES),
  isFavorite: z.boolean(),
  /** The viewer's own stars, from 1 to 5; null where they gave none. */
  rating: z.number().int().nullable(),
  isShared: z.boolean(),
  /** Documented, and empty: a recipe is shared by a link or with its collection, never with people by name. */
  sharedWith: z.array(z.string()),
  photoCount: z.number().int(),
  dateAdded: z.date(),
  /** The foods that it needs besides those that a list asks by, as it writes them; of no other list. */
  missing: z.array(z.string()).optional(),
});
export type RecipeCardDto = z.infer<typeof recipeCardDto>;

export const recipeDto = recipeCardDto.extend({
  userId: z.string(),
  ...contentSchemas(CONTENT_FIELDS),
  /** What it was read from, in order. For its owner alone. */
  photos: z.array(imageDto),
  /** Further pictures, in order, for whoever sees the recipe. */
  gallery: z.array(imageDto),
  /** The fields that say what an extraction wrote there. */
  enhancedFields: z.array(z.enum(ENHANCED_FIELDS)),
  /** 'YYYY-MM-DD' of the last time in its cook log. */
  lastCookedOn: z.string().nullable(),
  version: z.number().int(),
  dateModified: z.date(),
});
export type RecipeDto = z.infer<typeof recipeDto>;

/** The part of a recipe that its owner types, and that a version keeps. */
export type RecipeContent = Pick<RecipeDto, ContentField>;

/** One save of a recipe. */
export interface RecipeVersionDto {
  version: number;
  savedAt: Date;
  /** The display name of the person who saved it. */
  savedBy: string;
  isCurrent: boolean;
  /** The fields in which it differs from the version before; null when that one is not kept, or there was none. */
  changedFields: string[] | null;
  content: RecipeContent;
}

/** `details` of RECIPE_CHANGED: the newer recipe, and which fields differ from the version the editor began with. */
export const recipeChangedDetails = z.object({ current: recipeDto, changedFields: z.array(z.string()) });
export type RecipeChangedDetails = z.infer<typeof recipeChangedDetails>;

export const recipeListDto = z.object({
  items: z.array(recipeCardDto),
  total: z.number().int(),
  nextCursor: z.string().nullable(),
  /** Whether the owner has any photo-based recipe at all: the 'Filter Photos' toggle appears only then. */
  hasPhotoRecipes: z.boolean(),
  /** The words of the search as they are spelt in the library, where nothing was found as they were written. */
  showingResultsFor: z.string().nullable(),
});
export type RecipeListDto = z.infer<typeof recipeListDto>;

/**
 * A recipe read from somewhere, not yet saved: within the limits of a saved one, whichever reader made it. Lists may hold
 * '[Header]' lines. Times in minutes.
 */
export const recipeDraft = z.object({
  ...draftSchemas(ENHANCED_FIELDS),
  /** Absolute address of the source's picture; only ever fetched by the server. */
  image: z.string().nullable(),
});
export type RecipeDraft = z.infer<typeof recipeDraft>;

/** What the lines of a recipe are of. */
export const recipeFoodsDto = z.object({
  /** In which the lines were read. */
  language: z.string(),
  lines: z.array(
    z.object({
      /** In the list of ingredients, headings counted. */
      place: z.number().int(),
      /** The food and what may be used instead, each by every name it goes by; empty where none is named. */
      foods: z.array(z.string()),
    }),
  ),
});
export type RecipeFoodsDto = z.infer<typeof recipeFoodsDto>;
