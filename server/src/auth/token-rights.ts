import { TOKEN_MESSAGES } from '@larder/shared/token/messages';
import type { Viewer } from '../ctx.ts';
import { AppError } from '../errors.ts';

/** Signing in and out, devices, password, deletion, all data at once, and tokens themselves are for the person alone. */
const NEVER: ReadonlySet<string> = new Set(['auth', 'exports', 'tokens']);

/**
 * Refuses what an access token may not do; people who are signed in pass.
 * @throws NOT_ALLOWED.
 */
export function refuseToken(
  viewer: Viewer | null,
  { feature, isWrite }: { feature: string; isWrite: boolean },
): void {
  if (!viewer?.token) return;
  if (NEVER.has(feature)) throw new AppError('NOT_ALLOWED', TOKEN_MESSAGES.notForTokens);
  if (isWrite && !viewer.token.mayWrite) throw new AppError('NOT_ALLOWED', TOKEN_MESSAGES.readOnly);
}
