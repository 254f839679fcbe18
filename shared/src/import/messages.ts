import { RECIPE_MESSAGES } from '../recipe/messages.ts';

export const IMPORT_KINDS = ['url', 'social', 'text', 'html', 'photo'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];
export const IMPORT_STATUSES = ['queued', 'running', 'done', 'failed', 'cancelled', 'dismissed'] as const;
export type ImportStatus = (typeof IMPORT_STATUSES)[number];

/** The stages of an import and how far along each one is, in percent (docs/rules.md, Importing). */
export const STAGE_PERCENT = {
  preparing: 10,
  converting: 20,
  uploading: 40,
  processing: 70,
  structuring: 90,
  complete: 100,
} as const;
export type ImportStage = keyof typeof STAGE_PERCENT;
export const IMPORT_STAGES = Object.keys(STAGE_PERCENT) as [ImportStage, ...ImportStage[]];

/** At most this many of one person's imports run at once; the rest wait in the queue. */
export const RUNNING_IMPORTS_PER_USER = 3;
export const URL_IMPORT_TAG = 'URL Import';
export const URL_IMPORT_TIP = 'Tip: Make sure the URL points to a recipe page on a supported website.';

/** Why a person should check a field of a draft that was read from a page or text. */
export const EVIDENCE_REASONS = {
  sourcesDiffer: 'The page’s data and its text say different things.',
  textOnly: 'Read from the text alone, which is easily misread.',
  fewAmounts: 'Few of these lines have an amount.',
  mayBeIncomplete: 'The page seems to show more lines than these.',
  unlikely: 'This may be something else on the page.',
  readByModel: 'An AI model read this from the text, where Larder itself was unsure.',
} as const;
export type EvidenceReason = keyof typeof EVIDENCE_REASONS;

/** Of a page that shows a post with the recipe; `onePost` is 'a YouTube video' and the like. */
export const VIDEO_OFFER = {
  label: 'Video of the recipe',
  /** where the page gave no draft */
  instead: (onePost: string) => `This page shows ${onePost}. Larder can look for the recipe in its caption.`,
  /** beside a draft */
  beside: (onePost: string) =>
    `The page also shows ${onePost} of this recipe. You can import that too; this draft is kept.`,
  take: (platform: string) => `Import from ${platform}`,
} as const;

/** What an import of photos is called in a list. */
export const photosLabel = (count: number): string => (count === 1 ? '1 photo' : `${count} photos`);

export const IMPORT_LIMITS = {
  /** Characters of a page that is pasted or sent by the bookmarklet. */
  pastedCharacters: 5_000_000,
  /** Addresses in one batch. */
  atOnce: 50,
  /** Recipes of one page among which a person may choose. */
  choices: 100,
} as const;

export const IMPORT_MESSAGES = {
  invalidUrl: RECIPE_MESSAGES.invalidUrl,
  noRecipeData: 'No recipe data found on this page. Please check the URL or try a different recipe website.',
  noDetails:
    'Unable to extract recipe details. This website may not be supported or the page may not contain a recipe.',
  timeout: 'The website is taking too long to respond. Please try again or use a different recipe URL.',
  network: 'Network error. Please check your internet connection and try again.',
  blocked:
    'This website blocks recipe extraction. Please try copying the recipe manually or use a different recipe website.',
  noRecipe: 'No recipe found on this page. Please check the URL and make sure it points to a recipe page.',
  unreadable: 'Failed to parse response from server. The website may not be compatible.',
  empty: 'No recipe data received from server',
  failed: 'Failed to extract recipe from URL. Please try copying the recipe manually.',
  waiting: 'Waiting to start. You can leave this page.',
  notFound: 'Import not found',
  isPdf: 'This address leads to a PDF, not to a web page. Import photos of it, or paste its text.',
  isImage: 'This address leads to a picture, not to a web page. Save it and import it as a photo.',
  isVideo: 'This address leads to a video or a sound, not to a web page. Paste the text that goes with it.',
  login:
    'This page asks for a sign-in. Open it in your own browser, where you are signed in, and paste it here.',
  several: 'This page has several recipes. Choose one.',
  severalInPost: 'This post has several recipes. Choose one.',
  severalInText: 'This text has several recipes. Choose one.',
  allInOne: (count: number) => `All ${count} in one recipe`,
  otherNotRead: 'The other recipe could not be read. The draft you had is still here.',
  otherGone: 'This recipe is no longer there.',
  firstStays: (title: string) => `“${title}” stays here until this one has been read.`,
  nothingPasted: 'Paste the page first.',
  pastedTooLong: 'This page is too long. Paste only the part with the recipe.',
  tooManyAddresses: `At most ${IMPORT_LIMITS.atOnce} addresses at once.`,
} as const;
