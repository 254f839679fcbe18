import type { AppErrorCode } from '@larder/shared/errors';
import { appCodeOf } from '../error-message.ts';

/**
 * What is sent again may be shared with the person no more, or have no room by now. After any other failure the copy is pulled later,
 * and this done then.
 */
export async function unlessRefused(send: () => Promise<void>): Promise<void> {
  try {
    await send();
  } catch (error) {
    if (!REFUSALS.some((code) => code === appCodeOf(error))) throw error;
  }
}

const REFUSALS: readonly AppErrorCode[] = [
  'SHOPPING_LIST_NOT_FOUND',
  'SHOPPING_LIST_LIMIT',
  'SHOPPING_ENTRY_LIMIT',
  'PLAN_NOT_FOUND',
  'PLAN_LIMIT',
];
