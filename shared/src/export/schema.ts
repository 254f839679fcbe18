import { z } from 'zod';
import { inputOf } from '../input.ts';
import { EXPORT_FORMATS, EXPORT_STAGES, EXPORT_STATUSES } from './messages.ts';

/** Left out: everything, as Larder has it. */
export const startExportInput = inputOf({ format: z.enum(EXPORT_FORMATS).default('larder') }).default({
  format: 'larder',
});
export type StartExportInput = z.infer<typeof startExportInput>;

/** Everything of a person, packed into a zip for them. */
export const exportDto = z.object({
  id: z.string(),
  format: z.enum(EXPORT_FORMATS),
  status: z.enum(EXPORT_STATUSES),
  stage: z.enum(EXPORT_STAGES),
  percent: z.number().int(),
  /** Bytes of the finished file, and until when it can be fetched. */
  size: z.number().int().nullable(),
  expiresAt: z.date().nullable(),
  /** Why there is none, and what to do next. */
  error: z.string().nullable(),
  createdAt: z.date(),
});
export type ExportDto = z.infer<typeof exportDto>;
