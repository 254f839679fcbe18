/** Every route's URL, built in one place. */
export const paths = {
  home: () => '/',
  favorites: () => '/favorites',
  collections: () => '/collections',
  collection: (id: string) => `/collection/${id}`,
  addRecipe: (url?: string) => (url ? `/recipe/add/manual?url=${encodeURIComponent(url)}` : '/recipe/add/manual'),
  addFromImport: (importId: string) => `/recipe/add/manual?import=${importId}`,
  importUrl: () => '/recipe/add/url',
  importPhotos: () => '/recipe/add/photos',
  importSocial: () => '/recipe/add/social',
  imports: () => '/imports',
  recipe: (id: string) => `/recipe/${id}`,
  editRecipe: (id: string) => `/recipe/${id}/edit`,
  profile: () => '/profile',
  shares: () => '/shares',
  sharedRecipe: (shareId: string) => `/shared/recipe/${shareId}`,
  aboutUs: () => '/about-us',
  terms: () => '/terms',
  privacyPolicy: () => '/privacy-policy',
  resetPassword: () => '/reset-password',
  image: (id: string, width: number, format: 'avif' | 'webp' | 'jpg', shareId?: string) =>
    `/images/${id}/${width}.${format}${shareId ? `?share=${shareId}` : ''}`,
} as const;
