export const CONNECTION_TABS = ['requests', 'search', 'followers', 'following'] as const;
export type ConnectionTab = (typeof CONNECTION_TABS)[number];

/** Builds the URL of every route. */
export const paths = {
  home: () => '/',
  favorites: () => '/favorites',
  collections: () => '/collections',
  collection: (id: string) => `/collection/${id}`,
  smartCollection: (id: string) => `/collection/smart/${id}`,
  plan: (day?: string) => (day ? `/plan/${day}` : '/plan'),
  planCalendar: (token: string) => `/calendar/${token}.ics`,
  shopping: (listId?: string) => (listId ? `/shopping/${listId}` : '/shopping'),
  addRecipe: (url?: string) =>
    url ? `/recipe/add/manual?url=${encodeURIComponent(url)}` : '/recipe/add/manual',
  addFromImport: (importId: string) => `/recipe/add/manual?import=${importId}`,
  /** One box for a link, several, or the text of a recipe. */
  importAny: () => '/import',
  importUrl: () => '/recipe/add/url',
  /** The progress of an import that was started on that page, then its recipe or failure. */
  startedImport: (importId: string) => `/recipe/add/url?import=${importId}`,
  importMany: () => '/recipe/add/url?mode=many',
  pastePage: (url?: string) => `/recipe/add/url?mode=paste${url ? `&url=${encodeURIComponent(url)}` : ''}`,
  /** Opened by the bookmarklet with the page to import. */
  importPage: () => '/recipe/add/page',
  /** With the import whose photos have been uploaded already. */
  importPhotos: (importId?: string) => `/recipe/add/photos${importId ? `?import=${importId}` : ''}`,
  importSocial: () => '/recipe/add/social',
  /** The progress of the import of a post, then its draft or failure. */
  startedPost: (importId: string) => `/recipe/add/social?import=${importId}`,
  importText: () => '/recipe/add/text',
  startedText: (importId: string) => `/recipe/add/text?import=${importId}`,
  /** A whole library out of a file. */
  moveIn: () => '/move-in',
  imports: (batchId?: string) => `/imports${batchId ? `?batch=${batchId}` : ''}`,
  recipe: (id: string) => `/recipe/${id}`,
  editRecipe: (id: string) => `/recipe/${id}/edit`,
  /** Opens the editor with the fields that an import has read. */
  updateFromImport: (id: string, importId: string) => `/recipe/${id}/edit?import=${importId}`,
  profile: () => '/profile',
  /** Another person's profile. */
  userProfile: (userId: string) => `/profile/${userId}`,
  connections: (tab?: ConnectionTab) => `/connections${tab ? `?tab=${tab}` : ''}`,
  userCollection: (userId: string, id: string) => `/user/${userId}/collection/${id}`,
  userFavorites: (userId: string) => `/user/${userId}/favorites`,
  shares: () => '/shares',
  recentlyDeleted: () => '/recently-deleted',
  sharedRecipe: (shareId: string) => `/shared/recipe/${shareId}`,
  /** A shopping list, for whoever has its link. */
  sharedList: (shareId: string) => `/shared/list/${shareId}`,
  aboutUs: () => '/about-us',
  terms: () => '/terms',
  privacyPolicy: () => '/privacy-policy',
  resetPassword: () => '/reset-password',
  /** The link in the reset mail. */
  resetLink: ({ accessToken, refreshToken }: { accessToken: string; refreshToken: string }) =>
    `/reset-password?access_token=${accessToken}&refresh_token=${refreshToken}`,
  /** A person's exported data, for that person only. */
  exportFile: (id: string) => `/api/exports/${id}`,
  image: (id: string, width: number, format: 'avif' | 'webp' | 'jpg', shareId?: string) =>
    `/images/${id}/${width}.${format}${shareId ? `?share=${shareId}` : ''}`,
  /** A photo in its original size, for its owner. */
  fullPhoto: (id: string) => `/images/${id}/full.jpg`,
  /** The default picture as PNG, for clients that draw no SVG, such as the previews of messengers. */
  defaultPicture: () => '/default-picture.png',
} as const;

/**
 * The address of every screen, in the syntax that react-router and Fastify share. The server answers these with the app and
 * status 200, any other page with status 404, so every screen must be listed here.
 */
export const ROUTE_PATTERNS = {
  home: '/',
  favorites: '/favorites',
  collections: '/collections',
  collection: '/collection/:id',
  smartCollection: '/collection/smart/:id',
  plan: '/plan',
  planOfDay: '/plan/:day',
  shopping: '/shopping',
  shoppingList: '/shopping/:id',
  add: '/recipe/add',
  addRecipe: '/recipe/add/manual',
  importAny: '/import',
  importUrl: '/recipe/add/url',
  importPage: '/recipe/add/page',
  importPhotos: '/recipe/add/photos',
  importSocial: '/recipe/add/social',
  importText: '/recipe/add/text',
  moveIn: '/move-in',
  imports: '/imports',
  recipe: '/recipe/:id',
  editRecipe: '/recipe/:id/edit',
  profile: '/profile',
  connections: '/connections',
  userProfile: '/profile/:userId',
  userCollection: '/user/:userId/collection/:id',
  userFavorites: '/user/:userId/favorites',
  shares: '/shares',
  recentlyDeleted: '/recently-deleted',
  sharedRecipe: '/shared/recipe/:shareId',
  sharedList: '/shared/list/:shareId',
  aboutUs: '/about-us',
  terms: '/terms',
  privacyPolicy: '/privacy-policy',
  resetPassword: '/reset-password',
} as const;
/** The screens for visitors; on all others they see the landing page. */
export const PUBLIC_ROUTES: readonly string[] = [
  'sharedRecipe',
  'sharedList',
  'aboutUs',
  'terms',
  'privacyPolicy',
  'resetPassword',
];

/** The share id in the address of a shared recipe; undefined for any other address. */
export function sharedRecipeId(address: string): string | undefined {
  return /^\/shared\/recipe\/([^/]+)\/?$/.exec(address)?.[1];
}

export type RouteName = keyof typeof ROUTE_PATTERNS;

/** Where calendars read a plan; no page of the app. */
export const PLAN_CALENDAR = '/calendar/:file';
