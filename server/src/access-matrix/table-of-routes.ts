import { testImage } from '../testing/images.ts';
import type { Asker, Ids, Persona, Subject } from './matrix-language.ts';

/**
 * - sees: the thing itself; done: rows have changed; page: the app, which holds nothing of anybody's; landing: the page for visitors
 * - file: the same for everybody
 * - missing: 404, byte for byte as for ids that never were; unauthorized: 401, whatever is asked for
 */
type RouteOutcome = 'sees' | 'done' | 'page' | 'landing' | 'file' | 'missing' | 'unauthorized';
type RouteCells = { readonly [P in Persona]?: RouteOutcome };

export interface Sent {
  headers: Record<string, string>;
  payload: Buffer;
}

export interface RouteRow {
  as?: string;
  url: (about: Ids, me: Asker) => string;
  /** What is sent there, by POST. */
  sends?: () => Promise<Sent>;
  cells: { readonly [S in Subject]?: RouteCells };
}

/** Pages of the app hold nothing: what is in them is asked of procedures. A cookie, even an old one, gets the app itself. */
const guarded = (url: RouteRow['url']): RouteRow[] => [
  { url, cells: { private: { anonymous: 'landing', owner: 'page', stranger: 'page', gone: 'page' } } },
];
const forAnybody = (url: string): RouteRow[] => [
  { url: () => url, cells: { private: { anonymous: 'page', owner: 'page', gone: 'page' } } },
];
const file = (url: string): RouteRow[] => [
  { url: () => url, cells: { private: { anonymous: 'file', owner: 'file', gone: 'file' } } },
];

const everybody = (outcome: RouteOutcome): Record<Persona, RouteOutcome> => ({
  anonymous: outcome,
  owner: outcome,
  follower: outcome,
  chosen: outcome,
  former: outcome,
  requested: outcome,
  addressee: outcome,
  stranger: outcome,
  blocked: outcome,
  gone: outcome,
});

/** Pictures are seen by whoever sees what they are of, at this moment. */
const PICTURES: RouteRow['cells'] = {
  private: { ...everybody('missing'), owner: 'sees' },
  limited: { ...everybody('missing'), owner: 'sees', follower: 'sees', chosen: 'sees' },
  chosen: { ...everybody('missing'), owner: 'sees', chosen: 'sees' },
  followers_only: { ...everybody('missing'), owner: 'sees', follower: 'sees', chosen: 'sees' },
  public: { ...everybody('sees'), anonymous: 'missing', blocked: 'missing', gone: 'missing' },
  closed: { ...everybody('missing'), follower: 'sees', chosen: 'sees' },
};
const file320 = (id: string, query = '') => `/images/${id}/320.jpg${query}`;

function formOf(picture: Buffer): Sent {
  const part = (head: string) => `--boundary\r\ncontent-disposition: form-data; ${head}\r\n\r\n`;
  const before = `${part('name="purpose"')}photo\r\n${part('name="file"; filename="a.jpg"')}`;
  const payload = Buffer.concat([Buffer.from(before), picture, Buffer.from('\r\n--boundary--\r\n')]);
  return { headers: { 'content-type': 'multipart/form-data; boundary=boundary' }, payload };
}

/** Every route of the server but /trpc, whose procedures have a table of their own; HEAD answers as GET does. */
export const ROUTES: Record<string, RouteRow[]> = {
  '/': guarded(() => '/'),
  '/favorites': guarded(() => '/favorites'),
  '/collections': guarded(() => '/collections'),
  '/collection/:id': guarded(({ collection }) => `/collection/${collection}`),
  '/recipe/add': guarded(() => '/recipe/add'),
  '/recipe/add/manual': guarded(({ failedImport }) => `/recipe/add/manual?import=${failedImport}`),
  '/recipe/add/url': guarded(() => '/recipe/add/url'),
  '/recipe/add/page': guarded(() => '/recipe/add/page'),
  '/recipe/add/photos': guarded(() => '/recipe/add/photos'),
  '/recipe/add/social': guarded(() => '/recipe/add/social'),
  '/recipe/add/text': guarded(() => '/recipe/add/text'),
  '/imports': guarded(() => '/imports'),
  '/recipe/:id': guarded(({ recipe }) => `/recipe/${recipe}`),
  '/recipe/:id/edit': guarded(({ recipe }) => `/recipe/${recipe}/edit`),
  '/profile': guarded(() => '/profile'),
  '/connections': guarded(() => '/connections'),
  '/profile/:userId': guarded(({ person }) => `/profile/${person}`),
  '/user/:userId/collection/:id': guarded(
    ({ person, collection }) => `/user/${person}/collection/${collection}`,
  ),
  '/user/:userId/favorites': guarded(({ person }) => `/user/${person}/favorites`),
  '/shares': guarded(() => '/shares'),
  '/about-us': forAnybody('/about-us'),
  '/terms': forAnybody('/terms'),
  '/privacy-policy': forAnybody('/privacy-policy'),
  '/reset-password': forAnybody('/reset-password?access_token=a&refresh_token=b'),
  '/shared/recipe/:shareId': [
    {
      url: ({ share }) => `/shared/recipe/${share}`,
      cells: {
        private: everybody('sees'),
        closed: { anonymous: 'sees', stranger: 'sees', blocked: 'sees' },
        missing: { anonymous: 'missing', owner: 'missing', gone: 'missing' },
      },
    },
    {
      as: 'by the id of its recipe',
      url: ({ recipe }) => `/shared/recipe/${recipe}`,
      cells: { public: { anonymous: 'missing', owner: 'missing', follower: 'missing' } },
    },
  ],
  '/images/:photoId/:file': [
    {
      as: 'of a recipe',
      url: ({ picture }) => file320(picture),
      cells: {
        ...PICTURES,
        favorites: { ...everybody('missing'), owner: 'sees' },
        missing: { anonymous: 'missing', owner: 'missing', stranger: 'missing', gone: 'missing' },
      },
    },
    { as: 'of a collection', url: ({ cover }) => file320(cover), cells: PICTURES },
    {
      as: 'of a recipe, by its link',
      url: ({ picture, share }) => file320(picture, `?share=${share}`),
      cells: {
        private: everybody('sees'),
        closed: { anonymous: 'sees', stranger: 'sees', blocked: 'sees' },
      },
    },
    {
      as: 'of a collection, by the link of a recipe in it',
      url: ({ cover, share }) => file320(cover, `?share=${share}`),
      cells: { private: { ...everybody('missing'), owner: 'sees' } },
    },
    {
      as: 'of a person',
      url: ({ avatar }) => file320(avatar),
      cells: { open: PICTURES.public!, secretive: PICTURES.public! },
    },
    {
      as: 'of a person, by the link of a recipe of theirs',
      url: ({ avatar, share }) => file320(avatar, `?share=${share}`),
      cells: { open: { anonymous: 'missing', blocked: 'missing', gone: 'missing' } },
    },
    {
      as: 'a photo of a recipe',
      url: ({ photo }) => file320(photo),
      cells: { public: { ...everybody('missing'), owner: 'sees' } },
    },
    {
      as: 'a photo of a recipe, by its link',
      url: ({ photo, share }) => file320(photo, `?share=${share}`),
      cells: { private: everybody('sees') },
    },
    {
      as: 'a photo as large as it came, by its link',
      url: ({ photo, share }) => `/images/${photo}/full.jpg?share=${share}`,
      cells: { public: { ...everybody('missing'), owner: 'sees' } },
    },
    {
      as: 'in a width that there is not',
      url: ({ picture }) => `/images/${picture}/321.jpg`,
      cells: { public: { owner: 'missing', follower: 'missing', stranger: 'missing' } },
    },
  ],
  '/api/uploads': [
    {
      url: () => '/api/uploads',
      sends: async () => formOf(await testImage()),
      cells: { open: { anonymous: 'unauthorized', owner: 'done', stranger: 'done', gone: 'unauthorized' } },
    },
  ],
  '/api/exports/:id': [
    {
      url: (about) => `/api/exports/${about.export}`,
      cells: {
        open: { ...everybody('missing'), owner: 'sees', anonymous: 'unauthorized', gone: 'unauthorized' },
        missing: { anonymous: 'unauthorized', owner: 'missing', stranger: 'missing', gone: 'unauthorized' },
      },
    },
  ],
  '/healthz': file('/healthz'),
  '/readyz': file('/readyz'),
  '/assets/*': file('/assets/main-abc123.js'),
  '/favicon.svg': file('/favicon.svg'),
};
