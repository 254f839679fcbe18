import { QueryObserver } from '@tanstack/react-query';
import { TRPCClientError } from '@trpc/client';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient, shouldRetry } from './query-client.ts';

const answered = (appCode: string) =>
  TRPCClientError.from({ error: { message: 'no', code: -32000, data: { appCode } } });

it('asks again when there was no answer or the service was away, twice at most', () => {
  for (const error of [new TypeError('fetch failed'), answered('UNAVAILABLE')]) {
    expect([0, 1, 2].map((failures) => shouldRetry(failures, error))).toEqual([true, true, false]);
  }
});

afterEach(() => vi.unstubAllGlobals());

it('does not ask again while the browser is offline', () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(shouldRetry(0, new TypeError('fetch failed'))).toBe(false);
});

it('takes a refusal for an answer', () => {
  for (const code of ['RECIPE_NOT_FOUND', 'RATE_LIMITED', 'INVALID_INPUT', 'INTERNAL']) {
    expect(shouldRetry(0, answered(code))).toBe(false);
  }
});

it('does not wait for an overdue answer again', () => {
  const overdue = TRPCClientError.from(new DOMException('No answer in time', 'TimeoutError'));
  expect(shouldRetry(0, overdue)).toBe(false);
});

/** A list whose first answer was made before a change, and comes when `arrive` is called. */
function listBeforeAChange() {
  const client = createQueryClient();
  let send!: (answer: string) => void;
  const answers = [new Promise<string>((resolve) => (send = resolve)), Promise.resolve('after')];
  const list = { queryKey: ['list'], queryFn: () => answers.shift()! };
  const asked = client.prefetchQuery(list);
  const arrive = async () => {
    send('before');
    await asked;
  };
  return { client, list, arrive };
}

it('takes an answer that was asked for before a change for an old one', async () => {
  const { client, list, arrive } = listBeforeAChange();
  await client.invalidateQueries();
  await arrive();
  expect(client.getQueryState(list.queryKey)).toMatchObject({ data: 'before', isInvalidated: true });
  expect(await client.fetchQuery(list)).toBe('after');
});

it('asks again at once where such an answer is shown when it comes', async () => {
  const { client, list, arrive } = listBeforeAChange();
  await client.invalidateQueries();
  const shown: unknown[] = [];
  const stop = new QueryObserver(client, list).subscribe(({ data }) => void shown.push(data));
  await arrive();
  await vi.waitFor(() => expect(shown.at(-1)).toBe('after'));
  stop();
});
