import { z } from 'zod';
import type { AppErrorCode } from './errors.ts';
import { idSchema } from './list.ts';
import { imageDto, recipeDraft } from './recipe.ts';
import { webAddress } from './text.ts';

export const IMPORT_KINDS = ['url', 'social', 'text', 'html', 'photo'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];
export const IMPORT_STATUSES = ['queued', 'running', 'done', 'failed', 'cancelled', 'dismissed'] as const;
export type ImportStatus = (typeof IMPORT_STATUSES)[number];

/** The stages of an import and how far along each one is, in percent (specification part 2, section 4). */
export const STAGE_PERCENT = {
  preparing: 10,
  converting: 20,
  uploading: 40,
  processing: 70,
  structuring: 90,
  complete: 100,
} as const;
export type ImportStage = keyof typeof STAGE_PERCENT;
export const IMPORT_STAGES = Object.keys(STAGE_PERCENT) as [ImportStage, ...ImportStage[]];

/** At most this many of one person's imports run at once; the rest wait in the queue. */
export const RUNNING_IMPORTS_PER_USER = 3;
export const URL_IMPORT_TAG = 'URL Import';
export const URL_IMPORT_TIP = 'Tip: Make sure the URL points to a recipe page on a supported website.';

export const IMPORT_MESSAGES = {
  invalidUrl: 'Please enter a valid URL',
  noRecipeData: 'No recipe data found on this page. Please check the URL or try a different recipe website.',
  noDetails:
    'Unable to extract recipe details. This website may not be supported or the page may not contain a recipe.',
  timeout: 'The website is taking too long to respond. Please try again or use a different recipe URL.',
  network: 'Network error. Please check your internet connection and try again.',
  blocked:
    'This website blocks recipe extraction. Please try copying the recipe manually or use a different recipe website.',
  noRecipe: 'No recipe found on this page. Please check the URL and make sure it points to a recipe page.',
  unreadable: 'Failed to parse response from server. The website may not be compatible.',
  empty: 'No recipe data received from server',
  failed: 'Failed to extract recipe from URL. Please try copying the recipe manually.',
  waiting: 'Waiting to start. You can leave this page.',
  notFound: 'Import not found',
} as const;

export const startImportInput = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('url'), url: webAddress(IMPORT_MESSAGES.invalidUrl) }),
]);
export type StartImportInput = z.infer<typeof startImportInput>;

/** Where a draft came from, shown beside the form. */
export const importDraft = recipeDraft.extend({
  sourceUrl: z.string().nullable(),
  /** The source's picture once fetched, checked and stored by us. */
  storedImage: imageDto.nullable(),
});
export type ImportDraft = z.infer<typeof importDraft>;

export const importPhotoState = z.object({
  photoId: z.string(),
  position: z.number().int(),
  stage: z.enum(IMPORT_STAGES),
  status: z.enum(['pending', 'processing', 'completed', 'error']),
  error: z.string().optional(),
});

export const importDto = z.object({
  id: z.string(),
  kind: z.enum(IMPORT_KINDS),
  status: z.enum(IMPORT_STATUSES),
  stage: z.enum(IMPORT_STAGES),
  percent: z.number(),
  /** Grows with every change; a client keeps the newest. */
  seq: z.number().int(),
  /** What is being read, in a form a person recognises: the address, or the first words of a text. */
  label: z.string(),
  photos: z.array(importPhotoState).optional(),
  draft: importDraft.optional(),
  error: z.object({ appCode: z.custom<AppErrorCode>((v) => typeof v === 'string'), message: z.string() }).optional(),
  createdAt: z.date(),
});
export type ImportDto = z.infer<typeof importDto>;

export const importProgressInput = z.strictObject({ lastEventId: z.string().max(100).nullish() }).optional();
export const importIdInput = z.strictObject({ id: idSchema });
