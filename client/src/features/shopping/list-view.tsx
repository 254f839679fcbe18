import * as messages from '#messages/shopping.json';
import { format } from '@larder/shared/messages/format';
import { lazy, Suspense, useMemo, useState } from 'react';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { errorMessage } from '../../lib/error-message.ts';
import { toast } from '../../lib/toast.ts';
import { SHOPPING_MESSAGES } from '@larder/shared/shopping/messages';
import { AddEntry } from './add-entry.tsx';
import type { Item } from './aisles.ts';
import { ListRows } from './list-rows.tsx';
import { listWrites } from './use-list-writes.ts';
import type { useShoppingList } from './use-shopping-list.ts';
import type { ShownList } from './use-shopping-lists.ts';

const ItemDetails = lazy(() => import('./item-details.tsx'));

interface ListViewProps {
  list: ShownList;
  data: ReturnType<typeof useShoppingList>;
  items: readonly Item[] | undefined;
  isShopping: boolean;
}

/** What is on a list: by aisle what is to be bought, and at the end what is ticked. */
export function ListView({ list, data, items, isShopping }: ListViewProps) {
  const { query, entries, isWhole } = data;
  const writes = listWrites(data.write);
  const [openIds, setOpenIds] = useState<readonly string[]>([]);
  const open = items?.find(({ entries: all }) => all.some(({ id }) => openIds.includes(id)));
  const past = useMemo(() => pastOf(entries), [entries]);
  const remove = (removed: readonly Item[]) => {
    setOpenIds([]);
    writes.remove(removed);
    const [only] = removed;
    toast.success(
      removed.length === 1 && only
        ? format(messages.removed, { name: only.name })
        : format(messages.removedTicked, { count: removed.length }),
      { action: { label: messages.undo, run: () => writes.remove(removed, false) } },
    );
  };
  return (
    <div data-shopping={isShopping || undefined}>
      {!isShopping && <AddEntry past={past} onAdd={writes.add} />}
      {query.isError && !isWhole ? (
        <ErrorState
          title={SHOPPING_MESSAGES.loadFailed}
          message={errorMessage(query.error)}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : items && isWhole ? (
        <ListRows
          {...{ items, list, writes }}
          onOpen={({ entries: all }) => setOpenIds(all.map(({ id }) => id))}
          onRemove={remove}
        />
      ) : (
        <ReadingList />
      )}
      <Suspense fallback={null}>
        {items && open && (
          <ItemDetails
            item={open}
            items={items}
            writes={writes}
            onRemove={() => remove([open])}
            onClose={() => setOpenIds([])}
          />
        )}
      </Suspense>
    </div>
  );
}

function ReadingList() {
  return (
    <div role="status" aria-label={messages.reading} className="space-y-3">
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </div>
  );
}

const MOST_PAST = 200;

/** What was on this list before, each once: the last ones. */
function pastOf(entries: ReturnType<typeof useShoppingList>['entries']): string[] {
  const texts = entries.filter(({ recipeId }) => recipeId === null).map(({ text }) => text.value);
  return [...new Set(texts.reverse())].slice(0, MOST_PAST);
}
