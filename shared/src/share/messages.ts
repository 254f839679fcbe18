import messages from '#messages/share.json';
import { RECIPE_MESSAGES } from '../recipe/messages.ts';

export const SHARE_MESSAGES = {
  ...messages,
  pageTitle: RECIPE_MESSAGES.notFoundTitle,
} as const;

/** Who is to be thanked for a recipe that was saved from a link. */
export const shareCredit = (creatorName: string): string => `Recipe shared by ${creatorName}.`;

/** The served page carries the shared recipe (superjson; null: there is none) in a script element of this id. */
export const SHARED_RECIPE_ELEMENT = 'shared-recipe';
