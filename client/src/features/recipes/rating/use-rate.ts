import { RECIPE_MESSAGES } from '@larder/shared/recipe/messages';
import type { RecipeDto } from '@larder/shared/recipe/schema';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { appCodeOf, failureOf } from '../../../lib/error-message.ts';
import { serialise } from '../../../lib/serialise.ts';
import { toast } from '../../../lib/toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { dropRecipes, patchRecipe, refreshLists } from '../recipe-cache.ts';

/** Shows the stars at once wherever the recipe is shown, and the former ones again with a message if saving fails. */
export function useRate() {
  const { client } = trpc.useUtils();
  const queryClient = useQueryClient();

  return useCallback(
    async (
      { id, rating: former }: Pick<RecipeDto, 'id' | 'rating'>,
      rating: number | null,
    ): Promise<void> => {
      patchRecipe(queryClient, id, { rating });
      try {
        await serialise(id, () => client.recipes.rate.mutate({ id, rating }));
      } catch (error) {
        patchRecipe(queryClient, id, { rating: former });
        toast.error(failureOf(error, RECIPE_MESSAGES.updateFailed));
        // It was deleted somewhere else.
        if (appCodeOf(error) === 'RECIPE_NOT_FOUND') dropRecipes(queryClient, [id]);
      }
      refreshLists(queryClient);
    },
    [client, queryClient],
  );
}
