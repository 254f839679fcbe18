import { z } from 'zod';
import { inputOf, listOf } from '../input.ts';
import { idSchema } from '../list.ts';
import type { ImageDto } from '../recipe/image.ts';
import { PHOTO_LIMITS } from './limits.ts';
import { UPLOAD_PURPOSES } from './messages.ts';

/** How much of the limit is used. */
export interface PhotoUsageDto {
  currentCount: number;
  maxLimit: number;
  remainingCount: number;
  isAtLimit: boolean;
}

/** Counts the photos that exist, in a recipe or not (docs/rules.md, Recipes and photos). */
export function photoUsage(currentCount: number): PhotoUsageDto {
  const remainingCount = Math.max(0, PHOTO_LIMITS.perUser - currentCount);
  return { currentCount, maxLimit: PHOTO_LIMITS.perUser, remainingCount, isAtLimit: remainingCount === 0 };
}

export const checkPhotosInput = inputOf({ count: z.number().int().min(1).max(PHOTO_LIMITS.perUser) });

/** Whether so many photos more may be uploaded. The upload itself decides again. */
export interface PhotoCheckDto extends PhotoUsageDto {
  isAllowed: boolean;
  /** the sentence to show when it is not */
  message?: string;
}

/** What the screen that asks works with is left out: these photos, and the imports that read any of them. */
export const heldPhotosInput = inputOf({
  exceptPhotoIds: listOf(idSchema, { max: PHOTO_LIMITS.perUser }).optional(),
});
export type HeldPhotosInput = z.infer<typeof heldPhotosInput>;

/** The places that are held by photos of no recipe: by uploads that were not saved and by imports that are not finished. */
export interface HeldPhotosDto {
  count: number;
  /** of them those that an import reads, has read or failed to read */
  inImports: number;
  /** of them those that stay until their import is saved or discarded */
  untilSaved: number;
  /** when the others come free by themselves; null when there are none */
  firstFreeAt: Date | null;
  lastFreeAt: Date | null;
}

export interface PhotoStatsDto {
  totalRecipes: number;
  totalPhotos: number;
  /** recipes that hold a photo */
  photoBasedRecipes: number;
  /** photos in recipes over all recipes, to one decimal */
  averagePhotosPerRecipe: number;
}

export interface PhotoRecipeDto {
  id: string;
  title: string;
  photoCount: number;
  dateAdded: Date;
}

export const uploadPurpose = z.enum(UPLOAD_PURPOSES);

/** The answer of `POST /api/uploads`. Width and height are those of the largest display file, upright, in pixels. */
export interface UploadDto {
  photoId: string;
  /** of the largest display file */
  url: string;
  width: number;
  height: number;
  /** to be shown at once, as every picture is */
  image: ImageDto;
}
