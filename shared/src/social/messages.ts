/** The sentences about posts that hold for every platform; those of one stand in its file in platforms/. */
export const SOCIAL_MESSAGES = {
  empty: 'Please enter a valid social media URL',
  invalidUrl: 'Invalid social media URL',
  noId: 'Could not extract video/content ID from URL. Please check the URL format.',
  failed: 'Failed to extract recipe from social media. Please try entering the recipe manually.',
  unsupportedPlatform: 'Unsupported platform',
  private: 'This post is private. Open it where you are signed in, copy the caption and paste it here.',
  gone: 'This post is no longer there. Check the link, or paste the caption if you still have it.',
  ageLimited:
    'This video is age-restricted and cannot be read from here. Copy its description and paste it here.',
  signedInOnly:
    'This caption is only shown to people who are signed in. Copy it from the app and paste it here.',
  blocked:
    'The platform does not show this post to Larder at the moment. Copy the caption and paste it here, or try again later.',
  noCaption:
    'This post has no caption. If the recipe is in a comment or somewhere else, copy that text and paste it here.',
  noRecipe:
    'There is no recipe in this caption. If the recipe is in a comment or somewhere else, copy that text and paste it here.',
  noRecipeButPage: 'There is no recipe in this caption, but it links to a page that may have it.',
  captionTooLong: 'This caption is too long. Paste only the part with the recipe.',
  textRequired: 'Paste a text first',
  textTooLong: 'This text is too long. Paste only the part with the recipe.',
  noRecipeInText: 'There is no recipe in this text. A recipe needs at least two ingredients, or steps.',
} as const;

export const SOCIAL_LIMITS = { caption: 20_000, text: 100_000 } as const;
