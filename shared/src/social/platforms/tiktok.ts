import * as messages from '#messages/platforms.json';
import { bareAddress, pathOf, type Platform, type PlatformLink } from '../platform.ts';

const ID = /^\d{5,32}$/;
const CODE = /^[\w-]{1,64}$/;
const CREATOR = /^@[\w.-]{1,64}$/;
const ORIGIN = 'https://www.tiktok.com';

export const tiktok: Platform = {
  name: 'TikTok',
  onePost: messages.tiktokPost,
  hosts: ['tiktok.com', 'www.tiktok.com', 'm.tiktok.com', 'vm.tiktok.com', 'vt.tiktok.com'],
  readLink,
  frame: {
    origin: ORIGIN,
    url: ({ id }) => `${ORIGIN}/player/v1/${id}?rel=0`,
    shape: () => 'upright',
    retry: 'once by itself',
  },
  sourceLabel: messages.viewVideo,
  messages: {
    notShown: messages.tiktokNotShown,
    invalidLink: messages.tiktokInvalidLink,
    invalidShortLink: messages.tiktokInvalidShortLink,
  },
  /** More than the platform's name (docs/rules.md, Importing). */
  tags: (creator) => {
    const name = creator.trim().replace(/^@+/, '');
    return ['TikTok', 'Video Recipe', 'Social Media', ...(name === '' ? [] : [`@${name}`])];
  },
};

/** '/@name/video/ID' and '/video/ID'; the short hosts and '/t/CODE' are followed. */
function readLink(url: URL): PlatformLink | undefined {
  const path = pathOf(url);
  const isShortHost = /^v[mt]\./.test(url.hostname);
  const code = isShortHost ? path[0] : path[0] === 't' ? path[1] : undefined;
  if (code !== undefined && CODE.test(code)) return { shortUrl: bareAddress(url) };
  const at = path.findIndex((part) => ['video', 'photo', 'embed', 'player', 'v'].includes(part));
  if (at < 0 || at > 1) return undefined;
  const next = path[at + 1] ?? '';
  const id = (/^v\d$/.test(next) ? (path[at + 2] ?? '') : next).replace(/\.html$/, '');
  if (!ID.test(id)) return undefined;
  const creator = at === 1 && CREATOR.test(path[0] ?? '') ? (path[0] ?? '@') : '@';
  const form = path[at] === 'photo' ? 'post' : 'video';
  return { post: { id, form, address: `${ORIGIN}/${creator}/${form === 'post' ? 'photo' : 'video'}/${id}` } };
}
