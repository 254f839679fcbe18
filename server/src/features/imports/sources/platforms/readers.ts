import type { SocialPlatform } from '@larder/shared/social/platforms';
import { instagramReader } from './instagram.ts';
import { oembedReader, type PlatformReader } from './reader.ts';
import { youtubeReader } from './youtube.ts';

/** Who asks which platform: a new platform is one more line here (docs/adding-a-platform.md). */
export const PLATFORM_READERS: Record<SocialPlatform, PlatformReader> = {
  youtube: youtubeReader,
  instagram: instagramReader,
  tiktok: oembedReader('https://www.tiktok.com/oembed', { titleIsCaption: true }),
};
