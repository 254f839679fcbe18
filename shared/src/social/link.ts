import { SOCIAL_MESSAGES } from './messages.ts';
import type { PostLink } from './platform.ts';
import { allPlatforms, PLATFORMS, type SocialPlatform } from './platforms.ts';

/** A link that names one video or post. */
export interface SocialPost extends PostLink {
  platform: SocialPlatform;
}

/** A link that only its platform can resolve: the post is found by following it. */
export interface SocialShortLink {
  platform: SocialPlatform;
  shortUrl: string;
}

export type SocialProblem = 'empty' | 'invalidUrl' | 'noId';
export type SocialLink =
  | { post: SocialPost; short?: undefined; problem?: undefined }
  | { short: SocialShortLink; platform?: undefined; post?: undefined; problem?: undefined }
  | { problem: SocialProblem; platform?: SocialPlatform; post?: undefined; short?: undefined };

const MAX_URL_LENGTH = 2_048;

/** The platform whose host an http(s) address names; undefined for any other address, 'youtube.com.evil.tld' among them. */
export function platformOf(value: string): SocialPlatform | undefined {
  const url = parse(value);
  return url && platformOfHost(url.hostname);
}

/** What a link to a video or post leads to, or the first thing that is wrong with it. */
export function readSocialLink(value: string): SocialLink {
  if (value.trim() === '') return { problem: 'empty' };
  const url = parse(value);
  const platform = url && platformOfHost(url.hostname);
  if (!url || !platform) return { problem: 'invalidUrl' };
  const link = PLATFORMS[platform].readLink(url);
  if (!link) return { problem: 'noId', platform };
  if (link.post) return { post: { platform, ...link.post } };
  return { short: { platform, shortUrl: link.shortUrl } };
}

/** The sentence about a link that cannot be used. */
export function socialProblemMessage(problem: SocialProblem): string {
  return SOCIAL_MESSAGES[problem];
}

/**
 * The post that an address on a recipe shows, to be embedded.
 * @returns the post, or the sentence that says why there is none.
 */
export function embeddablePost(value: string): SocialPost | { failure: string } {
  const link = readSocialLink(value);
  if (link.post) return link.post;
  const platform = link.short?.platform ?? link.platform;
  if (!platform) return { failure: SOCIAL_MESSAGES.unsupportedPlatform };
  const { invalidLink, invalidShortLink } = PLATFORMS[platform].messages;
  return { failure: (link.short ? invalidShortLink : invalidLink) ?? SOCIAL_MESSAGES.noId };
}

/** The address of the platform's own player or post in a frame. */
export function embedUrl({ platform, ...post }: Pick<SocialPost, 'platform' | 'id' | 'form'>): string {
  return PLATFORMS[platform].frame.url(post);
}

function platformOfHost(host: string): SocialPlatform | undefined {
  return allPlatforms().find(([, { hosts }]) => hosts.includes(host))?.[0];
}

function parse(value: string): URL | undefined {
  const text = value.trim();
  if (text.length > MAX_URL_LENGTH || !/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.port === '' && url.username === '' && url.password === '' ? url : undefined;
}
