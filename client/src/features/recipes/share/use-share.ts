import { SHARE_MESSAGES } from '@larder/shared/share/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Failure } from '../../../lib/error-message.ts';
import { toast } from '../../../lib/toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { dropRecipes, patchRecipe, refreshLists } from '../recipe-cache.ts';
import { shareRecipe, type RecipeToShare } from './share-recipe.ts';

/** 'copied' and 'shared' (by the share sheet) are the documented 'success'. */
export type ShareState = 'idle' | 'sharing' | 'copied' | 'shared' | 'failed';
const BACK_TO_IDLE_MS = 3_000;

interface Listener {
  onCopied?: () => void;
  onFailure: (failure: Failure) => void;
}

/** Shares the recipe at once, and tells for three seconds what came of it. */
export function useShare(recipe: RecipeToShare, { onCopied, onFailure }: Listener) {
  const [state, setState] = useState<ShareState>('idle');
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();

  useEffect(() => {
    if (state === 'idle' || state === 'sharing') return;
    const timer = setTimeout(() => setState('idle'), BACK_TO_IDLE_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const share = async () => {
    if (state === 'sharing') return;
    setState('sharing');
    const outcome = await shareRecipe(recipe, () => patchRecipe(queryClient, recipe.id, { isShared: true }));
    setState(outcome.status === 'dismissed' ? 'idle' : outcome.status);
    if (outcome.status === 'copied') onCopied?.();
    if (outcome.status === 'failed') {
      onFailure(outcome.failure);
      if (outcome.isGone) dropRecipes(queryClient, [recipe.id]);
    }
    void utils.shares.forRecipe.invalidate({ recipeId: recipe.id });
    void utils.shares.list.invalidate();
    void utils.recipes.byId.invalidate({ id: recipe.id });
    refreshLists(queryClient);
  };

  return { state, share };
}

/** The same by a button without room for a sentence: a toast tells what came of it. */
export function useQuickShare(recipe: RecipeToShare) {
  return useShare(recipe, {
    onCopied: () => toast.success(SHARE_MESSAGES.linkCopied),
    onFailure: toast.error,
  });
}
