import { callInput } from '@larder/shared/call-input';
import { MESSAGES, type AppErrorCode } from '@larder/shared/errors';
import { fetchInTime } from './fetch-in-time.ts';

/** A query that failed, with the sentence for the person and the stable identifier for the program. */
export class PlainQueryError extends Error {
  readonly appCode: AppErrorCode | undefined;

  constructor(message: string, appCode?: AppErrorCode) {
    super(message);
    this.name = 'LightQueryError';
    this.appCode = appCode;
  }
}

/**
 * Asks one query of the API by plain fetch: the landing page and the shared recipe need one answer each, and are spared
 * the whole API client. Dates stay ISO texts.
 */
export async function plainQuery<T>(path: string, input?: unknown, signal?: AbortSignal): Promise<T> {
  const query =
    input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(callInput.serialize(input)))}`;
  const response = await fetchInTime(`/trpc/${path}${query}`, { signal: signal ?? null }).catch(() => null);
  signal?.throwIfAborted();
  return answerOf(response);
}

/** What a call by plain fetch gave; null: there was no answer. */
export async function answerOf<T>(response: Response | null): Promise<T> {
  const body = (await response?.json().catch(() => null)) as Answer<T> | null;
  if (body?.result) return body.result.data.json;
  const error = body?.error?.json;
  if (error) throw new PlainQueryError(error.message, error.data?.appCode);
  throw new PlainQueryError(MESSAGES.unavailable);
}

interface Answer<T> {
  result?: { data: { json: T } };
  error?: { json: { message: string; data?: { appCode?: AppErrorCode } } };
}
