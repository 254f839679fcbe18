import * as messages from '#messages/platforms.json';
import { bareAddress, pathOf, type Platform, type PlatformLink } from '../platform.ts';

const ID = /^[\w-]{1,64}$/;
const FORMS: Readonly<Record<string, 'post' | 'reel'>> = {
  p: 'post',
  tv: 'post',
  reel: 'reel',
  reels: 'reel',
};
const ORIGIN = 'https://www.instagram.com';
const INVALID = messages.instagramInvalid;

export const instagram: Platform = {
  name: 'Instagram',
  onePost: messages.instagramPost,
  hosts: ['instagram.com', 'www.instagram.com', 'm.instagram.com', 'instagr.am', 'www.instagr.am'],
  readLink,
  frame: {
    origin: ORIGIN,
    url: ({ id, form }) => `${ORIGIN}/${pathOfForm(form)}/${id}/embed/`,
    shape: () => 'measured',
    retry: 'when asked',
  },
  sourceLabel: messages.viewPost,
  messages: {
    notShown: messages.instagramNotShown,
    invalidLink: INVALID,
    invalidShortLink: INVALID,
  },
  tags: () => ['Instagram'],
};

/** '/p/ID', '/reel/ID', with or without a name before; '/share/…' is followed. */
function readLink(url: URL): PlatformLink | undefined {
  const path = pathOf(url);
  if (path[0] === 'share') {
    const hasCode = path.length > 1 && path.slice(1).every((part) => ID.test(part));
    return hasCode ? { shortUrl: bareAddress(url) } : undefined;
  }
  const at = path.findIndex((part) => Object.hasOwn(FORMS, part));
  const form = FORMS[path[at] ?? ''];
  const id = path[at + 1] ?? '';
  if (form === undefined || at > 1 || !ID.test(id) || id === 'audio') return undefined;
  return { post: { id, form, address: `${ORIGIN}/${pathOfForm(form)}/${id}/` } };
}

function pathOfForm(form: string): string {
  return form === 'reel' ? 'reel' : 'p';
}
