import { appCodeOf } from '../../lib/error-message.ts';
import { UploadError } from '../../lib/upload.ts';

/** A connection that broke off is tried again after these pauses; then the person is asked. */
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000];
/** Nobody waits longer in front of a bar that does not move. */
const LONGEST_PAUSE_MS = 10_000;

/**
 * What was refused is refused again; what had no answer, or came too early, is sent once more after a pause, or after as long as the
 * server asks for.
 */
export async function untilSent(send: () => Promise<unknown>, signal: AbortSignal): Promise<void> {
  for (const pause of [...PAUSES_MS, undefined]) {
    try {
      await send();
      return;
    } catch (failure) {
      const wait = pauseAfter(failure, pause);
      if (signal.aborted || wait === undefined) throw failure;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

/** In milliseconds; undefined where it is of no use to send it again. */
function pauseAfter(failure: unknown, pause: number | undefined): number | undefined {
  const code = appCodeOf(failure);
  const asked = failure instanceof UploadError ? (failure.retryAfter ?? 0) * 1_000 : 0;
  const isWorthIt = code === undefined || code === 'UNAVAILABLE' || code === 'RATE_LIMITED';
  if (pause === undefined || !isWorthIt || asked > LONGEST_PAUSE_MS) return undefined;
  return Math.max(pause, asked);
}
