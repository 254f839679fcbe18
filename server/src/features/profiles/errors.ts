import { AUTH_MESSAGES } from '@larder/shared/auth/schema';
import { PHOTO_MESSAGES } from '@larder/shared/photo/messages';
import { AppError } from '../../errors.ts';

/** Usernames are public, so this reveals no secret. */
export function usernameTaken(): AppError {
  return new AppError('USERNAME_TAKEN', AUTH_MESSAGES.usernameTaken, {
    fields: { username: [AUTH_MESSAGES.usernameTaken] },
  });
}

export function uploadNotFound(): AppError {
  return new AppError('INVALID_INPUT', PHOTO_MESSAGES.missing, {
    fields: { photoId: [PHOTO_MESSAGES.missing] },
  });
}
