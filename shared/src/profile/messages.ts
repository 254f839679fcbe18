export const PROFILE_MESSAGES = {
  updated: 'Profile updated successfully!',
  notFound: 'User not found',
  gone: "The user you're looking for doesn't exist or may have deleted their account.",
  userLoadFailed: 'Failed to load user profile',
  loadFailed: 'Failed to load profile data',
} as const;

/** How long one's own profile is cached, and how long each of its parts may load (docs/rules.md, Visibility). */
export const PROFILE_FRESH_MS = 2 * 60_000;
export const PROFILE_WAIT_MS = { recipes: 3_000, playlists: 3_000, people: 2_000 } as const;
