export const CONNECTION_TABS = ['search', 'followers', 'following'] as const;
export type ConnectionTab = (typeof CONNECTION_TABS)[number];

/** Every route's URL, built in one place. */
export const paths = {
  home: () => '/',
  favorites: () => '/favorites',
  collections: () => '/collections',
  collection: (id: string) => `/collection/${id}`,
  addRecipe: (url?: string) =>
    url ? `/recipe/add/manual?url=${encodeURIComponent(url)}` : '/recipe/add/manual',
  addFromImport: (importId: string) => `/recipe/add/manual?import=${importId}`,
  importUrl: () => '/recipe/add/url',
  /** An import that was started on that page: its stages, then which recipe, or why there is none. */
  startedImport: (importId: string) => `/recipe/add/url?import=${importId}`,
  importMany: () => '/recipe/add/url?mode=many',
  pastePage: (url?: string) => `/recipe/add/url?mode=paste${url ? `&url=${encodeURIComponent(url)}` : ''}`,
  /** Where the bookmarklet brings the page that somebody looks at. */
  importPage: () => '/recipe/add/page',
  /** With the import of photos that were brought already. */
  importPhotos: (importId?: string) => `/recipe/add/photos${importId ? `?import=${importId}` : ''}`,
  importSocial: () => '/recipe/add/social',
  importText: () => '/recipe/add/text',
  imports: (batchId?: string) => `/imports${batchId ? `?batch=${batchId}` : ''}`,
  recipe: (id: string) => `/recipe/${id}`,
  editRecipe: (id: string) => `/recipe/${id}/edit`,
  /** Editing begins with what an import read. */
  updateFromImport: (id: string, importId: string) => `/recipe/${id}/edit?import=${importId}`,
  profile: () => '/profile',
  /** Somebody else's. */
  userProfile: (userId: string) => `/profile/${userId}`,
  connections: (tab?: ConnectionTab) => `/connections${tab ? `?tab=${tab}` : ''}`,
  userCollection: (userId: string, id: string) => `/user/${userId}/collection/${id}`,
  userFavorites: (userId: string) => `/user/${userId}/favorites`,
  shares: () => '/shares',
  sharedRecipe: (shareId: string) => `/shared/recipe/${shareId}`,
  aboutUs: () => '/about-us',
  terms: () => '/terms',
  privacyPolicy: () => '/privacy-policy',
  resetPassword: () => '/reset-password',
  /** What the reset mail links to. */
  resetLink: ({ accessToken, refreshToken }: { accessToken: string; refreshToken: string }) =>
    `/reset-password?access_token=${accessToken}&refresh_token=${refreshToken}`,
  /** A person's data as one file, for its owner. */
  exportFile: (id: string) => `/api/exports/${id}`,
  image: (id: string, width: number, format: 'avif' | 'webp' | 'jpg', shareId?: string) =>
    `/images/${id}/${width}.${format}${shareId ? `?share=${shareId}` : ''}`,
  /** A photo as large as it came, for its owner. */
  fullPhoto: (id: string) => `/images/${id}/full.jpg`,
  /** A file of the client: the default picture for whoever draws no SVG, such as the previews of messengers. */
  defaultPicture: () => '/default-picture.png',
} as const;

/**
 * The address of every screen, as react-router and Fastify both write it. The server answers these with the app and
 * status 200 and everything else with the 404 page, so a screen that is not listed here does not exist.
 */
export const ROUTE_PATTERNS = {
  home: '/',
  favorites: '/favorites',
  collections: '/collections',
  collection: '/collection/:id',
  add: '/recipe/add',
  addRecipe: '/recipe/add/manual',
  importUrl: '/recipe/add/url',
  importPage: '/recipe/add/page',
  importPhotos: '/recipe/add/photos',
  importSocial: '/recipe/add/social',
  importText: '/recipe/add/text',
  imports: '/imports',
  recipe: '/recipe/:id',
  editRecipe: '/recipe/:id/edit',
  profile: '/profile',
  connections: '/connections',
  userProfile: '/profile/:userId',
  userCollection: '/user/:userId/collection/:id',
  userFavorites: '/user/:userId/favorites',
  shares: '/shares',
  sharedRecipe: '/shared/recipe/:shareId',
  aboutUs: '/about-us',
  terms: '/terms',
  privacyPolicy: '/privacy-policy',
  resetPassword: '/reset-password',
} as const;
/** The screens that anybody may see; on all others a visitor sees the landing page. */
export const PUBLIC_ROUTES: readonly string[] = [
  'sharedRecipe',
  'aboutUs',
  'terms',
  'privacyPolicy',
  'resetPassword',
];

/** Whose shared recipe an address shows: the id of its link, undefined on any other screen. */
export function sharedRecipeId(address: string): string | undefined {
  return /^\/shared\/recipe\/([^/]+)\/?$/.exec(address)?.[1];
}

export type RouteName = keyof typeof ROUTE_PATTERNS;
