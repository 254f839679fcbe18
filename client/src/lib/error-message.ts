import { MESSAGES, type AppErrorCode, type AppErrorData } from '@larder/shared/errors';

/** The facts that the server sent with a failure; undefined when there was no answer at all. */
export function errorData(error: unknown): Partial<AppErrorData> | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('data' in error && typeof error.data === 'object' && error.data !== null) return error.data;
  if ('appCode' in error && typeof error.appCode === 'string')
    return { appCode: error.appCode as AppErrorCode };
  return undefined;
}

export function appCodeOf(error: unknown): AppErrorCode | undefined {
  return errorData(error)?.appCode;
}

/**
 * The one sentence a person reads about a failure: the server's own if it has one to tell, else `fallback`, the
 * documented sentence of what was being done. A fault of this program is 'unexpected', whatever was being done.
 */
export function errorMessage(error: unknown, fallback: string = MESSAGES.unexpected): string {
  if (typeof navigator !== 'undefined' && !navigator.onLine) return MESSAGES.offline;
  const appCode = appCodeOf(error);
  if (appCode === 'INTERNAL') return fallback;
  if (appCode && error instanceof Error) return error.message;
  if (error instanceof Error && (error.name === 'TRPCClientError' || error.name === 'LightQueryError')) {
    return MESSAGES.unavailable;
  }
  return MESSAGES.unexpected;
}
