import { MEGABYTE, PHOTO_LIMITS } from './limits.ts';

/** What an upload is for: a photo to read a recipe from, the picture of a recipe, or the picture of a person. */
export const UPLOAD_PURPOSES = ['photo', 'cover', 'avatar'] as const;
export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number];

/** How far one photo of an import is; 'pending' is shown as 'Ready'. */
export const PHOTO_STATUSES = ['pending', 'processing', 'completed', 'error'] as const;
export type PhotoStatus = (typeof PHOTO_STATUSES)[number];

/**
 * Why a person should look at what was read: a quantity may be another one, the text was hard to read, or a model wrote what
 * the photo does not confirm.
 */
export const PHOTO_DOUBTS = ['quantity', 'unclear', 'ungrounded'] as const;
export type PhotoDoubt = (typeof PHOTO_DOUBTS)[number];

/** What a person should know about a photo that was read. */
export const PHOTO_NOTES = {
  hardToRead: 'This photo is hard to read. Please compare each line with it.',
  withoutModel: 'The image-analysis service could not be used, so this photo was read without it.',
} as const;
export type PhotoNote = keyof typeof PHOTO_NOTES;

/** '10MB' */
const inMegabytes = (bytes: number): string => `${bytes / MEGABYTE}MB`;

export const PHOTO_MESSAGES = {
  noRecipe: 'Failed to extract recipe from image. Please try again.',
  tooSlow: 'Reading this photo took too long. Please try again.',
  noText: 'Failed to extract text from image. Please try again.',
  tooLarge: `File size must be less than ${inMegabytes(PHOTO_LIMITS.bytes.photo)}`,
  coverTooLarge: (name: string) =>
    `File ${name} is too large. Maximum size is ${inMegabytes(PHOTO_LIMITS.bytes.cover)}.`,
  tooManyCovers: `Only the first ${PHOTO_LIMITS.coversPerBatch} photos were taken. Add the others afterwards.`,
  formats: 'Supported formats: JPG, PNG, WebP, HEIC',
  invalidFile: 'Invalid file selected',
  unreadable:
    'The selected image file could not be loaded. It might be corrupted or an invalid image format.',
  tooSmall: `The picture is too small. Each side needs at least ${PHOTO_LIMITS.minSide} pixels.`,
  readFailed: 'Failed to read file',
  noCanvas: 'Could not get canvas context',
  processFailed: 'Failed to process image',
  signIn: 'Please sign in to upload photos',
  badForm: 'An upload is a purpose followed by one file.',
  missing: 'A photo is no longer there. Please add it again.',
  notStored: 'The picture could not be stored. Please try again in a moment.',
  noneReady: 'Please upload and process at least one photo before continuing',
  tooManyPhotos: `A recipe is read from at most ${PHOTO_LIMITS.perImport} photos.`,
  limitReached: (count: number) =>
    `You've reached your photo limit (${count}/${PHOTO_LIMITS.perUser}). Please delete some photo-based recipes to upload new ones.`,
  checkFailed: 'Unable to check photo limit. Please try again.',
  usageFailed: 'Failed to check photo usage',
  listFailed: 'Failed to load photo-based recipes',
} as const;

/** Texts around photos and their limit. */
export const PHOTO_WORDS = {
  /** over the statistics in the settings */
  room: () =>
    `Photos that recipes were read from. There is room for ${PHOTO_LIMITS.perUser}; pictures of dishes do not count.`,
  /** on the card of a photo that has no sentence of its own to tell */
  failed: 'Processing failed',
  dropHere: (room: number) =>
    `or drop them here. ${room === 1 ? 'One page more' : `Up to ${room}${room < PHOTO_LIMITS.perImport ? ' more' : ''} pages`}; JPG, PNG, WebP or HEIC, at most ${PHOTO_LIMITS.bytes.photo / MEGABYTE} MB each.`,
  refresh: 'Refresh the page, then choose the photo again.',
  warning: 'Photo Limit Warning',
  /** at the limit, over the list of recipes */
  reachedAtHome: 'Photo Limit Reached',
  /** at the limit, where photos are added */
  reached: 'Photo Upload Limit Reached',
  left: (remaining: number, count: number) =>
    `You can upload ${remaining} more photo${remaining === 1 ? '' : 's'} (${count}/${PHOTO_LIMITS.perUser}).`,
  howTo: 'How to free up space',
  guidance:
    'Delete recipes that you added from photos, or open one of them, choose Edit and remove its photos. The recipe itself can stay.',
} as const;
