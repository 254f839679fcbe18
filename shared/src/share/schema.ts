import { z } from 'zod';
import { idSchema } from '../list.ts';
import { imageDto } from '../recipe/schema.ts';
import { DIFFICULTIES } from '../recipe/messages.ts';

export const recipeToShareInput = z.strictObject({ recipeId: idSchema });
export const shareIdInput = z.strictObject({ shareId: idSchema });
/** Of a stranger: whatever is not the id of a share is a link that does not work. */
export const sharedLinkInput = z.strictObject({ shareId: z.string().max(200) });

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

/** What anybody who holds the link sees: exactly these fields, no user id. */
export const sharedRecipeDto = z.object({
  recipeId: z.string(),
  title: z.string(),
  description: z.string(),
  image: imageDto.nullable(),
  ingredients: z.array(z.string()),
  instructions: z.array(z.string()),
  cookTime: z.number().int().nullable(),
  prepTime: z.number().int().nullable(),
  servings: z.number().int().nullable(),
  difficulty: z.enum(DIFFICULTIES),
  tags: z.array(z.string()),
  cookingNotes: z.string(),
  createdAt: z.date(),
  creatorName: z.string(),
  shareCreatedAt: z.date(),
});
export type SharedRecipeDto = z.infer<typeof sharedRecipeDto>;
