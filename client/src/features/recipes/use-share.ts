import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { errorMessage } from '../../lib/error-message.ts';
import { toast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { dropRecipes, patchRecipe, refreshLists } from './recipe-cache.ts';
import type { RecipeToShare, ShareOutcome } from './share-recipe.ts';

export type ShareState = 'idle' | 'sharing' | 'success' | 'error';
const BACK_TO_IDLE_MS = 3_000;

interface Listener {
  onCopied?: (message: string) => void;
  onFailure: (message: string) => void;
}

/** Shares the recipe; what that takes is loaded when it is first done. */
export function useShare(recipe: RecipeToShare, { onCopied, onFailure }: Listener) {
  const [state, setState] = useState<ShareState>('idle');
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();

  useEffect(() => {
    if (state !== 'success' && state !== 'error') return;
    const timer = setTimeout(() => setState('idle'), BACK_TO_IDLE_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const share = async () => {
    setState('sharing');
    const outcome = await outcomeOf(recipe, () => patchRecipe(queryClient, recipe.id, { isShared: true }));
    if (outcome.status === 'dismissed') setState('idle');
    else setState(outcome.status === 'failed' ? 'error' : 'success');
    if (outcome.status === 'copied') onCopied?.(outcome.message);
    if (outcome.status === 'failed') {
      onFailure(outcome.message);
      if (outcome.isGone) dropRecipes(queryClient, [recipe.id]);
    }
    void utils.shares.forRecipe.invalidate({ recipeId: recipe.id });
    void utils.shares.list.invalidate();
    void utils.recipes.byId.invalidate({ id: recipe.id });
    refreshLists(queryClient);
  };

  return { state, share };
}

async function outcomeOf(recipe: RecipeToShare, onMade: () => void): Promise<ShareOutcome> {
  try {
    const { shareRecipe } = await import('./share-recipe.ts');
    return await shareRecipe(recipe, onMade);
  } catch (error) {
    return { status: 'failed', message: errorMessage(error), isGone: false };
  }
}

/** The same from a list of recipes, with a toast for what came of it. */
export function useQuickShare(recipe: RecipeToShare) {
  return useShare(recipe, { onCopied: toast.success, onFailure: toast.error });
}
