import { z } from 'zod';
import { recipeDto, type RecipeDto } from './schema.ts';

/**
 * Somebody else's recipe, as whoever may see it through a collection gets it (docs/rules.md, Authorization): no notes, nothing of
 * favourites, shares, photos and other collections.
 */
export const seenRecipeDto = recipeDto
  .pick({
    id: true,
    title: true,
    description: true,
    image: true,
    sourceUrl: true,
    socialMediaUrl: true,
    tags: true,
    ingredients: true,
    instructions: true,
    prepTime: true,
    cookTime: true,
    servings: true,
    difficulty: true,
  })
  .extend({ ownerId: z.string(), ownerName: z.string() });

type Seen = z.infer<typeof seenRecipeDto>;
/** The owner's fields are never there, which is also what tells the two apart. */
export type SeenRecipeDto = Seen & { [Field in Exclude<keyof RecipeDto, keyof Seen>]?: never };
