import * as EXPORT_MESSAGES from '#messages/export.json';

export const EXPORT_STATUSES = ['queued', 'running', 'done', 'failed'] as const;
export const EXPORT_STAGES = ['preparing', 'recipes', 'collections', 'complete'] as const;
export type ExportStage = (typeof EXPORT_STAGES)[number];

/** Whom an export is for: all of Larder's data, or the recipes as another program takes them. */
export const EXPORT_FORMATS = ['larder', 'paprika', 'mealie'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
export type ProgramName = Exclude<ExportFormat, 'larder'>;

/** How long the file can be fetched. */
export const EXPORT_KEPT_HOURS = 24;

export { EXPORT_MESSAGES };
