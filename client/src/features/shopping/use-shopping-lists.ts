import { SHOPPING_MESSAGES } from '@larder/shared/shopping/messages';
import { NO_STAMP } from '@larder/shared/shopping/registers';
import { firstListId } from '@larder/shared/shopping/first-list';
import type { ShoppingListDto } from '@larder/shared/shopping/schema';
import { MAX_PAGE_SIZE } from '@larder/shared/list';
import { useWholeList } from '../../hooks/use-whole-list.ts';
import { PAGED_QUERY, trpc } from '../../lib/trpc.ts';
import { useViewer } from '../../lib/session.ts';

/** Where this browser remembers the list that was open last. */
export const LAST_LIST = 'larder.me.shopping-list';

/** A list as the screen has it; the first one of a person is there before anything is in it. */
export interface ShownList extends ShoppingListDto {
  isNew?: boolean;
}

/** All lists that the person writes in, and those they are invited to. */
export function useShoppingLists() {
  const viewer = useViewer();
  const query = trpc.shoppingLists.list.useInfiniteQuery({ limit: MAX_PAGE_SIZE }, PAGED_QUERY);
  useWholeList(query);
  const all = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const lists: ShownList[] = all.filter(({ role }) => role !== 'invited');
  const invitations = all.filter(({ role }) => role === 'invited');
  if (query.data && !lists.some(({ role }) => role === 'owner')) lists.push(firstList(viewer));
  return { query, lists, invitations };
}

function firstList({ userId, displayName }: { userId: string; displayName: string }): ShownList {
  return {
    id: firstListId(userId),
    name: { value: SHOPPING_MESSAGES.defaultName, stamp: NO_STAMP },
    aisleOrder: { value: [], stamp: NO_STAMP },
    store: { value: null, stamp: NO_STAMP },
    stores: [],
    role: 'owner',
    owner: { userId, displayName },
    memberCount: 0,
    openCount: 0,
    createdAt: new Date(0),
    isNew: true,
  };
}
