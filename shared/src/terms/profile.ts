export const PROFILE_MESSAGES = {
  updated: 'Profile updated successfully!',
  notFound: 'User not found',
  gone: "The user you're looking for doesn't exist or may have deleted their account.",
  userLoadFailed: 'Failed to load user profile',
  loadFailed: 'Failed to load profile data',
} as const;
