import { TRPCClientError } from '@trpc/client';
import { afterEach, expect, it, vi } from 'vitest';
import { shouldRetry } from './query-client.ts';

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
