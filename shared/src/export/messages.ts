import * as EXPORT_MESSAGES from '#messages/export.json';

export const EXPORT_STATUSES = ['queued', 'running', 'done', 'failed'] as const;
export const EXPORT_STAGES = ['preparing', 'recipes', 'collections', 'complete'] as const;
export type ExportStage = (typeof EXPORT_STAGES)[number];

/** How long the file can be fetched. */
export const EXPORT_KEPT_HOURS = 24;

export { EXPORT_MESSAGES };
