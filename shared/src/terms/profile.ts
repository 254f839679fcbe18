export const PROFILE_MESSAGES = {
  updated: 'Profile updated successfully!',
  loadFailed: 'Failed to load profile data',
} as const;
