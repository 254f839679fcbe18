import { format } from '../messages/format.ts';
import photoNotes from '#messages/photo-notes.json';
import messages from '#messages/photo.json';
import photoLabels from '#messages/photo-labels.json';
import { MEGABYTE, PHOTO_LIMITS } from './limits.ts';

/**
 * What an upload is for: a photo to read a recipe from, the picture of a recipe, that of a person, a further one of a recipe, or the plate
 * of an entry in a cook log.
 */
export const UPLOAD_PURPOSES = ['photo', 'cover', 'avatar', 'gallery', 'result'] as const;
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
export const PHOTO_NOTES = photoNotes;
export type PhotoNote = keyof typeof PHOTO_NOTES;

const megabytes = (purpose: UploadPurpose): number => PHOTO_LIMITS.bytes[purpose] / MEGABYTE;

export const PHOTO_MESSAGES = {
  ...messages,
  tooLarge: format(messages.tooLarge, { megabytes: megabytes('photo') }),
  pictureTooLarge: (name: string, purpose: Exclude<UploadPurpose, 'photo'> = 'cover') =>
    format(messages.pictureTooLarge, { name, megabytes: megabytes(purpose) }),
  galleryFull: format(messages.galleryFull, { count: PHOTO_LIMITS.gallery }),
  resultsFull: format(messages.resultsFull, { count: PHOTO_LIMITS.results }),
  tooManyCovers: format(messages.tooManyCovers, { count: PHOTO_LIMITS.coversPerBatch }),
  tooSmall: format(messages.tooSmall, { pixels: PHOTO_LIMITS.minSide }),
  tooManyPhotos: format(messages.tooManyPhotos, { count: PHOTO_LIMITS.perImport }),
  limitReached: (count: number) => format(messages.limitReached, { count, limit: PHOTO_LIMITS.perUser }),
} as const;

/** Texts around photos and their limit. */
export const PHOTO_WORDS = {
  ...photoLabels,
  /** over the statistics in the settings */
  room: () => format(photoLabels.room, { limit: PHOTO_LIMITS.perUser }),
  dropHere: (room: number) =>
    format(photoLabels.dropHere, {
      room,
      isMore: room < PHOTO_LIMITS.perImport ? 'yes' : 'no',
      megabytes: megabytes('photo'),
    }),
  left: (remaining: number, count: number) =>
    format(photoLabels.left, { remaining, count, limit: PHOTO_LIMITS.perUser }),
} as const;
