import type { AppRouter } from '@larder/server/router';
import { SHOPPING_LIMITS } from '@larder/shared/shopping/messages';
import type { ShoppingEntryDto, ShoppingEntryInput } from '@larder/shared/shopping/schema';
import type { TRPCClient } from '@trpc/client';
import { readAll } from './store.ts';
import { unlessRefused } from './unless-refused.ts';

/**
 * Sends all that this device holds of shopping lists, before it takes over what a server has that began anew: it may have been restored
 * from a backup. What the server has is merged with it by the stamps, so nothing later is undone (docs/shopping-list.md).
 */
export async function resendLists(client: TRPCClient<AppRouter>): Promise<void> {
  const [lists, entries] = [(await readAll('shoppingList')) ?? [], (await readAll('shoppingEntry')) ?? []];
  for (const { id, role, name, aisleOrder, store, stores } of lists) {
    if (role === 'invited') continue;
    await unlessRefused(async () => {
      if (role === 'owner') await client.shoppingLists.create.mutate({ id, name: name.value });
      await client.shoppingLists.update.mutate({ id, name, aisleOrder, store, stores });
      const kept = entries.filter(({ listId }) => listId === id).map(withoutAnswers);
      for (let from = 0; from < kept.length; from += SHOPPING_LIMITS.entriesAtOnce)
        await client.shoppingLists.put.mutate({
          id,
          entries: kept.slice(from, from + SHOPPING_LIMITS.entriesAtOnce),
        });
    });
  }
}

function withoutAnswers(entry: ShoppingEntryDto): ShoppingEntryInput {
  const { listId: _list, recipeTitle: _title, tickedBy: _who, addedBy: _by, addedAt: _at, ...input } = entry;
  return input;
}
