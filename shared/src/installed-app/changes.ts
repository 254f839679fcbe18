import { z } from 'zod';
import { MAX_PAGE_SIZE } from '../list.ts';
import type { PlaylistDto } from '../playlist/schema.ts';
import type { ImageDto } from '../recipe/image.ts';
import type { CookedDto, RecipeDto } from '../recipe/schema.ts';

/** What a device that keeps a copy of its owner's library asks for, a page at a time. */
export const changedSinceInput = z.strictObject({
  /** Of the answer before; left out, everything comes. */
  cursor: z.string().max(1_000).nullish(),
  limit: z.number().int().min(1).max(MAX_PAGE_SIZE).default(MAX_PAGE_SIZE),
});
export type ChangedSinceInput = z.infer<typeof changedSinceInput>;

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

/** A recipe with when it was cooked. */
export interface KeptRecipe extends RecipeDto {
  /** The last ones, the newest first; copies that were made before this was told lack it. */
  cookLog?: { items: CookedDto[]; total: number };
}

/** A collection of one's own with its recipes. What it shows of them, the device makes from its copies. */
export interface KeptPlaylist extends Omit<PlaylistDto, 'coverImage' | 'firstImages' | 'recipeCount'> {
  /** The picture that was uploaded for it. */
  uploadedCover: ImageDto | null;
  /**
   * The ids of its recipes in order, without hyphens and one after another: they do not compress, and all of them come with
   * each change. None of Favorites: each recipe says itself whether it is one.
   */
  recipes: string;
}
