import { RECIPE_MESSAGES } from '@larder/shared/recipe/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { appCodeOf, failureOf } from '../../../lib/error-message.ts';
import { serialise } from '../../../lib/serialise.ts';
import { toast } from '../../../lib/toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { dropRecipes, patchRecipe, refreshLists } from '../recipe-cache.ts';

/** Flips the heart at once everywhere the recipe is shown, and flips it back with a message if saving fails. */
export function useFavorite() {
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();

  return useCallback(
    async (id: string, isFavorite: boolean): Promise<void> => {
      patchRecipe(queryClient, id, { isFavorite });
      try {
        await serialise(id, () => utils.client.recipes.setFavorite.mutate({ id, isFavorite }));
      } catch (error) {
        patchRecipe(queryClient, id, { isFavorite: !isFavorite });
        toast.error(failureOf(error, RECIPE_MESSAGES.updateFailed));
        // It was deleted somewhere else.
        if (appCodeOf(error) === 'RECIPE_NOT_FOUND') dropRecipes(queryClient, [id]);
      }
      refreshLists(queryClient);
      void utils.playlists.invalidate();
      void utils.profiles.me.invalidate();
    },
    [utils, queryClient],
  );
}
