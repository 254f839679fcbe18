import { BIN_MESSAGES } from '@larder/shared/bin/messages';
import type { RestoredDto } from '@larder/shared/bin/schema';
import { format } from '@larder/shared/messages/format';
import { failureOf } from '../lib/error-message.ts';
import { toast } from '../lib/toast.ts';
import { trpc } from '../lib/trpc.ts';

/** Brings what was deleted back, and says so. */
export function useRestore() {
  const utils = trpc.useUtils();

  const restore = async (message: string, call: () => Promise<RestoredDto>): Promise<void> => {
    try {
      const { photosLeftOut: n } = await call();
      toast.success({ message, detail: n > 0 ? format(BIN_MESSAGES.photosLeftOut, { n }) : undefined });
    } catch (error) {
      toast.error(failureOf(error, BIN_MESSAGES.restoreFailed));
    } finally {
      void utils.bin.invalidate();
      void utils.recipes.invalidate();
      void utils.playlists.invalidate();
      void utils.photoQuota.invalidate();
      void utils.profiles.invalidate();
    }
  };

  return {
    restoreRecipes: (ids: string[]) =>
      restore(format(BIN_MESSAGES.recipesRestored, { n: ids.length }), () =>
        utils.client.recipes.restoreDeleted.mutate({ ids }),
      ),
    restorePlaylist: (id: string) =>
      restore(BIN_MESSAGES.collectionRestored, () => utils.client.playlists.restoreDeleted.mutate({ id })),
  };
}
