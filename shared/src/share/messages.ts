import { RECIPE_MESSAGES } from '../recipe/messages.ts';

export const SHARE_MESSAGES = {
  notFound: 'Shared recipe not found',
  pageTitle: RECIPE_MESSAGES.notFoundTitle,
  invalidLink: 'This shared recipe link is invalid or may have been removed.',
  entryMissing: 'Share entry not found for this recipe',
  entryMissingRetry: 'Share entry not found. Please try again or contact support.',
  unableToGenerate: 'Unable to generate share link. Please try again.',
  copyFailed: 'Failed to copy share link to clipboard',
  shareFailed: 'Failed to share recipe',
  linkCopied: 'Copied link to clipboard',
  saved: 'Saved. It is yours now, to cook from and to change.',
  saveFailed: 'Failed to save the recipe',
  signInToSave: 'The recipe will be saved as soon as you are signed in.',
} as const;

/** Who is to be thanked for a recipe that was saved from a link. */
export const shareCredit = (creatorName: string): string => `Recipe shared by ${creatorName}.`;

/** The served page carries the shared recipe (superjson; null: there is none) in a script element of this id. */
export const SHARED_RECIPE_ELEMENT = 'shared-recipe';

/** How a shared recipe appears in the browser's tab and in the previews that messengers make of its link. */
export const sharePreview = {
  documentTitle: (title: string) => `${title} - Shared Recipe`,
  title: (title: string) => `Recipe: ${title}`,
  description: (recipe: { description: string; creatorName: string }) =>
    recipe.description || `Delicious recipe shared by ${recipe.creatorName}`,
} as const;
