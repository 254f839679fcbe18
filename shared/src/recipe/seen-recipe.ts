import { z } from 'zod';
import { contentSchemas } from './content-schemas.ts';
import { SEEN_FIELDS } from './fields.ts';
import { imageDto } from './image.ts';
import type { RecipeDto } from './schema.ts';

/** A recipe of another person, for those who may see it through a collection: nothing of favourites, shares and photos. */
export const seenRecipeDto = z.object({
  id: z.string(),
  ...contentSchemas(SEEN_FIELDS),
  gallery: z.array(imageDto),
  ownerId: z.string(),
  ownerName: z.string(),
});

type Seen = z.infer<typeof seenRecipeDto>;
/** The owner's fields are never there, which is also what tells the two apart. */
export type SeenRecipeDto = Seen & { [Field in Exclude<keyof RecipeDto, keyof Seen>]?: never };
