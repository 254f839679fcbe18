import messages from '#messages/recipe.json';
import { format } from '../messages/format.ts';
import { RECIPE_FIELDS, tooManyMessage } from './fields.ts';

/** The words and figures of recipes, free of schemas: screens show them without loading those. */

export const RECIPE_LIMITS = {
  title: RECIPE_FIELDS.title.limit,
  description: RECIPE_FIELDS.description.limit,
  listItem: RECIPE_FIELDS.ingredients.limit,
  listItems: RECIPE_FIELDS.ingredients.most,
  tag: RECIPE_FIELDS.tags.limit,
  tags: RECIPE_FIELDS.tags.most,
  notes: RECIPE_FIELDS.cookingNotes.limit,
  minutes: RECIPE_FIELDS.cookTime.limit,
  servings: RECIPE_FIELDS.servings.limit,
  search: 200,
  /** How many earlier versions of a recipe are kept; the database holds it (db/person-limits.ts). */
  versions: 20,
  /** How many one call deletes or tags. */
  atOnce: 100,
  /** Of one recipe's cook log. */
  cooked: 500,
  cookedNote: 1_000,
  /** How much a linked recipe makes, in words. */
  yields: 60,
} as const;

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];
/** Never cooked; or cooked before, but not for `COOKED_LONG_AGO_DAYS` days. */
export const COOKED_FILTERS = ['never', 'longAgo'] as const;
export type CookedFilter = (typeof COOKED_FILTERS)[number];
export const COOKED_LONG_AGO_DAYS = 60;
export const FILTER_LIMITS = {
  /** Of one field, all of which a recipe is to have, or none. */
  labels: 10,
  site: 260,
  /** Foods that one has. */
  have: 20,
  food: 100,
} as const;

/** The best that a recipe can be rated. */
export const MOST_STARS = 5;
export const RECIPE_SOURCES = ['manual', 'url', 'photo'] as const;
export type RecipeSource = (typeof RECIPE_SOURCES)[number];
export const RECIPE_SORTS = ['newest', 'changed', 'title', 'time', 'cooked', 'rated'] as const;
export type RecipeSort = (typeof RECIPE_SORTS)[number];
/** What home asks of a device on which nothing else was chosen: the server sends the answer with the page. */
export const FIRST_LIST = { sort: 'newest', limit: 24 } as const;

export const RECIPE_MESSAGES = {
  ...messages,
  tooManyTags: tooManyMessage('tags'),
  cookedMost: format(messages.cookedMost, { count: RECIPE_LIMITS.cooked }),
} as const;

/** Tags and other labels as stored: trimmed, no blanks, no doubles (compared without case), in the order given. */
export function normalizeTags(tags: readonly string[]): string[] {
  const seen = new Set<string>();
  return tags
    .map((tag) => tag.trim())
    .filter((tag) => {
      const key = tag.toLowerCase();
      if (tag === '' || seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}
