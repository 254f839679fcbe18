import { inputOf, listOf } from '../input.ts';
import { idSchema } from '../list.ts';
import type { ImageDto } from '../recipe/image.ts';
import { RECIPE_LIMITS } from '../recipe/messages.ts';
import type { KindInBin } from '../sync/entities.ts';

/** What was deleted, to delete for good. */
export const deletedIdsInput = inputOf({
  ids: listOf(idSchema, { min: 1, max: RECIPE_LIMITS.atOnce }),
});

/** Something that was deleted and can come back until `goneAt`. Its id is the one it had and will have. */
export interface DeletedItemDto {
  id: string;
  kind: KindInBin;
  title: string;
  image: ImageDto | null;
  /** Recipes that were deleted together with this collection and come back with it. */
  recipes: number;
  /** Photos of recipe pages, which need free places to come back. */
  photos: number;
  deletedAt: Date;
  goneAt: Date;
}

export interface RestoredDto {
  ids: string[];
  /** Photos of recipe pages for which no place was free. */
  photosLeftOut: number;
}
