import type { AppRouter } from '@larder/server/router';
import { SHOPPING_LIMITS } from '@larder/shared/shopping/messages';
import {
  createShoppingListInput,
  putShoppingEntriesInput,
  updateShoppingListInput,
} from '@larder/shared/shopping/schema';
import type { ShoppingEntryDto, ShoppingEntryInput } from '@larder/shared/shopping/schema';
import type { Kept } from '@larder/shared/sync/entities';
import {
  newShoppingList,
  shoppingEntriesFrom,
  shoppingListFrom,
  shoppingListsFrom,
  withListChanges,
  withPutEntries,
} from '@larder/shared/sync/shopping';
import type { TRPCClient } from '@trpc/client';
import { recipesNamed, shoppingEntries, writer } from '../read-copy.ts';
import { readAll, readOne } from '../store.ts';
import { unlessRefused } from '../unless-refused.ts';
import { paged, type OfflineFeature } from './contract.ts';

export const shoppingLists = {
  answers: {
    'shoppingLists.list': async (input) => {
      const [lists, entries] = [await readAll('shoppingList'), await shoppingEntries()];
      return lists && entries && shoppingListsFrom(lists, entries, paged(input));
    },
    'shoppingLists.byId': async ({ id }) => {
      const [list, entries] = [await readOne('shoppingList', id), await shoppingEntries()];
      return list && entries && shoppingListFrom(list, entries);
    },
    'shoppingLists.entries': async (input) => {
      const [list, entries] = [await readOne('shoppingList', input.id), await shoppingEntries()];
      return list && entries && shoppingEntriesFrom(entries, paged(input));
    },
  },
  writes: {
    'shoppingLists.create': {
      name: ({ name }) => name,
      apply: async (given) => {
        const input = createShoppingListInput.parse(given);
        const [owner, lists] = [await writer(), (await readAll('shoppingList')) ?? []];
        const stores = lists.find(({ role }) => role === 'owner')?.stores ?? [];
        const list =
          lists.find(({ id }) => id === input.id) ??
          (owner && newShoppingList(input, { owner, stores, createdAt: new Date() }));
        return list && { answer: list, kept: list };
      },
    },
    'shoppingLists.update': {
      name: ({ name }) => name?.value ?? '',
      apply: async (given) => {
        const input = updateShoppingListInput.parse(given);
        const lists = (await readAll('shoppingList')) ?? [];
        const before = lists.find(({ id }) => id === input.id);
        if (!before) return undefined;
        const list = withListChanges(before, input);
        const isBeside = ({ id, owner }: Kept['shoppingList']) =>
          id !== list.id && owner.userId === list.owner.userId;
        const beside = input.stores ? lists.filter(isBeside) : [];
        return { answer: list, kept: [list, ...beside.map((one) => ({ ...one, stores: list.stores }))] };
      },
    },
    'shoppingLists.delete': {
      apply: async ({ id }) => ({ answer: { id }, removedId: id }),
    },
    'shoppingLists.put': {
      name: ({ entries }) => entries.map(({ text }) => text.value).join(', '),
      apply: async (given) => {
        const input = putShoppingEntriesInput.parse(given);
        const [list, entries] = [await readOne('shoppingList', input.id), await readAll('shoppingEntry')];
        const person = await writer();
        if (!list || list.role === 'invited' || !entries || !person) return undefined;
        const recipes = await recipesNamed(input.entries);
        const titles = new Map([...recipes].map(([id, { title }]) => [id, title]));
        const kept = withPutEntries(entries, input, { person, now: new Date(), titles });
        return { answer: { id: input.id }, kept };
      },
    },
  },
  // A server may begin anew after its lists were pulled, and before its entries are.
  resend: { shoppingList: resendLists, shoppingEntry: resendLists },
} satisfies OfflineFeature<'shoppingLists'>;

const REFUSED = ['SHOPPING_LIST_NOT_FOUND', 'SHOPPING_LIST_LIMIT', 'SHOPPING_ENTRY_LIMIT'] as const;

/**
 * Sends all that this device holds of shopping lists, before it takes over what a server has that began anew: it may have been restored
 * from a backup. What the server has is merged with it by the stamps, so nothing later is undone (docs/shopping-list.md).
 */
async function resendLists(client: TRPCClient<AppRouter>): Promise<void> {
  const [lists, entries] = [(await readAll('shoppingList')) ?? [], (await readAll('shoppingEntry')) ?? []];
  for (const { id, role, name, aisleOrder, store, stores } of lists) {
    if (role === 'invited') continue;
    await unlessRefused(REFUSED, async () => {
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
