import * as messages from '#messages/recipes.json';
import { format } from '@larder/shared/messages/format';
import { MESSAGES } from '@larder/shared/errors';
import { RECIPE_MESSAGES } from '@larder/shared/recipe/messages';
import { useQueryClient } from '@tanstack/react-query';
import { callOnLeaving } from '../../../lib/api.ts';
import { appCodeOf, failureOf } from '../../../lib/error-message.ts';
import { toast } from '../../../lib/toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { doWithUndo } from '../../../lib/undo.ts';
import { dropRecipes, refreshLists } from '../recipe-cache.ts';

/** Takes recipes off the screen; they are deleted when that can no longer be undone. False when that is not possible now. */
export function useDeleteRecipes() {
  const utils = trpc.useUtils();
  const client = useQueryClient();

  return (ids: readonly string[]): boolean => {
    if (!navigator.onLine) {
      toast.error({ message: RECIPE_MESSAGES.deleteFailed, detail: MESSAGES.offline });
      return false;
    }
    const input = { ids: [...ids] };
    const send = async (away: boolean) => {
      try {
        if (away) await callOnLeaving('recipes.deleteMany', input);
        else await utils.client.recipes.deleteMany.mutate(input);
        dropRecipes(client, ids);
      } catch (error) {
        // All of them were deleted already: in another tab, or by a call whose answer was lost.
        if (appCodeOf(error) === 'RECIPE_NOT_FOUND') return dropRecipes(client, ids);
        toast.error(failureOf(error, RECIPE_MESSAGES.deleteFailed));
        throw error;
      } finally {
        refreshLists(client);
        void utils.recipes.tags.invalidate();
        void utils.bin.invalidate();
        void utils.playlists.invalidate();
        void utils.profiles.me.invalidate();
      }
    };
    doWithUndo({ ids, message: format(messages.recipesDeleted, { count: ids.length }), send });
    return true;
  };
}
