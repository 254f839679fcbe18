import { IMPORT_MESSAGES } from '@larder/shared/import/messages';
import { AppError } from '../../errors.ts';
import type { PageRefusal } from './fields.ts';

/** The error that a person is told when a page gave no draft. */
export function refusalError(refusal: PageRefusal, details?: { details?: unknown }): AppError {
  return refusal === 'noDetails'
    ? new AppError('IMPORT_NO_DETAILS', IMPORT_MESSAGES.noDetails, details)
    : new AppError('IMPORT_NO_RECIPE', IMPORT_MESSAGES[refusal], details);
}
