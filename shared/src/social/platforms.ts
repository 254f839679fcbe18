import * as messages from '#messages/platforms.json';
import { format } from '../messages/format.ts';
import type { Platform } from './platform.ts';
import { instagram } from './platforms/instagram.ts';
import { tiktok } from './platforms/tiktok.ts';
import { youtube } from './platforms/youtube.ts';

/** Every platform there is: a new one is one more line here (docs/adding-a-platform.md). */
export const PLATFORMS = { youtube, instagram, tiktok } satisfies Record<string, Platform>;

export type SocialPlatform = keyof typeof PLATFORMS;

export function isPlatform(value: unknown): value is SocialPlatform {
  return typeof value === 'string' && Object.hasOwn(PLATFORMS, value);
}

export function allPlatforms(): [SocialPlatform, Platform][] {
  return Object.entries(PLATFORMS) as [SocialPlatform, Platform][];
}

/** 'a YouTube video, an Instagram post or a TikTok' */
export function onePostOfAny(): string {
  const posts = allPlatforms().map(([, { onePost }]) => onePost);
  return posts.length < 2
    ? posts.join('')
    : format(messages.oneOf, { most: posts.slice(0, -1).join(', '), last: posts.at(-1) ?? '' });
}
