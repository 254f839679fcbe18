import * as fields from '#messages/fields.json';
import type { z } from 'zod';
import { inputOf } from '../input.ts';
import { idSchema, pageInput } from '../list.ts';
import { recipeFilter, type RecipeFilter } from '../recipe/filter.ts';
import { requiredText } from '../text.ts';
import { SMART_LIMITS, SMART_MESSAGES } from './messages.ts';

const name = requiredText(fields.name, SMART_LIMITS.name, SMART_MESSAGES.nameRequired);
/** One that asks for nothing would be all recipes. */
const filter = recipeFilter.refine(
  (asked) => Object.values(asked).some((value) => value !== undefined),
  SMART_MESSAGES.filterRequired,
);

export const smartCollectionsInput = pageInput;
export const smartCollectionInput = inputOf({ id: idSchema });
export const createSmartCollectionInput = inputOf({
  /** Made by the device, so that it can be opened before it is sent. */
  id: idSchema.optional(),
  name,
  filter,
});
export type CreateSmartCollectionInput = z.infer<typeof createSmartCollectionInput>;
/** What is not given stays. */
export const updateSmartCollectionInput = inputOf({
  id: idSchema,
  name: name.optional(),
  filter: filter.optional(),
});
export type UpdateSmartCollectionInput = z.infer<typeof updateSmartCollectionInput>;

/** A saved filter with a name. Its recipes are those that `recipes.list` finds with the filter. */
export interface SmartCollectionDto {
  id: string;
  name: string;
  filter: RecipeFilter;
  createdAt: Date;
  updatedAt: Date;
}
