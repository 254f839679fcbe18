import messages from '#messages/errors.json';
import { z } from 'zod';
import { inputOf } from './input.ts';

export const MAX_PAGE_SIZE = 100;
export const DEFAULT_PAGE_SIZE = 24;

export const LIST_MESSAGES = {
  invalidCursor: messages.listNotContinued,
} as const;

/** Where a list goes on; left out, at its beginning. */
export const cursorSchema = z
  .string(LIST_MESSAGES.invalidCursor)
  .max(1_000, { error: LIST_MESSAGES.invalidCursor, abort: true })
  .nullish();

/** The input of every list: an opaque cursor from the page before, and the number of items (at most 100). */
export const pageInput = inputOf({
  cursor: cursorSchema,
  limit: z.number().int().min(1).max(MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
});
export type PageInput = z.infer<typeof pageInput>;

/** The answer of every list. `total` counts all matches; `nextCursor` is null on the last page. */
export interface Page<T> {
  items: T[];
  total: number;
  nextCursor: string | null;
}

export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), total: z.number().int(), nextCursor: z.string().nullable() });
}

export const idSchema = z.uuid();
