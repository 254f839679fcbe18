/** How long the answer to a call may take to arrive; a connection that hangs would be waited for without an end. */
export const ANSWER_MS = 60_000;
/** What is sent may take as much longer as a slow line needs for it: 4 kB a second. */
const SENT_PER_MS = 4;

/** `fetch`, given up as an overdue answer is: with a TimeoutError, also while the body is being read. */
export function fetchInTime(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const { signal, body } = init;
  const sent = typeof body === 'string' ? body.length : 0;
  const controller = new AbortController();
  const overdue = () => controller.abort(new DOMException('No answer in time', 'TimeoutError'));
  setTimeout(overdue, ANSWER_MS + sent / SENT_PER_MS);
  signal?.addEventListener('abort', () => controller.abort(signal.reason), { once: true });
  if (signal?.aborted) controller.abort(signal.reason);
  return fetch(input, { ...init, signal: controller.signal });
}
