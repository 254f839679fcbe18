import { randomUUID } from 'node:crypto';
import { NO_STAMP, type Register } from '@larder/shared/shopping/registers';
import type { ShoppingEntryInput } from '@larder/shared/shopping/schema';

/** A value as it was written at a moment, in milliseconds; at none: as nobody has written it yet. */
export function written<T>(value: T, at?: number, device = 'aaaaaaaa'): Register<T> {
  return { value, stamp: at === undefined ? NO_STAMP : `${String(at).padStart(15, '0')}-0000-${device}` };
}

/** An entry that says 'milk' and nothing more, or what is given. */
export function newEntry(more: Partial<ShoppingEntryInput> = {}): ShoppingEntryInput {
  return {
    ...{ id: randomUUID(), recipeId: null, language: 'en', text: written('milk'), note: written('') },
    ...{ isTicked: written(false), isRemoved: written(false), aisle: written(null) },
    ...more,
  };
}
