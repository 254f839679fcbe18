import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';

/** One server that answers as YouTube, Instagram and TikTok do, to visitors who are not signed in. */
export interface Platforms {
  host: string;
  origin: string;
  /** The environment in which a server asks it instead of the platforms. */
  env: Record<string, string>;
  /** Paths that were asked for, in order, with their queries. */
  visits: string[];
  close: () => Promise<void>;
}

export const POST_CAPTION = `Lemon drizzle loaf 🍋

Serves 8

Ingredients:
- 200 g butter
- 200 g sugar
- 3 eggs
- 200 g flour

Method:
1. Beat everything together.
2. Bake at 180C for 45 minutes.`;

export const TWO_SPREADS = `Two spreads for the picnic

OLIVE PASTE
100 g olives
2 tbsp oil
Blend until smooth.

EGG BUTTER
3 eggs, boiled
80 g butter
Chop and mix.`;

const INGREDIENTS_ONLY = POST_CAPTION.slice(0, POST_CAPTION.indexOf('\n\nMethod'));
const ORIGINS = [
  'https://www.googleapis.com',
  'https://www.youtube.com',
  'https://www.instagram.com',
  'https://www.tiktok.com',
  'https://vm.tiktok.com',
];

/** Video or post id -> what the platform says of it. */
const VIDEOS: Readonly<Record<string, object>> = {
  lemonLoaf01: watchable(POST_CAPTION),
  spokenLoaf1: watchable(INGREDIENTS_ONLY, [
    { baseUrl: 'https://www.youtube.com/api/timedtext?v=spokenLoaf1', kind: 'asr', languageCode: 'en' },
  ]),
  twoSpreads1: watchable(TWO_SPREADS),
  noWords0001: watchable(''),
  justTalking: watchable('We talk about lemons.\nFull recipe: https://kitchen.example/lemon-recipe'),
  privateLoaf: refused('LOGIN_REQUIRED', 'This video is private'),
  deletedLoaf: refused('ERROR', 'Video unavailable'),
  adultsLoaf1: refused('LOGIN_REQUIRED', 'Sign in to confirm your age'),
  robotsLoaf1: refused('LOGIN_REQUIRED', 'Sign in to confirm you’re not a bot'),
};
const SPOKEN = [
  'so hello and welcome',
  'beat the butter and the sugar',
  'add the eggs and mix in the flour',
  '[Music]',
  'bake it for 45 minutes',
  'bye',
];

function watchable(shortDescription: string, captionTracks: object[] = []): object {
  return {
    playabilityStatus: { status: 'OK' },
    videoDetails: {
      title: 'Lemon Drizzle Loaf | Kitchen {of} the "House"',
      shortDescription,
      author: 'Kitchen of the House',
      lengthSeconds: '754',
      thumbnail: {
        thumbnails: [
          { url: 'THUMBNAIL', width: 120 },
          { url: 'THUMBNAIL', width: 1280 },
        ],
      },
    },
    captions: { playerCaptionsTracklistRenderer: { captionTracks } },
  };
}

function refused(status: string, reason: string): object {
  return { playabilityStatus: { status, reason } };
}

/** A real HTTP server on 127.0.0.1. */
export async function startPlatforms(): Promise<Platforms> {
  const visits: string[] = [];
  const picture = await sharp({ create: { width: 640, height: 360, channels: 3, background: '#e8c547' } })
    .jpeg()
    .toBuffer();
  const server = createServer((request, response) => {
    visits.push(request.url ?? '/');
    answer(request, response, picture);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const origin = `http://${host}`;
  return {
    host,
    origin,
    env: {
      FETCH_ALLOW_HOSTS: host,
      PLATFORM_ORIGINS: ORIGINS.map((platform) => `${platform}=${origin}`).join(','),
    },
    visits,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function answer(request: IncomingMessage, response: ServerResponse, picture: Buffer): void {
  const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
  const thumbnail = `${url.origin}/thumbnail.jpg`;
  const [first = '', second = ''] = url.pathname.split('/').filter(Boolean);
  if (url.pathname === '/thumbnail.jpg') {
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture);
  } else if (url.pathname === '/youtube/v3/videos') {
    videoApi(url, response, thumbnail);
  } else if (first === 'watch') {
    watchPage(url.searchParams.get('v') ?? '', response, thumbnail);
  } else if (url.pathname === '/api/timedtext') {
    const events = SPOKEN.map((utf8, index) => ({ tStartMs: index * 1000, segs: [{ utf8 }] }));
    json(response, 200, { wireMagic: 'pb3', events });
  } else if (first === 'oembed') {
    oembed(url.searchParams.get('url') ?? '', response, thumbnail);
  } else if (first === 'p' || first === 'reel') {
    instagramPost(second, response, thumbnail);
  } else if (first === 'ZMshort') {
    response.writeHead(301, { location: '/@kitchen/video/7301234567890123456?_r=1' }).end();
  } else if (first === 'ZMaway') {
    response.writeHead(301, { location: 'http://127.0.0.1:1/@kitchen/video/7301234567890123456' }).end();
  } else if (first === 'ZMprofile') {
    response.writeHead(301, { location: '/@kitchen' }).end();
  } else {
    html(response, 200, '<title>TikTok - Make Your Day</title>');
  }
}

function videoApi(url: URL, response: ServerResponse, thumbnail: string): void {
  if (url.searchParams.get('key') !== 'a-good-key') return json(response, 403, { error: { code: 403 } });
  const id = url.searchParams.get('id');
  const items =
    id === 'lemonLoaf01' || id === 'spokenLoaf1'
      ? [
          {
            id,
            snippet: {
              title: 'Lemon Drizzle Loaf (from the interface)',
              description: id === 'lemonLoaf01' ? POST_CAPTION : INGREDIENTS_ONLY,
              channelTitle: 'Kitchen of the House',
              thumbnails: { default: { url: thumbnail, width: 120 }, high: { url: thumbnail, width: 480 } },
            },
            contentDetails: { duration: 'PT12M34S' },
          },
        ]
      : [];
  json(response, 200, { kind: 'youtube#videoListResponse', items });
}

function watchPage(id: string, response: ServerResponse, thumbnail: string): void {
  if (id === 'brokenLoaf1' || id === 'oembedOnly1') return html(response, 200, '<title>YouTube</title>');
  const player = JSON.stringify(VIDEOS[id] ?? refused('ERROR', 'Video unavailable')).replaceAll(
    'THUMBNAIL',
    thumbnail,
  );
  html(
    response,
    200,
    `<title>Video</title><script>var ytInitialPlayerResponse = ${player};var meta = {};</script>`,
  );
}

function oembed(address: string, response: ServerResponse, thumbnail: string): void {
  const isTikTok = address.includes('tiktok.com');
  if (address.includes('1111111111'))
    return json(response, 400, { code: 400, message: 'Something went wrong' });
  if (address.includes('2222222222')) return json(response, 429, { code: 429, message: 'Too many requests' });
  if (address.includes('4444444444')) return json(response, 500, { code: 500 });
  if (address.includes('3333333333'))
    return json(response, 200, {
      version: '1.0',
      title: '',
      author_name: 'Kitchen',
      thumbnail_url: thumbnail,
    });
  if (address.includes('brokenLoaf1')) return json(response, 401, 'Unauthorized');
  json(response, 200, {
    version: '1.0',
    title: isTikTok ? `${POST_CAPTION}\n#lemon #fyp` : 'Lemon Drizzle Loaf',
    author_name: isTikTok ? 'Kitchen 🍋' : 'Kitchen of the House',
    ...(isTikTok ? { author_unique_id: 'kitchen.house' } : {}),
    thumbnail_url: thumbnail,
  });
}

function instagramPost(code: string, response: ServerResponse, thumbnail: string): void {
  if (code === 'GoneGone') return html(response, 404, '<title>Page not found</title>');
  if (code === 'WallWall') return html(response, 200, '<title>Instagram</title><p>Log in</p>');
  if (code === 'BusyBusy') return html(response, 429, '<p>Please wait a few minutes</p>');
  if (code === 'NoWords')
    return html(
      response,
      200,
      `<meta property="og:title" content="Kitchen House on Instagram" /><meta property="og:image" content="${thumbnail}" />`,
    );
  if (code === 'Private')
    return html(response, 200, '<title>Instagram</title><h2>This account is private</h2>');
  const quoted = POST_CAPTION.replaceAll('"', '&quot;');
  html(
    response,
    200,
    `<meta property="og:title" content="Kitchen House on Instagram: &quot;${quoted}&quot;" />
    <meta property="og:description" content="1,204 likes, 31 comments - kitchen.house on May 4, 2025: &quot;${quoted}&quot;. " />
    <meta property="og:image" content="${thumbnail}" />`,
  );
}

function json(response: ServerResponse, status: number, value: unknown): void {
  response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
    .end(JSON.stringify(value));
}

function html(response: ServerResponse, status: number, body: string): void {
  response
    .writeHead(status, { 'content-type': 'text/html; charset=utf-8' })
    .end(`<!doctype html><html><head>${body}</head></html>`);
}
