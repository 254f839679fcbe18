import { format } from './messages/format.ts';
import messages from '#messages/errors.json';

/**
 * Stable identifiers of failures, sent as `data.appCode`. Programs tell failures apart by these, people read `message`.
 * Renaming one is a breaking change.
 */
export const APP_ERROR_CODES = [
  'INVALID_INPUT',
  'NOT_AUTHENTICATED',
  'NOT_ALLOWED',
  'NOT_FOUND',
  'RATE_LIMITED',
  'BATCH_TOO_LARGE',
  'BODY_TOO_LARGE',
  'CROSS_SITE',
  'WRONG_ADDRESS',
  'OUTDATED',
  'ALREADY_DONE',
  'UNAVAILABLE',
  'INTERNAL',
  'INVALID_CREDENTIALS',
  'EMAIL_NOT_CONFIRMED',
  'CODE_INVALID',
  'RESET_LINK_INVALID',
  'USERNAME_TAKEN',
  'MAIL_UNAVAILABLE',
  'RECIPE_NOT_FOUND',
  'RECIPE_CHANGED',
  'PLAYLIST_NOT_FOUND',
  'PLAYLIST_FORBIDDEN',
  'SHOPPING_LIST_NOT_FOUND',
  'SMART_COLLECTION_NOT_FOUND',
  'PLAN_NOT_FOUND',
  'PLAN_WEEK_NOT_FOUND',
  'SHARE_NOT_FOUND',
  'USER_NOT_FOUND',
  'FOLLOW_SELF',
  'FOLLOW_EXISTS',
  'FOLLOW_REQUEST_EXISTS',
  'FOLLOW_REQUEST_NOT_FOUND',
  'IMPORT_NOT_FOUND',
  'EXPORT_NOT_FOUND',
  'MOVE_NOT_FOUND',
  'MOVE_UNDER_WAY',
  'MOVE_NOT_NOW',
  'IMPORT_INVALID_URL',
  'IMPORT_TIMEOUT',
  'IMPORT_NETWORK',
  'IMPORT_BLOCKED',
  'IMPORT_NO_RECIPE',
  'IMPORT_NO_DETAILS',
  'IMPORT_UNREADABLE',
  'IMPORT_EMPTY',
  'IMPORT_PAGE_GONE',
  'IMPORT_LOGIN',
  'IMPORT_IS_PDF',
  'IMPORT_IS_IMAGE',
  'IMPORT_IS_VIDEO',
  'IMPORT_SEVERAL',
  'IMPORT_FAILED',
  'POST_PRIVATE',
  'POST_GONE',
  'POST_AGE_LIMITED',
  'POST_SIGNED_IN_ONLY',
  'POST_BLOCKED',
  'POST_NO_CAPTION',
  'POST_NO_RECIPE',
  'POST_INVALID',
  'POST_FAILED',
  'IMPORT_CANCELLED',
  'PHOTO_LIMIT',
  'GALLERY_LIMIT',
  'RECIPE_LIMIT',
  'COLLECTION_LIMIT',
  'SHOPPING_LIST_LIMIT',
  'SHOPPING_ENTRY_LIMIT',
  'SMART_COLLECTION_LIMIT',
  'PLAN_LIMIT',
  'PLAN_WEEK_LIMIT',
  'STORAGE_LIMIT',
  'PASTED_LIMIT',
  'PICTURE_LIMIT',
  'WRITE_LIMIT',
  'UPLOAD_TOO_LARGE',
  'UPLOAD_TYPE',
  'UPLOAD_UNREADABLE',
] as const;
export type AppErrorCode = (typeof APP_ERROR_CODES)[number];

export const MESSAGES = {
  ...messages,
  rateLimited: (seconds: number) => format(messages.rateLimited, { seconds }),
  wrongAddress: (address: string) => format(messages.wrongAddress, { address }),
} as const;

/** What every error answer carries beside its message. */
export interface AppErrorData {
  appCode: AppErrorCode;
  /** field name -> its messages */
  fields?: Record<string, string[]>;
  /** seconds to wait, with RATE_LIMITED and WRITE_LIMIT */
  retryAfter?: number;
  /** data for the screen, such as the current version on RECIPE_CHANGED */
  details?: unknown;
}
