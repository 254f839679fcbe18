import { mergedEntry } from '@larder/shared/shopping/entries';
import { putShoppingEntriesInput, type ShoppingEntryInput } from '@larder/shared/shopping/schema';
import { takeInterrupted, waitingInputs } from '../../lib/offline/outbox.ts';
import { createUnsent } from '../../lib/offline/unsent.ts';

export type Entries = ReadonlyMap<string, ShoppingEntryInput>;

/** By list. */
export const unsent = createUnsent<ShoppingEntryInput>(mergedEntry);

/** Shows what waits in the outbox, which outlives the page. */
export function showWaiting(userId: string, listId: string): void {
  takeInterrupted(userId);
  const waiting = waitingInputs(userId, 'shoppingLists.put').flatMap((input) => {
    const { data } = putShoppingEntriesInput.safeParse(input);
    return data?.id === listId ? data.entries : [];
  });
  if (waiting.length > 0) unsent.add(listId, waiting);
}
