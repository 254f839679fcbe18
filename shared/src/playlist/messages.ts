import { format } from '../messages/format.ts';
import messages from '#messages/playlist.json';

export const FAVORITES_NAME = messages.favorites;
export const FAVORITES_DESCRIPTION = messages.favoritesDescription;
export const PRIVACY_LEVELS = ['private', 'limited', 'followers_only', 'public'] as const;
export type PrivacyLevel = (typeof PRIVACY_LEVELS)[number];

export const PLAYLIST_LIMITS = {
  name: 200,
  description: 2_000,
  search: 200,
  /** Recipes added or removed in one call. */
  recipesAtOnce: 100,
  /** Collections that one recipe is added to, or removed from, in one call. */
  playlistsAtOnce: 200,
  /** Recipes put in order in one call. */
  reordered: 10_000,
  /** People on the sharing list of one collection; the database holds it too. */
  sharedWith: 200,
} as const;

export const PLAYLIST_MESSAGES = {
  ...messages,
  sharedWithMost: format(messages.sharedWithMost, { count: PLAYLIST_LIMITS.sharedWith }),
} as const;

/** Pictures that a cover is made of where nobody chose one. */
export const COVER_PICTURES = 4;

/** More recipes than this, and deleting the collection takes its name. */
const DELETED_UNNAMED = 5;

export function needsTypedName(recipeCount: number): boolean {
  return recipeCount > DELETED_UNNAMED;
}

/** What was typed is the collection's name, whatever the case and the blanks around it. */
export function isNameOf(collection: { name: string }, typed: string): boolean {
  const plain = (text: string) => text.trim().normalize('NFC').toLowerCase();
  return plain(typed) === plain(collection.name);
}

/** A UUID of version 1 to 5: what the id of a collection is. */
export const PLAYLIST_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;
