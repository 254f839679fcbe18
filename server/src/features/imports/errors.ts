import { IMPORT_MESSAGES } from '@larder/shared/import/messages';
import type { ImportError } from '@larder/shared/import/schema';
import { PHOTO_MESSAGES } from '@larder/shared/photo/messages';
import { AppError } from '../../errors.ts';

/** For another person's import as for one that never was. */
export function importNotFound(): AppError {
  return new AppError('IMPORT_NOT_FOUND', IMPORT_MESSAGES.notFound);
}

export function importTimedOut(): AppError {
  return new AppError('IMPORT_TIMEOUT', IMPORT_MESSAGES.timeout);
}

/** What a person reads of a failure that neither they nor the source can help. */
export function ownFailure(kind: string): ImportError {
  const message = kind === 'photo' ? PHOTO_MESSAGES.processFailed : IMPORT_MESSAGES.failed;
  return { appCode: 'IMPORT_FAILED', message };
}
