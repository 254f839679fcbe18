import { BIN_MESSAGES } from '@larder/shared/bin/messages';
import { format } from '@larder/shared/messages/format';
import type { KindInBin } from '@larder/shared/sync/entities';
import { failureOf } from '../lib/error-message.ts';
import { toast } from '../lib/toast.ts';
import { trpc } from '../lib/trpc.ts';
import { KINDS_IN_BIN } from './kinds-in-bin.ts';

/** Brings something that was deleted back, and says so. */
export function useRestore(): (kind: KindInBin, id: string) => Promise<void> {
  const utils = trpc.useUtils();
  const restore = (kind: KindInBin, id: string) =>
    kind === 'recipe'
      ? utils.client.recipes.restoreDeleted.mutate({ ids: [id] })
      : utils.client[KINDS_IN_BIN[kind].router].restoreDeleted.mutate({ id });
  return async (kind, id) => {
    try {
      const { photosLeftOut: n } = await restore(kind, id);
      const message =
        kind === 'recipe' ? format(BIN_MESSAGES.recipesRestored, { n: 1 }) : KINDS_IN_BIN[kind].restored;
      toast.success({ message, detail: n > 0 ? format(BIN_MESSAGES.photosLeftOut, { n }) : undefined });
    } catch (error) {
      toast.error(failureOf(error, BIN_MESSAGES.restoreFailed));
    } finally {
      for (const { router } of Object.values(KINDS_IN_BIN)) void utils[router].invalidate();
      void utils.bin.invalidate();
      void utils.recipes.invalidate();
      void utils.photoQuota.invalidate();
      void utils.profiles.invalidate();
    }
  };
}
