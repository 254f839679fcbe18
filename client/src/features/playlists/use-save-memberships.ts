import * as messages from '#messages/collections.json';
import { format } from '@larder/shared/messages/format';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { changeCounts } from './playlist-cache.ts';

interface Memberships {
  recipeIds: readonly string[];
  add: readonly string[];
  remove: readonly string[];
  /** The name of the collection when it is one and nothing else changes. */
  onlyInto?: string | undefined;
}

/** One recipe goes into some collections and out of others in one call; several go into each collection in a call of its own. */
export function useSaveMemberships(onSaved: () => void) {
  const utils = trpc.useUtils();
  const client = useQueryClient();

  const send = async ({ recipeIds, add, remove }: Memberships): Promise<void> => {
    const [recipeId, ...others] = recipeIds;
    if (recipeId === undefined) return;
    if (others.length === 0) {
      const input = { recipeId, add: [...add], remove: [...remove] };
      await utils.client.playlists.setForRecipe.mutate(input);
      return;
    }
    const added = await Promise.allSettled(
      add.map((id) => utils.client.playlists.addRecipes.mutate({ id, recipeIds: [...recipeIds] })),
    );
    const failed = added.find((outcome) => outcome.status === 'rejected');
    if (failed) throw failed.reason;
  };

  return useMutation({
    mutationFn: send,
    onMutate: ({ recipeIds, add, remove }) => {
      // Of several recipes, some may be there already: their counts come from the server.
      if (recipeIds.length > 1) return undefined;
      const by = new Map([...add.map((id) => [id, 1] as const), ...remove.map((id) => [id, -1] as const)]);
      changeCounts(client, by);
      return by;
    },
    onError: (_error, _input, by) => {
      if (by) changeCounts(client, new Map([...by].map(([id, change]) => [id, -change])));
    },
    onSuccess: (_nothing, saved) => {
      toast.success(savedMessage(saved));
      onSaved();
    },
    onSettled: () => void utils.playlists.invalidate(),
  });
}

function savedMessage({ recipeIds, onlyInto }: Memberships): string {
  if (recipeIds.length > 1) return format(messages.recipesAddedCount, { count: recipeIds.length });
  return onlyInto === undefined ? messages.collectionsUpdated : format(messages.addedTo, { name: onlyInto });
}
