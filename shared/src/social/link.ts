import { SOCIAL_MESSAGES, type SocialPlatform } from './messages.ts';

/** A link that names one video or post. */
export interface SocialPost {
  platform: SocialPlatform;
  id: string;
  /** 'short' and 'reel' stand upright, 'post' may be pictures only. */
  form: 'video' | 'short' | 'reel' | 'post';
  /** The platform's own address of it, without anything that tells who shared it. */
  address: string;
}

/** A link that only its platform can resolve: whoever wants the post has to follow it. */
export interface SocialShortLink {
  platform: SocialPlatform;
  shortUrl: string;
}

export type SocialProblem = 'empty' | 'invalidUrl' | 'noId';
export type SocialLink =
  | { post: SocialPost; short?: undefined; problem?: undefined }
  | { short: SocialShortLink; platform?: undefined; post?: undefined; problem?: undefined }
  | { problem: SocialProblem; platform?: SocialPlatform; post?: undefined; short?: undefined };

/** Every host that is taken for a platform's, exactly as it is. */
const HOSTS: ReadonlyMap<string, SocialPlatform> = new Map([
  ...['youtube.com', 'www.youtube.com', 'm.youtube.com', 'music.youtube.com'].map(
    (host) => [host, 'youtube'] as const,
  ),
  ...['youtu.be', 'www.youtu.be', 'youtube-nocookie.com', 'www.youtube-nocookie.com'].map(
    (host) => [host, 'youtube'] as const,
  ),
  ...['instagram.com', 'www.instagram.com', 'm.instagram.com', 'instagr.am', 'www.instagr.am'].map(
    (host) => [host, 'instagram'] as const,
  ),
  ...['tiktok.com', 'www.tiktok.com', 'm.tiktok.com', 'vm.tiktok.com', 'vt.tiktok.com'].map(
    (host) => [host, 'tiktok'] as const,
  ),
]);

const MAX_URL_LENGTH = 2_048;

/** The platform whose host an http(s) address names; undefined for any other address, 'youtube.com.evil.tld' among them. */
export function platformOf(value: string): SocialPlatform | undefined {
  const url = parse(value);
  return url && HOSTS.get(url.hostname);
}

/** What a link to a video or post leads to, or the first thing that is wrong with it. */
export function readSocialLink(value: string): SocialLink {
  if (value.trim() === '') return { problem: 'empty' };
  const url = parse(value);
  const platform = url && HOSTS.get(url.hostname);
  if (!url || !platform) return { problem: 'invalidUrl' };
  return READERS[platform](url) ?? { problem: 'noId', platform };
}

/** What a person is told about a link that cannot be used. */
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
  if (platform === 'youtube') return { failure: SOCIAL_MESSAGES.noId };
  if (platform === 'instagram') return { failure: SOCIAL_MESSAGES.invalidInstagram };
  return { failure: link.short ? SOCIAL_MESSAGES.invalidTikTok : SOCIAL_MESSAGES.invalidTikTokFormat };
}

/** The address of the platform's own player or post in a frame: no script of theirs runs in our pages. */
export function embedUrl({ platform, id, form }: Pick<SocialPost, 'platform' | 'id' | 'form'>): string {
  switch (platform) {
    case 'youtube':
      return `https://www.youtube-nocookie.com/embed/${id}?rel=0&enablejsapi=1`;
    case 'instagram':
      return `https://www.instagram.com/${form === 'reel' ? 'reel' : 'p'}/${id}/embed/`;
    case 'tiktok':
      return `https://www.tiktok.com/player/v1/${id}?rel=0`;
  }
}

function parse(value: string): URL | undefined {
  const text = value.trim();
  if (text.length > MAX_URL_LENGTH || !/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.port === '' && url.username === '' && url.password === '' ? url : undefined;
}

const READERS: Readonly<Record<SocialPlatform, (url: URL) => SocialLink | undefined>> = {
  youtube: readYouTube,
  instagram: readInstagram,
  tiktok: readTikTok,
};

/** YouTube's ids have eleven characters today; nothing promises that. */
const YOUTUBE_ID = /^[\w-]{6,20}$/;
/** Pages of YouTube that stand where an id would. */
const NO_VIDEO = /^(?:videoseries|live_stream|playlist)$/;

function readYouTube(url: URL): SocialLink | undefined {
  const [first = '', second = ''] = pathOf(url);
  const isShortHost = /^(?:www\.)?youtu\.be$/.test(url.hostname);
  if (isShortHost) return youTubePost(first, 'video');
  if (first === 'watch') return youTubePost(url.searchParams.get('v') ?? '', 'video');
  if (first === 'shorts') return youTubePost(second, 'short');
  return ['embed', 'v', 'live'].includes(first) ? youTubePost(second, 'video') : undefined;
}

function youTubePost(id: string, form: 'video' | 'short'): SocialLink | undefined {
  if (!YOUTUBE_ID.test(id) || NO_VIDEO.test(id)) return undefined;
  const path = form === 'short' ? `shorts/${id}` : `watch?v=${id}`;
  return { post: { platform: 'youtube', id, form, address: `https://www.youtube.com/${path}` } };
}

const INSTAGRAM_ID = /^[\w-]{1,64}$/;
const INSTAGRAM_FORMS: Readonly<Record<string, 'post' | 'reel'>> = {
  p: 'post',
  tv: 'post',
  reel: 'reel',
  reels: 'reel',
};

/** '/p/ID', '/reel/ID', with or without a name before; '/share/…' is followed. */
function readInstagram(url: URL): SocialLink | undefined {
  const path = pathOf(url);
  if (path[0] === 'share') {
    const hasCode = path.length > 1 && path.slice(1).every((part) => INSTAGRAM_ID.test(part));
    return hasCode ? { short: { platform: 'instagram', shortUrl: bare(url) } } : undefined;
  }
  const at = path.findIndex((part) => Object.hasOwn(INSTAGRAM_FORMS, part));
  const form = INSTAGRAM_FORMS[path[at] ?? ''];
  const id = path[at + 1] ?? '';
  if (form === undefined || at > 1 || !INSTAGRAM_ID.test(id) || id === 'audio') return undefined;
  const address = `https://www.instagram.com/${form === 'reel' ? 'reel' : 'p'}/${id}/`;
  return { post: { platform: 'instagram', id, form, address } };
}

const TIKTOK_ID = /^\d{5,32}$/;
const TIKTOK_CODE = /^[\w-]{1,64}$/;
const TIKTOK_NAME = /^@[\w.-]{1,64}$/;

/** '/@name/video/ID' and '/video/ID'; the short hosts and '/t/CODE' are followed. */
function readTikTok(url: URL): SocialLink | undefined {
  const path = pathOf(url);
  const isShortHost = /^v[mt]\./.test(url.hostname);
  const code = isShortHost ? path[0] : path[0] === 't' ? path[1] : undefined;
  if (code !== undefined && TIKTOK_CODE.test(code))
    return { short: { platform: 'tiktok', shortUrl: bare(url) } };
  const at = path.findIndex((part) => ['video', 'photo', 'embed', 'player', 'v'].includes(part));
  if (at < 0 || at > 1) return undefined;
  const next = path[at + 1] ?? '';
  const id = (/^v\d$/.test(next) ? (path[at + 2] ?? '') : next).replace(/\.html$/, '');
  if (!TIKTOK_ID.test(id)) return undefined;
  const name = at === 1 && TIKTOK_NAME.test(path[0] ?? '') ? (path[0] ?? '@') : '@';
  const form = path[at] === 'photo' ? 'post' : 'video';
  const address = `https://www.tiktok.com/${name}/${form === 'post' ? 'photo' : 'video'}/${id}`;
  return { post: { platform: 'tiktok', id, form, address } };
}

function pathOf(url: URL): string[] {
  return url.pathname.split('/').filter((part) => part !== '');
}

/** Without query and fragment, over https: they say who shared it, not what. */
function bare(url: URL): string {
  return `https://${url.host}${url.pathname}`;
}
