import { z } from 'zod';
import type { AppErrorCode } from './errors.ts';
import { idSchema } from './list.ts';
import { imageDto, recipeDraft } from './recipe.ts';
import { webAddress } from './text.ts';
import { IMPORT_KINDS, IMPORT_MESSAGES, IMPORT_STAGES, IMPORT_STATUSES } from './terms/import.ts';

export * from './terms/import.ts';

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
  error: z
    .object({ appCode: z.custom<AppErrorCode>((v) => typeof v === 'string'), message: z.string() })
    .optional(),
  createdAt: z.date(),
});
export type ImportDto = z.infer<typeof importDto>;

export const importProgressInput = z.strictObject({ lastEventId: z.string().max(100).nullish() }).optional();
export const importIdInput = z.strictObject({ id: idSchema });
