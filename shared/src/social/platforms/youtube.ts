import * as messages from '#messages/platforms.json';
import { pathOf, type Platform, type PlatformLink } from '../platform.ts';

/** YouTube's ids have eleven characters today; nothing promises that. */
const ID = /^[\w-]{6,20}$/;
/** Pages of YouTube that stand where an id would. */
const NO_VIDEO = /^(?:videoseries|live_stream|playlist)$/;
const ORIGIN = 'https://www.youtube-nocookie.com';

export const youtube: Platform = {
  name: 'YouTube',
  onePost: messages.youtubePost,
  hosts: [
    ...['youtube.com', 'www.youtube.com', 'm.youtube.com', 'music.youtube.com'],
    ...['youtu.be', 'www.youtu.be', 'youtube-nocookie.com', 'www.youtube-nocookie.com'],
  ],
  readLink,
  frame: {
    origin: ORIGIN,
    url: ({ id }) => `${ORIGIN}/embed/${id}?rel=0&enablejsapi=1`,
    shape: (form) => (form === 'short' ? 'small-upright' : 'wide'),
    greeting: '{"event":"listening"}',
    retry: 'never',
  },
  sourceLabel: messages.viewVideo,
  messages: { notShown: messages.youtubeNotShown },
  tags: () => ['YouTube'],
};

function readLink(url: URL): PlatformLink | undefined {
  const [first = '', second = ''] = pathOf(url);
  const isShortHost = /^(?:www\.)?youtu\.be$/.test(url.hostname);
  if (isShortHost) return videoOf(first, 'video');
  if (first === 'watch') return videoOf(url.searchParams.get('v') ?? '', 'video');
  if (first === 'shorts') return videoOf(second, 'short');
  return ['embed', 'v', 'live'].includes(first) ? videoOf(second, 'video') : undefined;
}

function videoOf(id: string, form: 'video' | 'short'): PlatformLink | undefined {
  if (!ID.test(id) || NO_VIDEO.test(id)) return undefined;
  const path = form === 'short' ? `shorts/${id}` : `watch?v=${id}`;
  return { post: { id, form, address: `https://www.youtube.com/${path}` } };
}
