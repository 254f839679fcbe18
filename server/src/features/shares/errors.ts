import { SHARE_MESSAGES } from '@larder/shared/share/messages';
import { AppError } from '../../errors.ts';

/** One error for a link that never existed, was mistyped or was revoked. */
export function sharedRecipeNotFound(): AppError {
  return new AppError('SHARE_NOT_FOUND', SHARE_MESSAGES.notFound);
}

/** In the owner's own list of shares. */
export function shareNotFound(): AppError {
  return new AppError('SHARE_NOT_FOUND', SHARE_MESSAGES.entryMissing);
}
