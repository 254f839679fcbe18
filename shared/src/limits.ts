import * as messages from '#messages/limits.json';
import { z } from 'zod';
import { LANGUAGE } from './messages/built-language.ts';
import { format } from './messages/format.ts';

/** What one person may store and write, unless the operator says otherwise. A byte is one of UTF-8, a MB a million of them. */
export const PERSON_LIMITS = {
  recipes: 20_000,
  collections: 500,
  /** Everything typed, pasted or imported, with earlier versions and what the search keeps of it. */
  storedBytes: 300_000_000,
  /** Pasted pages and texts whose import is neither saved nor dismissed. */
  pastedPages: 20,
  /** Covers and profile pictures. */
  picturesAnHour: 60,
  writtenBytesAMinute: 20_000_000,
} as const;
export type PersonLimits = Record<keyof typeof PERSON_LIMITS, number>;

const count = (value: number) => value.toLocaleString(LANGUAGE);
const megabytes = (bytes: number) => count(Math.round(bytes / 100_000) / 10);

/** Told to a person who would get past a limit; each with the limit as it is configured. */
export const LIMIT_MESSAGES = {
  recipes: (limit: number) => format(messages.recipes, { count: count(limit) }),
  collections: (limit: number) => format(messages.collections, { count: count(limit) }),
  storedBytes: (limit: number) => format(messages.storedBytes, { megabytes: megabytes(limit) }),
  pastedPages: (limit: number) => format(messages.pastedPages, { count: count(limit) }),
  picturesAnHour: (limit: number) => format(messages.picturesAnHour, { count: count(limit) }),
  writtenBytesAMinute: (limit: number) =>
    format(messages.writtenBytesAMinute, { megabytes: megabytes(limit) }),
  usageFailed: messages.usageFailed,
} as const;

const used = z.object({ used: z.number().int(), limit: z.number().int() });

/** How much of what one may store is used. */
export const storageUsageDto = z.object({
  recipes: used,
  collections: used,
  storedBytes: used,
  pastedPages: used,
});
export type StorageUsageDto = z.infer<typeof storageUsageDto>;
