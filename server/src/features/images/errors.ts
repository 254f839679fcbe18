import { PHOTO_MESSAGES, type UploadPurpose } from '@larder/shared/photo/messages';
import { AppError } from '../../errors.ts';
import type { ImageRefusedError } from './process-image.ts';

export function badForm(cause?: unknown): AppError {
  return new AppError('INVALID_INPUT', PHOTO_MESSAGES.badForm, { cause });
}

export function uploadTooLarge(purpose: UploadPurpose, name: string): AppError {
  const message =
    purpose === 'photo' ? PHOTO_MESSAGES.tooLarge : PHOTO_MESSAGES.pictureTooLarge(name, purpose);
  return new AppError('UPLOAD_TOO_LARGE', message);
}

export function uploadRefused(error: ImageRefusedError): AppError {
  switch (error.reason) {
    case 'type':
      return new AppError('UPLOAD_TYPE', PHOTO_MESSAGES.formats, { cause: error });
    case 'too-small':
      return new AppError('UPLOAD_UNREADABLE', PHOTO_MESSAGES.tooSmall, { cause: error });
    case 'broken':
      return new AppError('UPLOAD_UNREADABLE', PHOTO_MESSAGES.unreadable, { cause: error });
  }
}
