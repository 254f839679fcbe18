import { z } from 'zod';

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

const count = (value: number) => value.toLocaleString('en');
const megabytes = (bytes: number) => count(Math.round(bytes / 100_000) / 10);

/** Told to a person who would get past a limit; each with the limit as it is configured. */
export const LIMIT_MESSAGES = {
  recipes: (limit: number) => `An account holds up to ${count(limit)} recipes. Delete some to add new ones.`,
  collections: (limit: number) =>
    `An account holds up to ${count(limit)} collections. Delete some to add new ones.`,
  storedBytes: (limit: number) =>
    `Your account is full: it holds up to ${megabytes(limit)} MB of text. Delete recipes you no longer need, then empty Recently deleted to make room.`,
  pastedPages: (limit: number) =>
    `Up to ${count(limit)} pasted pages can wait at once. Save or dismiss some of them first.`,
  picturesAnHour: (limit: number) =>
    `Up to ${count(limit)} covers and profile pictures can be added in an hour. Please try again later.`,
  writtenBytesAMinute: (limit: number) =>
    `Up to ${megabytes(limit)} MB can be saved in a minute. Wait a minute and try again.`,
  usageFailed: 'Failed to load how much is used',
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
