import type { AppRouter } from '@larder/server/router';
import { BIN_MESSAGES } from '@larder/shared/bin/messages';
import type { RestoredDto } from '@larder/shared/bin/schema';
import { format } from '@larder/shared/messages/format';
import type { KindInBin } from '@larder/shared/sync/entities';
import type { TRPCClient } from '@trpc/client';
import { failureOf } from '../lib/error-message.ts';
import { toast } from '../lib/toast.ts';
import { trpc } from '../lib/trpc.ts';

interface Restoring {
  call: (client: TRPCClient<AppRouter>, id: string) => Promise<RestoredDto>;
  message: string;
}

/** How each kind of thing comes back, and what is said then. */
const KINDS: Record<KindInBin, Restoring> = {
  recipe: {
    call: (client, id) => client.recipes.restoreDeleted.mutate({ ids: [id] }),
    message: format(BIN_MESSAGES.recipesRestored, { n: 1 }),
  },
  collection: {
    call: (client, id) => client.playlists.restoreDeleted.mutate({ id }),
    message: BIN_MESSAGES.collectionRestored,
  },
  shoppingList: {
    call: (client, id) => client.shoppingLists.restoreDeleted.mutate({ id }),
    message: BIN_MESSAGES.shoppingListRestored,
  },
  smartCollection: {
    call: (client, id) => client.smartCollections.restoreDeleted.mutate({ id }),
    message: BIN_MESSAGES.smartCollectionRestored,
  },
};

/** Brings something that was deleted back, and says so. */
export function useRestore(): (kind: KindInBin, id: string) => Promise<void> {
  const utils = trpc.useUtils();
  return async (kind, id) => {
    const { call, message } = KINDS[kind];
    try {
      const { photosLeftOut: n } = await call(utils.client, id);
      toast.success({ message, detail: n > 0 ? format(BIN_MESSAGES.photosLeftOut, { n }) : undefined });
    } catch (error) {
      toast.error(failureOf(error, BIN_MESSAGES.restoreFailed));
    } finally {
      void utils.bin.invalidate();
      void utils.recipes.invalidate();
      void utils.playlists.invalidate();
      void utils.shoppingLists.invalidate();
      void utils.smartCollections.invalidate();
      void utils.photoQuota.invalidate();
      void utils.profiles.invalidate();
    }
  };
}
