/** The words of posts on other platforms, free of schemas. */

export const SOCIAL_PLATFORMS = ['youtube', 'instagram', 'tiktok'] as const;
export type SocialPlatform = (typeof SOCIAL_PLATFORMS)[number];

export const PLATFORM_NAMES: Readonly<Record<SocialPlatform, string>> = {
  youtube: 'YouTube',
  instagram: 'Instagram',
  tiktok: 'TikTok',
};

export const SOCIAL_MESSAGES = {
  empty: 'Please enter a valid social media URL',
  invalidUrl: 'Invalid social media URL',
  noId: 'Could not extract video/content ID from URL. Please check the URL format.',
  failed: 'Failed to extract recipe from social media. Please try entering the recipe manually.',
  unsupportedPlatform: 'Unsupported platform',
  invalidInstagram: 'Invalid Instagram URL',
  /** A short link that leads to no video. */
  invalidTikTok: 'Invalid TikTok URL',
  invalidTikTokFormat: 'Invalid TikTok URL format',
} as const;

/** A draft's tags: the platform's name, and for TikTok what the documents add to it. */
export function socialTags(platform: SocialPlatform, creator: string): string[] {
  if (platform !== 'tiktok') return [PLATFORM_NAMES[platform]];
  const name = creator.trim().replace(/^@+/, '');
  return ['TikTok', 'Video Recipe', 'Social Media', ...(name === '' ? [] : [`@${name}`])];
}
