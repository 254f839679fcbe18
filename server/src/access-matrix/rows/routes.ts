import { testImage } from '../../testing/images.ts';
import type { Caller, Ids, Persona, Subject, Token } from '../matrix-language.ts';

/**
 * - sees: shows the subject; done: rows have changed; page: the app, without data; landing: the page for visitors
 * - file: the same for all personas
 * - missing: 404, byte for byte as for missing ids; unauthorized: 401, forbidden: 403, the same for all subjects
 */
type RouteOutcome = 'sees' | 'done' | 'page' | 'landing' | 'file' | 'missing' | 'unauthorized' | 'forbidden';
type RouteCells = { readonly [P in Persona]?: RouteOutcome };

export interface Form {
  headers: Record<string, string>;
  payload: Buffer;
}

export interface RouteRow {
  variant?: string;
  url: (about: Ids, me: Caller) => string;
  /** The form to POST. */
  form?: () => Promise<Form>;
  cells: { readonly [S in Subject]?: RouteCells };
}

/** Pages of the app but home contain no data, which comes from procedures. With a session cookie, even an old one, the app is served. */
const guardedPage = (url: RouteRow['url']): RouteRow[] => [
  { url, cells: { private: { anonymous: 'landing', owner: 'page', stranger: 'page', gone: 'page' } } },
];
const publicPage = (url: string): RouteRow[] => [
  { url: () => url, cells: { private: { anonymous: 'page', owner: 'page', gone: 'page' } } },
];
const file = (url: string): RouteRow[] => [
  { url: () => url, cells: { private: { anonymous: 'file', owner: 'file', gone: 'file' } } },
];

const all = (outcome: RouteOutcome): Record<Persona, RouteOutcome> => ({
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

/** An image is visible to those who may see what it belongs to. */
const IMAGES: RouteRow['cells'] = {
  private: { ...all('missing'), owner: 'sees' },
  limited: { ...all('missing'), owner: 'sees', follower: 'sees', chosen: 'sees' },
  chosen: { ...all('missing'), owner: 'sees', chosen: 'sees' },
  followers_only: { ...all('missing'), owner: 'sees', follower: 'sees', chosen: 'sees' },
  public: { ...all('sees'), anonymous: 'missing', blocked: 'missing', gone: 'missing' },
  closed: { ...all('missing'), follower: 'sees', chosen: 'sees' },
};
const file320 = (id: string, query = '') => `/images/${id}/320.jpg${query}`;

function formOf(image: Buffer): Form {
  const part = (head: string) => `--boundary\r\ncontent-disposition: form-data; ${head}\r\n\r\n`;
  const before = `${part('name="purpose"')}photo\r\n${part('name="file"; filename="a.jpg"')}`;
  const payload = Buffer.concat([Buffer.from(before), image, Buffer.from('\r\n--boundary--\r\n')]);
  return { headers: { 'content-type': 'multipart/form-data; boundary=boundary' }, payload };
}

/** Every route of the server except /trpc, whose procedures have their own rows. */
export const ROUTES: Record<string, RouteRow[]> = {
  // With the first recipes of who is signed in.
  '/': [
    {
      url: () => '/',
      cells: { private: { anonymous: 'landing', owner: 'sees', stranger: 'page', gone: 'page' } },
    },
  ],
  '/shell': publicPage('/shell'),
  '/favorites': guardedPage(() => '/favorites'),
  '/collections': guardedPage(() => '/collections'),
  '/collection/:id': guardedPage(({ collection }) => `/collection/${collection}`),
  '/collection/smart/:id': guardedPage(({ smartCollection }) => `/collection/smart/${smartCollection}`),
  '/plan': guardedPage(() => '/plan'),
  '/plan/:day': guardedPage(() => '/plan/2026-11-23'),
  '/shopping': guardedPage(() => '/shopping'),
  '/shopping/:id': guardedPage(({ shoppingList }) => `/shopping/${shoppingList}`),
  '/recipe/add': guardedPage(() => '/recipe/add'),
  '/recipe/add/manual': guardedPage(({ failedImport }) => `/recipe/add/manual?import=${failedImport}`),
  '/recipe/add/url': guardedPage(() => '/recipe/add/url'),
  '/recipe/add/page': guardedPage(() => '/recipe/add/page'),
  '/recipe/add/photos': guardedPage(() => '/recipe/add/photos'),
  '/recipe/add/social': guardedPage(() => '/recipe/add/social'),
  '/recipe/add/text': guardedPage(() => '/recipe/add/text'),
  '/imports': guardedPage(() => '/imports'),
  '/import': guardedPage(() => '/import'),
  '/move-in': guardedPage(() => '/move-in'),
  '/recently-deleted': guardedPage(() => '/recently-deleted'),
  '/recipe/:id': guardedPage(({ recipe }) => `/recipe/${recipe}`),
  '/recipe/:id/edit': guardedPage(({ recipe }) => `/recipe/${recipe}/edit`),
  '/profile': guardedPage(() => '/profile'),
  '/connections': guardedPage(() => '/connections'),
  '/profile/:userId': guardedPage(({ person }) => `/profile/${person}`),
  '/user/:userId/collection/:id': guardedPage(
    ({ person, collection }) => `/user/${person}/collection/${collection}`,
  ),
  '/user/:userId/favorites': guardedPage(({ person }) => `/user/${person}/favorites`),
  '/shares': guardedPage(() => '/shares'),
  '/about-us': publicPage('/about-us'),
  '/terms': publicPage('/terms'),
  '/privacy-policy': publicPage('/privacy-policy'),
  '/reset-password': publicPage('/reset-password?access_token=a&refresh_token=b'),
  '/shared/recipe/:shareId': [
    {
      url: ({ share }) => `/shared/recipe/${share}`,
      cells: {
        private: all('sees'),
        closed: { anonymous: 'sees', stranger: 'sees', blocked: 'sees' },
        missing: { anonymous: 'missing', owner: 'missing', gone: 'missing' },
      },
    },
    {
      variant: 'by the id of its recipe',
      url: ({ recipe }) => `/shared/recipe/${recipe}`,
      cells: { public: { anonymous: 'missing', owner: 'missing', follower: 'missing' } },
    },
  ],
  // The page is the same for everybody; what is on the list it asks for.
  '/shared/list/:shareId': publicPage('/shared/list/any'),
  '/calendar/:file': [
    {
      url: ({ planFeed }) => `/calendar/${planFeed}.ics`,
      cells: {
        open: all('sees'),
        missing: { anonymous: 'missing', owner: 'missing', gone: 'missing' },
      },
    },
  ],
  '/images/:photoId/:file': [
    {
      variant: 'of a recipe',
      url: ({ image }) => file320(image),
      cells: {
        ...IMAGES,
        favorites: { ...all('missing'), owner: 'sees' },
        missing: { anonymous: 'missing', owner: 'missing', stranger: 'missing', gone: 'missing' },
      },
    },
    {
      variant: 'uploaded for a gallery, and in none yet',
      url: ({ addable, share }) => file320(addable, `?share=${share}`),
      cells: { public: { ...all('missing'), owner: 'sees' } },
    },
    {
      variant: 'of the gallery of a recipe',
      url: ({ further }) => file320(further),
      cells: { ...IMAGES, favorites: { ...all('missing'), owner: 'sees' } },
    },
    {
      variant: 'of the gallery of a recipe, by its link',
      url: ({ further, share }) => file320(further, `?share=${share}`),
      cells: { private: all('sees') },
    },
    {
      variant: 'of the cook log of a recipe, by its link too',
      url: ({ plate, share }) => file320(plate, `?share=${share}`),
      cells: {
        public: { ...all('missing'), owner: 'sees' },
        closed: { stranger: 'missing', blocked: 'missing' },
      },
    },
    { variant: 'of a collection', url: ({ cover }) => file320(cover), cells: IMAGES },
    {
      variant: 'of a recipe, by its link',
      url: ({ image, share }) => file320(image, `?share=${share}`),
      cells: {
        private: all('sees'),
        closed: { anonymous: 'sees', stranger: 'sees', blocked: 'sees' },
      },
    },
    {
      variant: 'of a collection, by the link of a recipe in it',
      url: ({ cover, share }) => file320(cover, `?share=${share}`),
      cells: { private: { ...all('missing'), owner: 'sees' } },
    },
    {
      variant: 'of a person',
      url: ({ avatar }) => file320(avatar),
      cells: { open: IMAGES.public!, secretive: IMAGES.public! },
    },
    {
      variant: 'of a person, by the link of a recipe of theirs',
      url: ({ avatar, share }) => file320(avatar, `?share=${share}`),
      cells: { open: { anonymous: 'missing', blocked: 'missing', gone: 'missing' } },
    },
    {
      variant: 'a photo of a recipe',
      url: ({ photo }) => file320(photo),
      cells: { public: { ...all('missing'), owner: 'sees' } },
    },
    {
      variant: 'a photo of a recipe, by its link',
      url: ({ photo, share }) => file320(photo, `?share=${share}`),
      cells: { private: all('sees') },
    },
    {
      variant: 'a photo as large as it came, by its link',
      url: ({ photo, share }) => `/images/${photo}/full.jpg?share=${share}`,
      cells: { public: { ...all('missing'), owner: 'sees' } },
    },
    {
      variant: 'in a width that there is not',
      url: ({ image }) => `/images/${image}/321.jpg`,
      cells: { public: { owner: 'missing', follower: 'missing', stranger: 'missing' } },
    },
  ],
  '/api/uploads': [
    {
      url: () => '/api/uploads',
      form: async () => formOf(await testImage()),
      cells: { open: { anonymous: 'unauthorized', owner: 'done', stranger: 'done', gone: 'unauthorized' } },
    },
  ],
  '/api/exports/:id': [
    {
      url: (about) => `/api/exports/${about.export}`,
      cells: {
        open: { ...all('missing'), owner: 'sees', anonymous: 'unauthorized', gone: 'unauthorized' },
        missing: { anonymous: 'unauthorized', owner: 'missing', stranger: 'missing', gone: 'unauthorized' },
      },
    },
  ],
  '/api/moves': [
    {
      url: ({ move }) => `/api/moves?move=${move}&part=0`,
      form: async () => ({
        headers: { 'content-type': 'application/octet-stream' },
        payload: Buffer.from('nine byte'),
      }),
      cells: {
        open: { ...all('missing'), owner: 'done', anonymous: 'unauthorized', gone: 'unauthorized' },
        missing: { anonymous: 'unauthorized', owner: 'missing', stranger: 'missing', gone: 'unauthorized' },
      },
    },
  ],
  '/healthz': file('/healthz'),
  '/readyz': file('/readyz'),
  '/assets/*': file('/assets/main-abc123.js'),
  '/favicon.svg': file('/favicon.svg'),
};

/**
 * What the tokens of the owner get: pictures as their owner, uploads and the parts of a move with one to write, never a download of
 * all data. Pages are for browsers: with a token one is a visitor.
 */
export function routeTokenCells(
  route: string,
  { owner, anonymous }: RouteCells,
): { readonly [T in Token]?: RouteOutcome } {
  if (route.startsWith('/api/exports/')) return { readToken: 'forbidden', writeToken: 'forbidden' };
  if (route.startsWith('/api/')) return owner ? { readToken: 'forbidden', writeToken: owner } : {};
  const either = route.startsWith('/images/') ? owner : anonymous;
  return either ? { readToken: either, writeToken: either } : {};
}
