import { mergedEntry } from '@larder/shared/shopping/entries';
import type { ShoppingEntryInput } from '@larder/shared/shopping/schema';
import { createUnsent } from '../../lib/offline/unsent.ts';

export type Entries = ReadonlyMap<string, ShoppingEntryInput>;

/** By list. */
export const unsent = createUnsent<ShoppingEntryInput>({
  merge: mergedEntry,
  path: 'shoppingLists.put',
  loadCheck: async () => {
    const { putShoppingEntriesInput } = await import('@larder/shared/shopping/schema');
    return (input) => putShoppingEntriesInput.safeParse(input).data;
  },
});
