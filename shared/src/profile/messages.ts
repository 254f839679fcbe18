import * as PROFILE_MESSAGES from '#messages/profile.json';

export { PROFILE_MESSAGES };

/** How long one's own profile is cached, and how long each of its parts may load (docs/rules.md, Visibility). */
export const PROFILE_FRESH_MS = 2 * 60_000;
export const PROFILE_WAIT_MS = { recipes: 3_000, playlists: 3_000, people: 2_000 } as const;
