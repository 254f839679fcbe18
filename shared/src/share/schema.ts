import { z } from 'zod';
import { boundedText, inputOf } from '../input.ts';
import { idSchema } from '../list.ts';
import { contentSchemas } from '../recipe/content-schemas.ts';
import { SHARED_FIELDS } from '../recipe/fields.ts';
import { imageDto } from '../recipe/image.ts';

export const recipeToShareInput = inputOf({ recipeId: idSchema });
export const shareIdInput = inputOf({ shareId: idSchema });
/** Of a stranger: whatever is not the id of a share is a link that does not work. */
export const sharedLinkInput = inputOf({ shareId: boundedText(200) });

/** A share as its owner sees it. The link is `{origin}/shared/recipe/{shareId}`. */
export const shareDto = z.object({
  shareId: z.string(),
  recipeId: z.string(),
  recipeTitle: z.string(),
  createdAt: z.date(),
  lastAccessedAt: z.date().nullable(),
  accessCount: z.number().int(),
  shareCount: z.number().int(),
  lastSharedAt: z.date().nullable(),
});
export type ShareDto = z.infer<typeof shareDto>;

/** What anyone who holds the link sees: exactly these fields, and not the id of the person who shared it. `originalUrl`: the page or post it was found at. */
export const sharedRecipeDto = z.object({
  recipeId: z.string(),
  ...contentSchemas(SHARED_FIELDS),
  gallery: z.array(imageDto),
  createdAt: z.date(),
  creatorName: z.string(),
  originalUrl: z.string().nullable(),
  shareCreatedAt: z.date(),
});
export type SharedRecipeDto = z.infer<typeof sharedRecipeDto>;
