import { paths } from '@larder/shared/paths';
import { SHARE_MESSAGES } from '@larder/shared/share';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { copyText } from '../../lib/copy-text.ts';
import { appCodeOf, errorMessage } from '../../lib/error-message.ts';
import { toast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { dropRecipes, patchRecipe, refreshLists } from './recipe-cache.ts';

export type ShareState = 'idle' | 'sharing' | 'success' | 'error';
const BACK_TO_IDLE_MS = 3_000;

export function shareLink(shareId: string): string {
  return `${window.location.origin}${paths.sharedRecipe(shareId)}`;
}

interface RecipeToShare {
  id: string;
  title: string;
}

interface ShareOutcome {
  onCopied?: () => void;
  onFailure: (message: string) => void;
}

/** Makes (or finds) the recipe's link, hands it to the browser's share sheet or the clipboard, and counts that. */
export function useShare(recipe: RecipeToShare, { onCopied, onFailure }: ShareOutcome) {
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
    let fallback: string = SHARE_MESSAGES.unableToGenerate;
    try {
      const { shareId } = await utils.client.shares.create.mutate({ recipeId: recipe.id });
      patchRecipe(queryClient, recipe.id, { isShared: true });
      fallback = SHARE_MESSAGES.shareFailed;
      const handed = await handOver(shareLink(shareId), recipe.title);
      if (handed === 'dismissed') return setState('idle');
      await utils.client.shares.recordShare.mutate({ recipeId: recipe.id });
      setState('success');
      if (handed === 'copied') onCopied?.();
    } catch (error) {
      setState('error');
      onFailure(shareFailure(error, fallback));
      // It was deleted somewhere else.
      if (appCodeOf(error) === 'RECIPE_NOT_FOUND') dropRecipes(queryClient, [recipe.id]);
    } finally {
      void utils.shares.forRecipe.invalidate({ recipeId: recipe.id });
      void utils.shares.list.invalidate();
      void utils.recipes.byId.invalidate({ id: recipe.id });
      refreshLists(queryClient);
    }
  };

  return { state, share };
}

/** The same from a list of recipes, with a toast for what came of it. */
export function useQuickShare(recipe: RecipeToShare) {
  return useShare(recipe, {
    onCopied: () => toast.success(SHARE_MESSAGES.linkCopied),
    onFailure: toast.error,
  });
}

class CopyError extends Error {}

/** What a person reads when sharing fails: the step's own sentence, unless the server has something to tell. */
export function shareFailure(error: unknown, fallback: string = SHARE_MESSAGES.shareFailed): string {
  if (error instanceof CopyError) return SHARE_MESSAGES.copyFailed;
  if (appCodeOf(error) === 'SHARE_NOT_FOUND') return SHARE_MESSAGES.entryMissingRetry;
  return errorMessage(error, fallback);
}

async function handOver(url: string, title: string): Promise<'shared' | 'copied' | 'dismissed'> {
  const isTouch = window.matchMedia('(pointer: coarse)').matches;
  if (isTouch && 'share' in navigator) {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
    }
  }
  if (!(await copyText(url))) throw new CopyError();
  return 'copied';
}
