import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ANSWER_MS, fetchInTime, TooLargeForProxyError } from './plain-query.ts';

/** As a connection that hangs: answered by nothing but its signal. */
const hang = (_: unknown, init?: RequestInit) =>
  new Promise<Response>((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
  });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', vi.fn(hang));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('gives a call up whose answer does not come within a minute', async () => {
  const failed = fetchInTime('/trpc/recipes.list').catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(ANSWER_MS);
  expect(await failed).toMatchObject({ name: 'TimeoutError' });
});

it('waits longer for what is long to send', async () => {
  const ended = vi.fn();
  const failed = fetchInTime('/trpc/imports.start', { method: 'POST', body: 'x'.repeat(400_000) }).catch(
    ended,
  );
  await vi.advanceTimersByTimeAsync(ANSWER_MS + 99_000);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  await failed;
  expect(ended).toHaveBeenCalledOnce();
});

it('is ended by whoever asked as well', async () => {
  const asker = new AbortController();
  const failed = fetchInTime('/trpc/recipes.list', { signal: asker.signal }).catch((error: unknown) => error);
  asker.abort(new DOMException('Left', 'AbortError'));
  expect(await failed).toMatchObject({ name: 'AbortError' });
});

it('tells a refusal of the size by a server before Larder from one of Larder itself', async () => {
  const refused = (type: string) =>
    vi.stubGlobal('fetch', () => new Response('{}', { status: 413, headers: { 'content-type': type } }));
  refused('text/html');
  await expect(fetchInTime('/trpc/recipes.create')).rejects.toBeInstanceOf(TooLargeForProxyError);
  refused('application/json; charset=utf-8');
  expect((await fetchInTime('/trpc/recipes.create')).status).toBe(413);
});
