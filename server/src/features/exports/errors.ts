import { EXPORT_MESSAGES } from '@larder/shared/export/messages';
import { AppError } from '../../errors.ts';

export function exportNotFound(): AppError {
  return new AppError('EXPORT_NOT_FOUND', EXPORT_MESSAGES.gone);
}
