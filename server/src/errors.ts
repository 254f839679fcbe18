import { APP_ERRORS, MESSAGES, type AppErrorCode } from '@larder/shared/errors';
import { TRPCError } from '@trpc/server';
import { refusalOf } from './limits.ts';

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
  return new TRPCError({ code: APP_ERRORS[error.appCode], message: error.message, cause: error });
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

/** What was written counts for 60 to 90 seconds. */
const WRITE_LIMIT_SECONDS = 60;

/** The triggers of person_limits report the limit as the violated constraint and its value as the detail. */
function limitReached(cause: unknown): AppError | undefined {
  const refusal = refusalOf(violatedConstraint(cause) ?? '');
  if (!refusal || !(cause instanceof Error)) return undefined;
  const [appCode, sentence] = refusal;
  const most = 'detail' in cause ? Number(cause.detail) : 0;
  const retryAfter = appCode === 'WRITE_LIMIT' ? WRITE_LIMIT_SECONDS : undefined;
  return new AppError(appCode, typeof sentence === 'string' ? sentence : sentence(most), {
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
