import type { AppErrorCode } from '@larder/shared/errors';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UploadError } from '../../lib/upload.ts';
import { untilSent } from './until-sent.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const { signal } = new AbortController();
const refusal = (code?: AppErrorCode, retryAfter?: number) => new UploadError('Refused', code, retryAfter);

/** Fails so, then succeeds; gives after how many milliseconds it was sent again. */
async function sentAgainAfter(failure: UploadError): Promise<number | 'never'> {
  const begun = Date.now();
  const send = vi.fn(async () => {
    if (send.mock.calls.length === 1) throw failure;
  });
  const sent = untilSent(send, signal).then(
    () => Date.now() - begun,
    () => 'never' as const,
  );
  await vi.runAllTimersAsync();
  return sent;
}

it.each([
  ['that had no answer', refusal(), 1_000],
  ['that came during an outage', refusal('UNAVAILABLE'), 1_000],
  ['that came during an outage with a time to wait', refusal('UNAVAILABLE', 5), 5_000],
  ['beside as many as may be sent at once', refusal('RATE_LIMITED', 2), 2_000],
  ['of which there were too many today', refusal('RATE_LIMITED', 3_600), 'never'],
  ['of a move that is gone', refusal('MOVE_NOT_FOUND'), 'never'],
])('a part %s is sent again when it is of use', async (_, failure, expected) => {
  expect(await sentAgainAfter(failure)).toBe(expected);
});
