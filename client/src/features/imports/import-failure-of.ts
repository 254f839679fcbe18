import { IMPORT_MESSAGES, type ImportKind } from '@larder/shared/import/messages';
import { PHOTO_MESSAGES } from '@larder/shared/photo/messages';
import { SOCIAL_MESSAGES } from '@larder/shared/social/messages';
import { failureOf, isUnreached, type Failure } from '../../lib/error-message.ts';

const SENTENCES: Record<ImportKind, string> = {
  url: IMPORT_MESSAGES.failed,
  html: IMPORT_MESSAGES.failed,
  social: SOCIAL_MESSAGES.failed,
  text: SOCIAL_MESSAGES.failed,
  photo: PHOTO_MESSAGES.noRecipe,
};

/** Why an import could not be started; the network has a sentence of its own for addresses and pages. */
export function importFailureOf(kind: ImportKind, error: unknown): Failure {
  const isPage = kind === 'url' || kind === 'html';
  return failureOf(error, isPage && isUnreached(error) ? IMPORT_MESSAGES.network : SENTENCES[kind]);
}
