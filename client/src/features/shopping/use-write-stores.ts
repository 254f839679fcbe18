import * as messages from '#messages/shopping.json';
import { format } from '@larder/shared/messages/format';
import type { Aisle } from '@larder/shared/shopping/aisles';
import { lastStampIn, laterStamp } from '@larder/shared/shopping/registers';
import type { ShoppingStoreDto } from '@larder/shared/shopping/schema';
import { STORE_REGISTERS } from '@larder/shared/shopping/stores';
import { errorMessage } from '../../lib/error-message.ts';
import { nextStamp } from '../../lib/offline/stamps.ts';
import { toast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';
import type { ShownList } from './use-shopping-lists.ts';

interface Chosen {
  /** The store that the list is for, with what it was before; null for none. */
  store: { before: ShoppingStoreDto | undefined; name: string } | null;
  order: Aisle[];
}

/** Says which store a list is for, and in which order its aisles are. */
export function useWriteStores(list: ShownList) {
  const utils = trpc.useUtils();
  const create = trpc.shoppingLists.create.useMutation();
  const update = trpc.shoppingLists.update.useMutation();
  const stampNow = () => {
    const { aisleOrder, store, stores = [] } = list;
    const seen = laterStamp(aisleOrder.stamp, store?.stamp ?? '');
    return nextStamp(list.id, laterStamp(seen, lastStampIn<'name' | 'aisleOrder'>(STORE_REGISTERS, stores)));
  };
  const write = async (change: Omit<Parameters<typeof update.mutateAsync>[0], 'id'>) => {
    if (list.isNew) await create.mutateAsync({ id: list.id, name: list.name.value });
    await update.mutateAsync({ id: list.id, ...change });
    await utils.shoppingLists.list.invalidate();
  };
  const save = async ({ store, order }: Chosen) => {
    const stamp = stampNow();
    const aisleOrder = { value: order, stamp };
    if (list.role !== 'owner') return write({ aisleOrder });
    if (!store) return write({ store: { value: null, stamp }, aisleOrder });
    const id = store.before?.id ?? crypto.randomUUID();
    return write({
      store: { value: id, stamp },
      stores: [{ id, name: { value: store.name, stamp }, aisleOrder }],
    });
  };
  const name = (store: ShoppingStoreDto, value: string) => ({
    stores: [{ ...store, name: { value, stamp: stampNow() } }],
  });
  const remove = async (store: ShoppingStoreDto) => {
    await write(name(store, ''));
    const undo = () =>
      void write(name(store, store.name.value)).catch((error: unknown) => toast.error(errorMessage(error)));
    toast.success(format(messages.storeRemoved, { name: store.name.value }), {
      action: { label: messages.undo, run: undo },
    });
  };
  return {
    save,
    remove,
    isBusy: create.isPending || update.isPending,
    error: create.error ?? update.error,
  };
}
