import { pick } from '../pick.ts';
import { CONTENT_FIELDS, EMPTY_VALUES, ENHANCED_FIELDS, RECIPE_FIELDS } from './fields.ts';
import type { RecipeContent, RecipeDraft } from './schema.ts';

/** A recipe in which nothing was filled in. */
export function emptyContent(): RecipeContent {
  const values = CONTENT_FIELDS.map((name) => {
    const value = EMPTY_VALUES[RECIPE_FIELDS[name].kind];
    return [name, Array.isArray(value) ? [] : value];
  });
  return Object.fromEntries(values) as RecipeContent;
}

/** A draft of which nothing was read: what a reader does not know of a recipe stays as it is here. */
export function emptyDraft(): RecipeDraft {
  return { ...pick(emptyContent(), ENHANCED_FIELDS), image: null };
}
