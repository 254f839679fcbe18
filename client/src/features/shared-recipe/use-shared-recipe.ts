import type { SharedRecipeDto } from '@larder/shared/share/schema';
import { useCallback, useEffect, useState } from 'react';
import { appCodeOf } from '../../lib/error-message.ts';
import { plainQuery } from '../../lib/plain-query.ts';

/** What the page shows of it: dates are not among them, so no transformer is needed to read it. */
export type SharedRecipe = Omit<SharedRecipeDto, 'createdAt' | 'shareCreatedAt'>;

export type SharedRecipeState =
  | { status: 'loading' }
  | { status: 'found'; recipe: SharedRecipe }
  | { status: 'missing' }
  | { status: 'failed'; error: unknown };

/** Null: the link leads nowhere. */
export function sharedRecipeState(recipe: SharedRecipe | null): SharedRecipeState {
  return recipe ? { status: 'found', recipe } : { status: 'missing' };
}

/** The recipe behind a share link, as it was served with the page; coming from elsewhere in the app it is asked for. */
export function useSharedRecipe(
  shareId: string,
  served: SharedRecipeState = { status: 'loading' },
): { state: SharedRecipeState; retry: () => void } {
  const [state, setState] = useState(served);
  const isLoading = state.status === 'loading';

  useEffect(() => {
    if (!isLoading) return;
    const controller = new AbortController();
    plainQuery<SharedRecipe>('shares.get', { shareId }, controller.signal)
      .then((recipe) => setState({ status: 'found', recipe }))
      .catch((error: unknown) => {
        if (!controller.signal.aborted)
          setState(isMissing(error) ? { status: 'missing' } : { status: 'failed', error });
      });
    return () => controller.abort();
  }, [isLoading, shareId]);

  const retry = useCallback(() => setState({ status: 'loading' }), []);
  return { state, retry };
}

function isMissing(error: unknown): boolean {
  const appCode = appCodeOf(error);
  return appCode === 'SHARE_NOT_FOUND' || appCode === 'INVALID_INPUT';
}
