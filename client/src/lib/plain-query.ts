import { callInput } from '@larder/shared/call-input';
import { MESSAGES, type AppErrorCode } from '@larder/shared/errors';

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

/** How long the answer to a call may take to arrive; a connection that hangs would be waited for without an end. */
export const ANSWER_MS = 60_000;
/** What is sent may take as much longer as a slow line needs for it: 4 kB a second. */
const SENT_PER_MS = 4;

/** A server between the browser and Larder refused the size of what was sent. */
export class TooLargeForProxyError extends Error {
  readonly appCode: AppErrorCode = 'BODY_TOO_LARGE';

  constructor() {
    super(MESSAGES.tooLargeForProxy);
  }
}

/**
 * `fetch`, given up as an overdue answer is: with a TimeoutError, also while the body is being read.
 * @throws TooLargeForProxyError for a refusal that is not Larder's own, which would be JSON.
 */
export async function fetchInTime(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const { signal, body } = init;
  const sent = typeof body === 'string' ? body.length : 0;
  const controller = new AbortController();
  const overdue = () => controller.abort(new DOMException('No answer in time', 'TimeoutError'));
  setTimeout(overdue, ANSWER_MS + sent / SENT_PER_MS);
  signal?.addEventListener('abort', () => controller.abort(signal.reason), { once: true });
  if (signal?.aborted) controller.abort(signal.reason);
  const response = await fetch(input, { ...init, signal: controller.signal });
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  if (response.status === 413 && !isJson) throw new TooLargeForProxyError();
  return response;
}
