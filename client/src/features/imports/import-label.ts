import { translated } from '../../lib/translated.ts';
import * as messages from '#messages/imports.json';
import type { ImportDto } from '@larder/shared/import/schema';
import { IMPORT_MESSAGES, type ImportKind, type ImportStage } from '@larder/shared/import/messages';

const STAGE_LABELS: Record<ImportStage, string> = {
  preparing: messages.gettingReady,
  converting: messages.fetchingThePage,
  uploading: messages.lookingForTheRecipe,
  processing: messages.readingIngredientsAndSteps,
  structuring: messages.puttingTheRecipeTogether,
  complete: messages.done,
};

const PHOTO_STAGE_LABELS: Record<ImportStage, string> = {
  ...STAGE_LABELS,
  converting: messages.straighteningThePhotos,
  uploading: messages.lookingForText,
  processing: messages.readingTheText,
};

/** Asks which recipe of a source is meant. */
export function severalLabel(kind: ImportKind): string {
  if (kind === 'social') return IMPORT_MESSAGES.severalInPost;
  return kind === 'text' ? IMPORT_MESSAGES.severalInText : IMPORT_MESSAGES.several;
}

/** What is happening to an import, in words. */
export function importLabel(item: ImportDto): string {
  switch (item.status) {
    case 'queued':
      return IMPORT_MESSAGES.waiting;
    case 'running':
      return (item.kind === 'photo' ? PHOTO_STAGE_LABELS : STAGE_LABELS)[item.stage];
    case 'done':
      if (item.error) return IMPORT_MESSAGES.otherNotRead;
      return item.draft?.recipes ? severalLabel(item.kind) : messages.readyToCheck;
    case 'failed':
      return item.error ? translated(item.error.message) : IMPORT_MESSAGES.failed;
    case 'cancelled':
      return messages.cancelled;
    case 'dismissed':
      return messages.discard;
  }
}
