import { translated } from './translated.ts';
import { MESSAGES, type AppErrorCode, type AppErrorData } from '@larder/shared/errors';

/** What a person reads about a failure: a sentence, and on a second line why there was no answer. */
export interface Failure {
  message: string;
  detail?: string | undefined;
  /** The address at which it can be done. */
  address?: string | undefined;
}

/** The facts that the server sent with a failure; undefined when there was no answer at all. */
export function errorData(error: unknown): Partial<AppErrorData> | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('data' in error && typeof error.data === 'object' && error.data !== null) return error.data;
  if ('appCode' in error && typeof error.appCode === 'string')
    return { appCode: error.appCode as AppErrorCode };
  return errorData(error.cause);
}

export function appCodeOf(error: unknown): AppErrorCode | undefined {
  return errorData(error)?.appCode;
}

/**
 * The server's own sentence where it has one to tell, else `sentence`, the documented one of what was being done; where the
 * server did not answer, with the reason below it. A fault of this program is 'unexpected', whatever was being done.
 */
export function failureOf(error: unknown, sentence?: string): Failure {
  const appCode = appCodeOf(error);
  if (appCode === 'INTERNAL') return { message: sentence ?? MESSAGES.unexpected };
  const { retryAfter } = errorData(error) ?? {};
  if (appCode === 'RATE_LIMITED' && retryAfter) return { message: MESSAGES.rateLimited(retryAfter) };
  if (appCode && error instanceof Error)
    return { message: translated(error.message), address: addressOf(error) };
  const reason = noAnswerReason(error);
  if (!reason) return { message: MESSAGES.unexpected };
  return sentence ? { message: sentence, detail: reason } : { message: reason };
}

/** Where Larder is, of a write at an address that is not its own. */
function addressOf(error: Error): string | undefined {
  const { appCode, details } = errorData(error) ?? {};
  return appCode === 'WRONG_ADDRESS' ? (details as { address: string }).address : undefined;
}

/** The same in one line, for where the documented sentence stands above it already. */
export function errorMessage(error: unknown): string {
  return failureOf(error).message;
}

/** The network is gone, or broke off before anything came back: there was no answer, not even a proxy's. */
export function isUnreached(error: unknown): boolean {
  return error instanceof Error && error.cause instanceof TypeError;
}

/** The server cannot be reached, or cannot reach its database: nothing was said about what was asked. */
export function hasNoAnswer(error: unknown): boolean {
  const appCode = appCodeOf(error);
  return appCode === undefined || appCode === 'UNAVAILABLE';
}

/** The answer took too long to arrive (see `fetchInTime`). */
export function isOverdue(error: unknown): boolean {
  return error instanceof Error && error.cause instanceof DOMException && error.cause.name === 'TimeoutError';
}

/** The browser has no room left for what was to be stored. */
export function isOutOfRoom(error: unknown): error is DOMException {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}

/** Tests have no browser that could be. */
export const isOffline = () => globalThis.navigator?.onLine === false;

/** The errors of our ways to call the server; one without an `appCode` had no answer that we wrote. */
const CALL_ERRORS = ['TRPCClientError', 'LightQueryError', 'UploadError'];

function noAnswerReason(error: unknown): string | undefined {
  // It would have been sent later (lib/offline/optimistic).
  if (error instanceof Error && isOutOfRoom(error.cause)) return MESSAGES.noRoomToWait;
  if (isOffline()) return MESSAGES.offline;
  const isOfCall = error instanceof Error && CALL_ERRORS.includes(error.name);
  return isOfCall ? MESSAGES.unavailable : undefined;
}
