import { embeddablePost, platformOf, readSocialLink, type SocialPost } from '@larder/shared/social/link';
import { SOCIAL_MESSAGES, type SocialPlatform } from '@larder/shared/social/messages';
import type { Deps } from '../../../ctx.ts';
import { AppError } from '../../../errors.ts';
import { readPostPage } from '../../../extraction/social/instagram.ts';
import { readOembed } from '../../../extraction/social/oembed.ts';
import { type PostFacts, type PostReading } from '../../../extraction/social/post.ts';
import { readVideoApi, readWatchPage, stepsOfSubtitles } from '../../../extraction/social/youtube.ts';
import type { Reading } from './source.ts';

const VIDEO_API = 'https://www.googleapis.com/youtube/v3/videos';

/** The post that a link leads to; a short link is followed, as long as it stays with its platform. */
export async function findPost(deps: Deps, url: string, { signal, pace }: Reading): Promise<SocialPost> {
  const link = readSocialLink(url);
  if (link.post) return link.post;
  if (link.problem) throw invalid(SOCIAL_MESSAGES[link.problem]);
  const { platform, shortUrl } = link.short;
  const hop = (address: string) => {
    const here = readSocialLink(atPlatform(deps, address, platform));
    if (here.post?.platform === platform) return 'there';
    return platformOf(atPlatform(deps, address, platform)) === platform ? 'further' : 'refused';
  };
  const found = await deps.guardedFetch.destination(asked(deps, shortUrl), { signal, pace, hop });
  const post = found === null ? undefined : readSocialLink(atPlatform(deps, found, platform)).post;
  if (post) return post;
  const reason = embeddablePost(shortUrl);
  throw invalid('failure' in reason ? reason.failure : SOCIAL_MESSAGES.noId);
}

function invalid(message: string): AppError {
  return new AppError('POST_INVALID', message);
}

/** What the post's platform tells of it without anybody being signed in there. */
export async function askPlatform(deps: Deps, post: SocialPost, reading: Reading): Promise<PostReading> {
  switch (post.platform) {
    case 'youtube':
      return askYouTube(deps, post, reading);
    case 'tiktok': {
      const answer = await ask(deps, oembedUrl('https://www.tiktok.com/oembed', post), reading);
      return readOembed(answer, { titleIsCaption: true });
    }
    case 'instagram':
      return askInstagram(deps, post, reading);
  }
}

async function askYouTube(deps: Deps, post: SocialPost, reading: Reading): Promise<PostReading> {
  const { youtubeApiKey } = deps.config;
  if (youtubeApiKey !== undefined) {
    const query = new URLSearchParams({ part: 'snippet,contentDetails', id: post.id, key: youtubeApiKey });
    const answer = await orFailed(() => ask(deps, `${VIDEO_API}?${query.toString()}`, reading));
    const read = answer && readVideoApi(answer);
    if (read && read.refusal !== 'failed') return read;
  }
  const page = await orFailed(() => ask(deps, watchUrl(post), reading));
  const watched: PostReading = page?.status === 200 ? readWatchPage(page.text) : { refusal: 'failed' };
  if (watched.facts || watched.refusal !== 'failed') return watched;
  const oembed = await ask(deps, oembedUrl('https://www.youtube.com/oembed', post), reading);
  return readOembed(oembed, { titleIsCaption: false });
}

async function askInstagram(deps: Deps, post: SocialPost, { signal, pace }: Reading): Promise<PostReading> {
  try {
    const page = await deps.guardedFetch.page(asked(deps, post.address), { signal, pace });
    return readPostPage(page.html, page.url);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.appCode === 'IMPORT_PAGE_GONE') return { refusal: 'gone' };
    if (error.appCode === 'IMPORT_BLOCKED') return { refusal: 'blocked' };
    throw error;
  }
}

const MAX_TRACKS = 2;

/** Steps out of what is said in a video; none when there are no subtitles, or they cannot be had. */
export async function spokenSteps(
  deps: Deps,
  post: SocialPost,
  facts: PostFacts,
  reading: Reading,
): Promise<string[]> {
  for (const address of (await subtitlesOf(deps, post, facts, reading)).slice(0, MAX_TRACKS)) {
    if (platformOf(address) !== 'youtube') continue;
    const url = new URL(address);
    url.searchParams.set('fmt', 'json3');
    const answer = await orFailed(() => ask(deps, url.href, reading));
    const steps = answer?.status === 200 ? stepsOfSubtitles(answer.text) : [];
    if (steps.length > 0) return steps;
  }
  return [];
}

/** The Data API names no subtitles: the public page does. */
async function subtitlesOf(
  deps: Deps,
  post: SocialPost,
  { subtitles }: PostFacts,
  reading: Reading,
): Promise<string[]> {
  if (subtitles.length > 0 || post.platform !== 'youtube') return subtitles;
  const page = await orFailed(() => ask(deps, watchUrl(post), reading));
  return (page?.status === 200 ? readWatchPage(page.text).facts?.subtitles : undefined) ?? [];
}

function watchUrl({ id }: SocialPost): string {
  return `https://www.youtube.com/watch?v=${id}&hl=en`;
}

function ask(deps: Deps, url: string, { signal, pace }: Reading): Promise<{ status: number; text: string }> {
  return deps.guardedFetch.data(asked(deps, url), { signal, pace });
}

/** One source of several: when it cannot be reached, the next one is asked. */
async function orFailed<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

function oembedUrl(endpoint: string, { address }: SocialPost): string {
  return `${endpoint}?${new URLSearchParams({ format: 'json', url: address }).toString()}`;
}

/** Where an address of a platform is asked: there, unless the operator has named another place. */
function asked({ config }: Pick<Deps, 'config'>, address: string): string {
  const { origin } = new URL(address);
  const other = config.platformOrigins[origin];
  return other === undefined ? address : `${other}${address.slice(origin.length)}`;
}

/** The reverse: an address of the place that stands for the platform, as the platform's own. */
function atPlatform({ config }: Pick<Deps, 'config'>, address: string, platform: SocialPlatform): string {
  const { origin } = new URL(address);
  const own = Object.entries(config.platformOrigins)
    .filter(([, other]) => other === origin)
    .map(([original]) => original)
    .filter((original) => platformOf(`${original}/`) === platform)
    .sort((a, b) => b.length - a.length)[0];
  return own === undefined ? address : `${own}${address.slice(origin.length)}`;
}
