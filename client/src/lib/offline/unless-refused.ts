import type { AppErrorCode } from '@larder/shared/errors';
import { appCodeOf } from '../error-message.ts';

/**
 * What is sent again may be shared with the person no more, or have no room by now. After any other failure the copy is pulled later,
 * and this done then.
 */
export async function unlessRefused(
  refusals: readonly AppErrorCode[],
  send: () => Promise<void>,
): Promise<void> {
  try {
    await send();
  } catch (error) {
    if (!refusals.some((code) => code === appCodeOf(error))) throw error;
  }
}
