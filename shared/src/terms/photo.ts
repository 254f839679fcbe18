export const PHOTO_MESSAGES = {
  noRecipe: 'Failed to extract recipe from image. Please try again.',
  noText: 'Failed to extract text from image. Please try again.',
  unreadable:
    'The selected image file could not be loaded. It might be corrupted or an invalid image format.',
} as const;
