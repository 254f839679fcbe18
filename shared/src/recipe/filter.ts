import * as fields from '#messages/fields.json';
import { z } from 'zod';
import { inputOf, listOf } from '../input.ts';
import { requiredText, text } from '../text.ts';
import { labelFilterSchemas } from './content-schemas.ts';
import { RECIPE_FIELDS } from './fields.ts';
import {
  COOKED_FILTERS,
  DIFFICULTIES,
  FILTER_LIMITS,
  MOST_STARS,
  RECIPE_LIMITS,
  RECIPE_MESSAGES,
} from './messages.ts';

/** What a list of recipes is filtered by; what is left out does not matter. The same for home and for smart collections. */
export const recipeFilter = inputOf({
  search: text(fields.search, RECIPE_LIMITS.search).optional(),
  /** Read from photos, or holding some. */
  photoOnly: z.boolean().optional(),
  favoritesOnly: z.boolean().optional(),
  ...labelFilterSchemas,
  /** None of these tags. */
  withoutTag: listOf(text(RECIPE_FIELDS.tags.item, RECIPE_FIELDS.tags.limit), {
    max: FILTER_LIMITS.labels,
  }).optional(),
  difficulty: z.enum(DIFFICULTIES).optional(),
  /** In all; a recipe that says no time has none of at most so many. */
  maxMinutes: z.int().min(1).max(RECIPE_LIMITS.minutes).optional(),
  /** One's own stars, at least. */
  minRating: z.int().min(1).max(MOST_STARS).optional(),
  cooked: z.enum(COOKED_FILTERS).optional(),
  /** Foods that one has: recipes that need any of them, those that need the fewest others first, whatever the order asked for. */
  have: listOf(requiredText(fields.food, FILTER_LIMITS.food, RECIPE_MESSAGES.foodRequired), {
    max: FILTER_LIMITS.have,
  }).optional(),
  /** As `siteOf` says it. */
  site: text(fields.site, FILTER_LIMITS.site).optional(),
});
export type RecipeFilter = z.infer<typeof recipeFilter>;
