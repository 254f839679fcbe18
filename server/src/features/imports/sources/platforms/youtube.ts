import { platformOf, type SocialPost } from '@larder/shared/social/link';
import type { PostFacts, PostReading } from '../../../../extraction/social/post.ts';
import { readVideoApi, readWatchPage, stepsOfSubtitles } from '../../../../extraction/social/youtube.ts';
import { ask, oembedReader, orUndefined, type Asking, type PlatformReader } from './reader.ts';

const VIDEO_API = 'https://www.googleapis.com/youtube/v3/videos';
const MAX_TRACKS = 2;

const byOembed = oembedReader('https://www.youtube.com/oembed', { titleIsCaption: false });

/** The Data API where there is a key for it, then the public page, then oEmbed, which knows no caption. */
export const youtubeReader: PlatformReader = { readPost, spokenSteps };

async function readPost(asking: Asking, post: SocialPost): Promise<PostReading> {
  const { youtubeApiKey } = asking.deps.config;
  if (youtubeApiKey !== undefined) {
    const query = new URLSearchParams({ part: 'snippet,contentDetails', id: post.id, key: youtubeApiKey });
    const answer = await orUndefined(() => ask(asking, `${VIDEO_API}?${query.toString()}`));
    const read = answer && readVideoApi(answer);
    if (read && read.refusal !== 'failed') return read;
  }
  const watched = (await readPublicPage(asking, post)) ?? { refusal: 'failed' };
  if (watched.facts || watched.refusal !== 'failed') return watched;
  return byOembed.readPost(asking, post);
}

async function spokenSteps(asking: Asking, post: SocialPost, facts: PostFacts): Promise<string[]> {
  for (const address of (await subtitlesOf(asking, post, facts)).slice(0, MAX_TRACKS)) {
    if (platformOf(address) !== post.platform) continue;
    const url = new URL(address);
    url.searchParams.set('fmt', 'json3');
    const answer = await orUndefined(() => ask(asking, url.href));
    const steps = answer?.status === 200 ? stepsOfSubtitles(answer.text) : [];
    if (steps.length > 0) return steps;
  }
  return [];
}

/** The Data API names no subtitles: the public page does. */
async function subtitlesOf(asking: Asking, post: SocialPost, { subtitles }: PostFacts): Promise<string[]> {
  if (subtitles.length > 0) return subtitles;
  return (await readPublicPage(asking, post))?.facts?.subtitles ?? [];
}

async function readPublicPage(asking: Asking, { id }: SocialPost): Promise<PostReading | undefined> {
  const page = await orUndefined(() => ask(asking, `https://www.youtube.com/watch?v=${id}&hl=en`));
  return page?.status === 200 ? readWatchPage(page.text) : undefined;
}
