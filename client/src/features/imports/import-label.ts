import type { ImportDto } from '@larder/shared/import/schema';
import { IMPORT_MESSAGES, type ImportStage } from '@larder/shared/import/messages';

const STAGE_LABELS: Record<ImportStage, string> = {
  preparing: 'Getting ready',
  converting: 'Fetching the page',
  uploading: 'Looking for the recipe',
  processing: 'Reading ingredients and steps',
  structuring: 'Putting the recipe together',
  complete: 'Done',
};

const PHOTO_STAGE_LABELS: Record<ImportStage, string> = {
  ...STAGE_LABELS,
  converting: 'Turning the photos upright',
  uploading: 'Looking for text',
  processing: 'Reading the text',
};

/** What is happening to an import, in words. */
export function importLabel(item: ImportDto): string {
  switch (item.status) {
    case 'queued':
      return IMPORT_MESSAGES.waiting;
    case 'running':
      return (item.kind === 'photo' ? PHOTO_STAGE_LABELS : STAGE_LABELS)[item.stage];
    case 'done':
      if (item.error) return IMPORT_MESSAGES.otherNotRead;
      return item.draft?.recipes ? IMPORT_MESSAGES.several : 'Ready to check';
    case 'failed':
      return item.error?.message ?? IMPORT_MESSAGES.failed;
    case 'cancelled':
      return 'Cancelled';
    case 'dismissed':
      return 'Put away';
  }
}
