export const FAVORITES_NAME = 'Favorites';
export const FAVORITES_DESCRIPTION = 'Your favorite recipes';
export const PRIVACY_LEVELS = ['private', 'limited', 'followers_only', 'public'] as const;
export type PrivacyLevel = (typeof PRIVACY_LEVELS)[number];

export const PLAYLIST_MESSAGES = {
  forbidden: 'You do not have permission to view this collection',
  listFailed: 'Failed to load collections',
} as const;
