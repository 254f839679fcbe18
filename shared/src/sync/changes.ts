import { z } from 'zod';
import { KEPT_OPENED } from '../installed-app/on-device.ts';
import { inputOf, listOf } from '../input.ts';
import { cursorSchema, idSchema, MAX_PAGE_SIZE } from '../list.ts';
import type { PlaylistDto } from '../playlist/schema.ts';
import type { ImageDto } from '../recipe/image.ts';
import type { CookedDto, RecipeDto } from '../recipe/schema.ts';
import type { KeptLink } from '../recipe/links.ts';
import type { TickDto } from '../recipe/ticks.ts';

/** What a device that keeps a copy of its owner's library asks for, a page at a time. */
export const changedSinceInput = inputOf({
  /** Of the answer before; left out, everything comes. */
  cursor: cursorSchema,
  limit: z.number().int().min(1).max(MAX_PAGE_SIZE).default(MAX_PAGE_SIZE),
});
export type ChangedSinceInput = z.infer<typeof changedSinceInput>;

/** Of recipes also: of all of them, or of a part, where the others count as not there. */
export const changedRecipesInput = changedSinceInput.extend({
  part: inputOf({
    ids: listOf(idSchema, { max: KEPT_OPENED }),
    /** And the favorites. */
    favorites: z.boolean(),
  }).optional(),
});
export type ChangedRecipesInput = z.infer<typeof changedRecipesInput>;

export interface ChangesDto<T> {
  items: T[];
  /** Of what is no longer there. */
  deletedIds: string[];
  /** Where to go on: at once while there is more, else when something may have changed. */
  cursor: string;
  hasMore: boolean;
  /** What the device has is to be replaced by this and the pages after it. */
  startsAnew: boolean;
}

/** Entries of a recipe's cook log that a device keeps: the last ones, so that a page of changes stays small. */
export const KEPT_COOKED = 20;

/** A recipe with when it was cooked, what is ticked off, and what its lines are linked to. */
export interface KeptRecipe extends RecipeDto {
  /** The last ones, the newest first; copies that were made before this was told lack it. */
  cookLog?: { items: CookedDto[]; total: number };
  ticks?: TickDto[];
  links?: KeptLink[];
}

/** A collection of one's own with its recipes. What it shows of them, the device makes from its copies. */
export interface KeptPlaylist extends Omit<PlaylistDto, 'coverImage' | 'firstImages' | 'recipeCount'> {
  /** The picture that was uploaded for it. */
  uploadedCover: ImageDto | null;
  /**
   * The ids of its recipes in order, without hyphens and one after another, for they do not compress. None of Favorites: each
   * recipe says itself whether it is one.
   */
  recipes: string;
}

/** Recipes that were put in or moved, with the one before the first of them; null at the beginning. Ids as in `KeptPlaylist`. */
export interface PlacedRecipes {
  after: string | null;
  recipes: string;
}

/** A collection that has changed, with what has changed of its recipes. */
export interface ChangedPlaylist extends Omit<KeptPlaylist, 'recipes'> {
  /** In order: a place is told by one that stays, or by one of these that comes before it. */
  placed: PlacedRecipes[];
  /** Those that were taken out; this may name some that the device never had. */
  removed: string;
}
