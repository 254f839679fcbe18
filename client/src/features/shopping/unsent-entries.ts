import { mergedEntry } from '@larder/shared/shopping/entries';
import type { ShoppingEntryInput } from '@larder/shared/shopping/schema';
import { takeInterrupted, waitingInputs } from '../../lib/offline/outbox.ts';
import { createUnsent } from '../../lib/offline/unsent.ts';

export type Entries = ReadonlyMap<string, ShoppingEntryInput>;

/** By list. */
export const unsent = createUnsent<ShoppingEntryInput>(mergedEntry);

/** Shows what waits in the outbox, which outlives the page. */
export async function showWaiting(userId: string, listId: string): Promise<void> {
  takeInterrupted(userId);
  const inputs = () => waitingInputs(userId, 'shoppingLists.put');
  if (inputs().length === 0) return;
  // Most pages do without what checks them.
  const { putShoppingEntriesInput } = await import('@larder/shared/shopping/schema');
  const waiting = inputs().flatMap((input) => {
    const { data } = putShoppingEntriesInput.safeParse(input);
    return data?.id === listId ? data.entries : [];
  });
  if (waiting.length > 0) unsent.add(listId, waiting);
}
