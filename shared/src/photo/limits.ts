export const MEGABYTE = 1024 * 1024;

export const PHOTO_LIMITS = {
  /** of one person, attached to a recipe or not; covers, avatars and pictures of pages do not count */
  perUser: 30,
  perImport: 5,
  /** further pictures of one recipe, beside its main one; the database holds it too */
  gallery: 12,
  /** photos of plates in the cook log of one recipe; the database holds it too */
  results: 50,
  /** the banner warns when so many or fewer are left */
  warnBelow: 5,
  coversPerBatch: 10,
  bytes: {
    photo: 10 * MEGABYTE,
    cover: 5 * MEGABYTE,
    avatar: 5 * MEGABYTE,
    gallery: 10 * MEGABYTE,
    result: 10 * MEGABYTE,
  },
  /** pixels; below it nothing can be seen */
  minSide: 150,
} as const;
