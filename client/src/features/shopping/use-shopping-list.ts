import { lastStampOf, mergedEntry } from '@larder/shared/shopping/entries';
import { SHOPPING_LIMITS } from '@larder/shared/shopping/messages';
import type { ShoppingEntryDto, ShoppingEntryInput } from '@larder/shared/shopping/schema';
import { MAX_PAGE_SIZE, type Page } from '@larder/shared/list';
import type { InfiniteData } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useWholeList } from '../../hooks/use-whole-list.ts';
import { storeWhileSending } from '../../lib/offline/outbox.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { toast } from '../../lib/toast.ts';
import { useViewer } from '../../lib/session.ts';
import { PAGED_QUERY, trpc } from '../../lib/trpc.ts';
import { nextStamp, noteStamp } from '../../lib/offline/stamps.ts';
import { unsent, type Entries } from './unsent-entries.ts';
import type { ShownList } from './use-shopping-lists.ts';

/** An entry as it is shown: what the server knows of it, once it has it. */
export type ShownEntry = ShoppingEntryInput &
  Partial<Pick<ShoppingEntryDto, 'recipeTitle' | 'tickedBy' | 'addedBy' | 'addedAt'>>;

/** Makes the entries that a write leaves; `stamp`: later than all that is known of the list. */
export type MakeEntries = (stamp: string) => ShoppingEntryInput[];

/** All entries of a list, with what this device has written and not sent. */
export function useShoppingList(list: ShownList) {
  const query = trpc.shoppingLists.entries.useInfiniteQuery(
    { id: list.id, limit: MAX_PAGE_SIZE },
    { ...PAGED_QUERY, enabled: !list.isNew },
  );
  useWholeList(query);
  const written = useSyncExternalStore(unsent.subscribe, () => unsent.of(list.id));
  const { data } = query;
  const entries = useMemo(
    () => withUnsent(data?.pages.flatMap(({ items }) => items) ?? [], written),
    [data, written],
  );
  const write = useWriteEntries(list);
  useEffect(() => noteStamp(list.id, lastStampOf(entries)), [list.id, entries]);
  const isWhole = list.isNew === true || (data !== undefined && !query.hasNextPage);
  return { query, entries, isWhole, write: (make: MakeEntries) => write(make, lastStampOf(entries)) };
}

export function withUnsent(kept: readonly ShoppingEntryDto[], written: Entries): ShownEntry[] {
  if (written.size === 0) return [...kept];
  const known = new Set(kept.map(({ id }) => id));
  const merged = kept.map((entry): ShownEntry => {
    const later = written.get(entry.id);
    return later ? mergedEntry(entry, later) : entry;
  });
  return [...merged, ...[...written.values()].filter(({ id }) => !known.has(id))];
}

/** Writes into a list at once, here, and sends it; what cannot be sent now waits in the outbox. */
export function useWriteEntries(list: WrittenList) {
  const { id } = list;
  const { userId } = useViewer();
  const write = useWriteInto();
  const askAgain = useAskAgain();
  useEffect(() => void unsent.showWaiting(userId, id, askAgain), [userId, id, askAgain]);
  return (make: MakeEntries, seen: string) => write(list, make, seen);
}

type WrittenList = Pick<ShownList, 'id' | 'name' | 'isNew'>;

/** The same, into whichever list. */
export function useWriteInto() {
  const send = useSend();
  return (list: WrittenList, make: MakeEntries, seen: string): ShoppingEntryInput[] => {
    const made = make(nextStamp(list.id, seen));
    unsent.add(list.id, made);
    for (let from = 0; from < made.length; from += SHOPPING_LIMITS.entriesAtOnce)
      void send(list, made.slice(from, from + SHOPPING_LIMITS.entriesAtOnce));
    return made;
  };
}

/** Lists that are being made: what is put into them follows. */
const making = new Map<string, Promise<unknown>>();

/** Asks the server for all that is shown of lists. */
function useAskAgain(): () => Promise<void> {
  const utils = trpc.useUtils();
  return useCallback(() => utils.shoppingLists.invalidate(undefined, { refetchType: 'all' }), [utils]);
}

function useSend() {
  const utils = trpc.useUtils();
  const askAgain = useAskAgain();
  const { userId } = useViewer();
  const make = async (list: { id: string; name: string }) => {
    const made = making.get(list.id) ?? utils.client.shoppingLists.create.mutate(list);
    making.set(list.id, made);
    await made.finally(() => making.delete(list.id));
    await utils.shoppingLists.list.invalidate();
  };
  return async ({ id, name, isNew }: WrittenList, entries: ShoppingEntryInput[]) => {
    const list = { id, name: name.value };
    const input = { id, entries };
    const made = isNew && storeWhileSending(userId, { path: 'shoppingLists.create', input: list });
    const end = storeWhileSending(userId, { path: 'shoppingLists.put', input });
    try {
      if (made) await make(list);
      await utils.client.shoppingLists.put.mutate(input);
      if (made) made('sent');
      end('sent');
      const asked = { id, limit: MAX_PAGE_SIZE };
      // What was read before must not be shown in place of what was written.
      await utils.shoppingLists.entries.cancel(asked);
      utils.shoppingLists.entries.setInfiniteData(asked, (kept) => withSent(kept, id, entries));
      unsent.remove(id, entries);
      void utils.shoppingLists.entries.invalidate(asked);
      void utils.shoppingLists.list.invalidate();
    } catch {
      // The outbox sends it again, and says what the server refuses.
      try {
        if (made) made('waits');
        end('waits');
        unsent.removeWhenSent(id, entries, askAgain);
      } catch (noRoom) {
        toast.error(errorMessage(noRoom));
      }
    }
  };
}

type KeptPages = InfiniteData<Page<ShoppingEntryDto>, string | null> | undefined;

/** What the server answered last, with what it has been sent since. */
function withSent(kept: KeptPages, listId: string, sent: readonly ShoppingEntryInput[]): KeptPages {
  if (!kept) return kept;
  const byId = new Map(sent.map((entry) => [entry.id, entry]));
  const pages = kept.pages.map((page) => ({
    ...page,
    items: page.items.map((entry) => {
      const written = byId.get(entry.id);
      byId.delete(entry.id);
      return written ? mergedEntry(entry, written) : entry;
    }),
  }));
  const added = [...byId.values()].map((entry) => ({
    ...entry,
    listId,
    ...NOT_YET_KNOWN,
    addedAt: new Date(),
  }));
  const last = pages.at(-1);
  if (last) pages[pages.length - 1] = { ...last, items: [...last.items, ...added] };
  return { ...kept, pages };
}

/** What the server says of an entry when it is asked for again. */
const NOT_YET_KNOWN = { recipeTitle: null, tickedBy: null, addedBy: null };
