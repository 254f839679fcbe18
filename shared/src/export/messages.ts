export const EXPORT_STATUSES = ['queued', 'running', 'done', 'failed'] as const;
export const EXPORT_STAGES = ['preparing', 'recipes', 'collections', 'complete'] as const;
export type ExportStage = (typeof EXPORT_STAGES)[number];

/** How long the file can be fetched. */
export const EXPORT_KEPT_HOURS = 24;

export const EXPORT_MESSAGES = {
  failed: 'Your data could not be packed. Please try again.',
  startFailed: 'The download could not be prepared',
  stateFailed: 'Failed to look for your download',
  gone: 'This download is no longer there. Prepare a new one in the settings.',
} as const;
