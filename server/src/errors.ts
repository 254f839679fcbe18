import { MESSAGES, type AppErrorCode } from '@larder/shared/errors';
import { LIMIT_MESSAGES, type PersonLimits } from '@larder/shared/limits';
import { PLAN_MESSAGES } from '@larder/shared/plan/messages';
import { SHOPPING_MESSAGES } from '@larder/shared/shopping/messages';
import { SMART_MESSAGES } from '@larder/shared/smart-collection/messages';
import { TRPCError } from '@trpc/server';

type TrpcCode = ConstructorParameters<typeof TRPCError>[0]['code'];

/** The tRPC code of every app code, which also determines the HTTP status. */
const TRPC_CODES: Record<AppErrorCode, TrpcCode> = {
  INVALID_INPUT: 'BAD_REQUEST',
  NOT_AUTHENTICATED: 'UNAUTHORIZED',
  NOT_ALLOWED: 'FORBIDDEN',
  NOT_FOUND: 'NOT_FOUND',
  RATE_LIMITED: 'TOO_MANY_REQUESTS',
  BATCH_TOO_LARGE: 'BAD_REQUEST',
  BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  CROSS_SITE: 'FORBIDDEN',
  WRONG_ADDRESS: 'FORBIDDEN',
  OUTDATED: 'PRECONDITION_FAILED',
  ALREADY_DONE: 'CONFLICT',
  UNAVAILABLE: 'SERVICE_UNAVAILABLE',
  INTERNAL: 'INTERNAL_SERVER_ERROR',
  INVALID_CREDENTIALS: 'UNAUTHORIZED',
  EMAIL_NOT_CONFIRMED: 'FORBIDDEN',
  CODE_INVALID: 'BAD_REQUEST',
  RESET_LINK_INVALID: 'BAD_REQUEST',
  USERNAME_TAKEN: 'CONFLICT',
  MAIL_UNAVAILABLE: 'SERVICE_UNAVAILABLE',
  RECIPE_NOT_FOUND: 'NOT_FOUND',
  RECIPE_CHANGED: 'CONFLICT',
  PLAYLIST_NOT_FOUND: 'NOT_FOUND',
  PLAYLIST_FORBIDDEN: 'FORBIDDEN',
  SHOPPING_LIST_NOT_FOUND: 'NOT_FOUND',
  SMART_COLLECTION_NOT_FOUND: 'NOT_FOUND',
  PLAN_NOT_FOUND: 'NOT_FOUND',
  PLAN_WEEK_NOT_FOUND: 'NOT_FOUND',
  SHARE_NOT_FOUND: 'NOT_FOUND',
  USER_NOT_FOUND: 'NOT_FOUND',
  FOLLOW_SELF: 'BAD_REQUEST',
  FOLLOW_EXISTS: 'CONFLICT',
  FOLLOW_REQUEST_EXISTS: 'CONFLICT',
  FOLLOW_REQUEST_NOT_FOUND: 'NOT_FOUND',
  IMPORT_NOT_FOUND: 'NOT_FOUND',
  EXPORT_NOT_FOUND: 'NOT_FOUND',
  MOVE_NOT_FOUND: 'NOT_FOUND',
  MOVE_UNDER_WAY: 'CONFLICT',
  MOVE_NOT_NOW: 'CONFLICT',
  IMPORT_INVALID_URL: 'BAD_REQUEST',
  IMPORT_TIMEOUT: 'GATEWAY_TIMEOUT',
  IMPORT_NETWORK: 'BAD_GATEWAY',
  IMPORT_BLOCKED: 'BAD_GATEWAY',
  IMPORT_NO_RECIPE: 'UNPROCESSABLE_CONTENT',
  IMPORT_NO_DETAILS: 'UNPROCESSABLE_CONTENT',
  IMPORT_UNREADABLE: 'UNPROCESSABLE_CONTENT',
  IMPORT_EMPTY: 'UNPROCESSABLE_CONTENT',
  IMPORT_PAGE_GONE: 'UNPROCESSABLE_CONTENT',
  IMPORT_LOGIN: 'UNPROCESSABLE_CONTENT',
  IMPORT_IS_PDF: 'UNPROCESSABLE_CONTENT',
  IMPORT_IS_IMAGE: 'UNPROCESSABLE_CONTENT',
  IMPORT_IS_VIDEO: 'UNPROCESSABLE_CONTENT',
  IMPORT_SEVERAL: 'UNPROCESSABLE_CONTENT',
  IMPORT_FAILED: 'UNPROCESSABLE_CONTENT',
  POST_PRIVATE: 'UNPROCESSABLE_CONTENT',
  POST_GONE: 'UNPROCESSABLE_CONTENT',
  POST_AGE_LIMITED: 'UNPROCESSABLE_CONTENT',
  POST_SIGNED_IN_ONLY: 'UNPROCESSABLE_CONTENT',
  POST_BLOCKED: 'UNPROCESSABLE_CONTENT',
  POST_NO_CAPTION: 'UNPROCESSABLE_CONTENT',
  POST_NO_RECIPE: 'UNPROCESSABLE_CONTENT',
  POST_INVALID: 'UNPROCESSABLE_CONTENT',
  POST_FAILED: 'UNPROCESSABLE_CONTENT',
  IMPORT_CANCELLED: 'CONFLICT',
  PHOTO_LIMIT: 'TOO_MANY_REQUESTS',
  GALLERY_LIMIT: 'TOO_MANY_REQUESTS',
  RECIPE_LIMIT: 'TOO_MANY_REQUESTS',
  COLLECTION_LIMIT: 'TOO_MANY_REQUESTS',
  SHOPPING_LIST_LIMIT: 'TOO_MANY_REQUESTS',
  SHOPPING_ENTRY_LIMIT: 'TOO_MANY_REQUESTS',
  SMART_COLLECTION_LIMIT: 'TOO_MANY_REQUESTS',
  PLAN_LIMIT: 'TOO_MANY_REQUESTS',
  PLAN_WEEK_LIMIT: 'TOO_MANY_REQUESTS',
  STORAGE_LIMIT: 'TOO_MANY_REQUESTS',
  PASTED_LIMIT: 'TOO_MANY_REQUESTS',
  PICTURE_LIMIT: 'TOO_MANY_REQUESTS',
  WRITE_LIMIT: 'TOO_MANY_REQUESTS',
  UPLOAD_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  UPLOAD_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  UPLOAD_UNREADABLE: 'BAD_REQUEST',
};

interface AppErrorOptions {
  cause?: unknown;
  fields?: Record<string, string[]>;
  retryAfter?: number;
  details?: unknown;
}

/** A failure with a message for the user. All other errors are internal: logged, and masked in the answer. */
export class AppError extends Error {
  readonly appCode: AppErrorCode;
  readonly fields: Record<string, string[]> | undefined;
  readonly retryAfter: number | undefined;
  readonly details: unknown;

  constructor(appCode: AppErrorCode, userMessage: string, options: AppErrorOptions = {}) {
    super(userMessage, { cause: options.cause });
    this.name = 'AppError';
    this.appCode = appCode;
    this.fields = options.fields;
    this.retryAfter = options.retryAfter;
    this.details = options.details;
  }
}

/** The tRPC error with the AppError as its cause. */
export function toTrpcError(error: AppError): TRPCError {
  return new TRPCError({ code: TRPC_CODES[error.appCode], message: error.message, cause: error });
}

export function notAuthenticated(): AppError {
  return new AppError('NOT_AUTHENTICATED', MESSAGES.notAuthenticated);
}

export function bodyTooLarge(): AppError {
  return new AppError('BODY_TOO_LARGE', MESSAGES.bodyTooLarge);
}

export function rateLimited(retryAfterSeconds: number): AppError {
  const seconds = Math.max(1, Math.ceil(retryAfterSeconds));
  return new AppError('RATE_LIMITED', MESSAGES.rateLimited(seconds), { retryAfter: seconds });
}

/** Seconds after which a client may retry during an outage. */
export const RETRY_AFTER_OUTAGE = 5;

const OUTAGE_CODES = /^(ECONN|ETIMEDOUT|ENOTFOUND|EPIPE|EAI_AGAIN|57P0|08|53)/;
const FULL_DISK_CODES = new Set(['53100', 'ENOSPC', 'EDQUOT']);
const LOST_CONNECTION = /Connection terminated|not queryable|timeout exceeded when trying to connect/i;

/**
 * Whether the error is an outage rather than a fault: the database cannot be reached, is shutting down, has lost the
 * connection or has no space (SQLSTATE 08 and 53), or the storage is away or full.
 */
export function isOutage(error: unknown): boolean {
  if (error instanceof AppError) return error.appCode === 'UNAVAILABLE';
  if (error instanceof ImageNotStoredError) return isOutage(error.cause);
  if (OUTAGE_CODES.test(errorCode(error) ?? '') || isDiskFull(error) || s3Status(error) >= 500) return true;
  return error instanceof Error && LOST_CONNECTION.test(error.message);
}

/** Whether a disk or quota is full, according to the error or any of its causes. */
export function isDiskFull(error: unknown): boolean {
  if (FULL_DISK_CODES.has(errorCode(error) ?? '') || s3Status(error) === 507) return true;
  return error instanceof Error && error.cause !== undefined && isDiskFull(error.cause);
}

/** The files of an image could not be written: the storage is full, away or read-only. */
export class ImageNotStoredError extends Error {
  constructor(cause: unknown) {
    super('an image could not be stored', { cause });
    this.name = 'ImageNotStoredError';
  }
}

export function unavailable(cause?: unknown): AppError {
  return new AppError('UNAVAILABLE', MESSAGES.unavailable, { cause });
}

/**
 * The AppError for a failure that is not a fault of the program: an AppError itself, an outage, a limit that the database
 * enforces, or an account deleted meanwhile. Undefined for every other error.
 */
export function asAppError(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  if (isOutage(error)) return unavailable(error);
  if (isPersonDeleted(error)) return notAuthenticated();
  return limitReached(error);
}

/** The error to end a stream with. Procedure middleware does not see errors within a stream, so outages are mapped here. */
export function streamFailure(error: unknown): unknown {
  return isOutage(error) ? toTrpcError(unavailable(error)) : error;
}

/** Whether Postgres aborted the transaction because of a deadlock; it may be tried again. */
export function isDeadlock(error: unknown): boolean {
  return errorCode(error) === '40P01';
}

/** Whether a row was refused because its person has been deleted since the call began. */
export function isPersonDeleted(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('table' in error)) return false;
  return violatedConstraint(error) === `${String(error.table)}_user_id_fkey`;
}

const LIMITS: Record<string, [AppErrorCode, keyof PersonLimits]> = {
  limit_recipes: ['RECIPE_LIMIT', 'recipes'],
  limit_collections: ['COLLECTION_LIMIT', 'collections'],
  limit_stored_bytes: ['STORAGE_LIMIT', 'storedBytes'],
  limit_pasted_pages: ['PASTED_LIMIT', 'pastedPages'],
  limit_pictures: ['PICTURE_LIMIT', 'picturesAnHour'],
  limit_written_bytes: ['WRITE_LIMIT', 'writtenBytesAMinute'],
};
/** Those that are constants of the program, with their sentences. */
const FIXED_LIMITS: Record<string, [AppErrorCode, string]> = {
  limit_shopping_lists: ['SHOPPING_LIST_LIMIT', SHOPPING_MESSAGES.listsFull],
  limit_shopping_entries: ['SHOPPING_ENTRY_LIMIT', SHOPPING_MESSAGES.listFull],
  limit_smart_collections: ['SMART_COLLECTION_LIMIT', SMART_MESSAGES.full],
  limit_plan_entries: ['PLAN_LIMIT', PLAN_MESSAGES.full],
  limit_plan_weeks: ['PLAN_WEEK_LIMIT', PLAN_MESSAGES.weeksFull],
};
/** What was written counts for 60 to 90 seconds. */
const WRITE_LIMIT_SECONDS = 60;

/** The triggers of person_limits report the limit as the violated constraint and its value as the detail. */
function limitReached(cause: unknown): AppError | undefined {
  const constraint = violatedConstraint(cause) ?? '';
  const fixed = FIXED_LIMITS[constraint];
  if (fixed) return new AppError(...fixed, { cause });
  const [appCode, limit] = LIMITS[constraint] ?? [];
  if (appCode === undefined || limit === undefined || !(cause instanceof Error)) return undefined;
  const allowed = 'detail' in cause ? Number(cause.detail) : 0;
  const retryAfter = appCode === 'WRITE_LIMIT' ? WRITE_LIMIT_SECONDS : undefined;
  return new AppError(appCode, LIMIT_MESSAGES[limit](allowed), {
    cause,
    ...(retryAfter !== undefined && { retryAfter }),
  });
}

/** The name of the constraint that a Postgres error reports as violated. */
export function violatedConstraint(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('constraint' in error)) return undefined;
  return typeof error.constraint === 'string' ? error.constraint : undefined;
}

/** The HTTP status of an S3 error; 0 for any other error. */
function s3Status(error: unknown): number {
  if (!(error instanceof Error) || !('$metadata' in error)) return 0;
  const { httpStatusCode = 0 } = error.$metadata as { httpStatusCode?: number };
  return httpStatusCode;
}

function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
