export const PROFILE_MESSAGES = {
  updated: 'Profile updated successfully!',
  notFound: 'User not found',
  loadFailed: 'Failed to load profile data',
} as const;
