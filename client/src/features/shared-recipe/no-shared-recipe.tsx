import * as messages from '#messages/recipe.json';
import { RECIPE_MESSAGES } from '@larder/shared/recipe/messages';
import { sharedRecipeTitle } from '@larder/shared/product';
import { SHARE_MESSAGES } from '@larder/shared/share/messages';
import { AuthButton } from '../../components/layout/auth-button.tsx';
import { Button } from '../../components/ui/button.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { errorMessage } from '../../lib/error-message.ts';
import { SharedRecipeSkeleton } from './shared-recipe-skeleton.tsx';
import type { SharedRecipeState } from './use-shared-recipe.ts';

interface NoSharedRecipeProps {
  state: SharedRecipeState;
  onRetry: () => void;
  /** The dialog to sign up in. */
  auth: { prepare: () => void; open: (mode: 'signup') => void };
}

/** In place of a shared recipe that is being loaded, is not there or could not be loaded. */
export function NoSharedRecipe({ state, onRetry, auth }: NoSharedRecipeProps) {
  return (
    <>
      {state.status === 'loading' && <SharedRecipeSkeleton />}
      {state.status === 'missing' && (
        <ErrorState as="h1" title={SHARE_MESSAGES.pageTitle} message={SHARE_MESSAGES.invalidLink}>
          <AuthButton mode="signup" onNear={auth.prepare} onOpen={() => auth.open('signup')}>
            {messages.explore}
          </AuthButton>
        </ErrorState>
      )}
      {state.status === 'failed' && (
        <ErrorState
          as="h1"
          title={RECIPE_MESSAGES.loadFailed}
          message={errorMessage(state.error)}
          onRetry={onRetry}
        >
          <Button variant="secondary" onClick={() => auth.open('signup')}>
            {messages.explore}
          </Button>
        </ErrorState>
      )}
    </>
  );
}

/** The title of its tab. */
export function titleOfShared(state: SharedRecipeState): string | undefined {
  if (state.status === 'found') return sharedRecipeTitle(state.recipe.title);
  if (state.status === 'missing') return SHARE_MESSAGES.pageTitle;
  return undefined;
}
