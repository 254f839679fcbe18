import { paths } from '@larder/shared/paths';
import { PRODUCT_NAME } from '@larder/shared/product';
import { RECIPE_MESSAGES } from '@larder/shared/recipe/messages';
import { SHARE_MESSAGES, sharePreview } from '@larder/shared/share/messages';
import { useState } from 'react';
import { AuthButton } from '../components/layout/auth-button.tsx';
import { SiteFooter } from '../components/layout/site-footer.tsx';
import { SiteHeader } from '../components/layout/site-header.tsx';
import { Button } from '../components/ui/button.tsx';
import { ErrorState } from '../components/ui/error-state.tsx';
import { Notice } from '../components/ui/notice.tsx';
import { useAuthDialog, type AuthOpener } from '../features/auth/use-auth-dialog.tsx';
import { SharedRecipeActions } from '../features/shared-recipe/shared-recipe-actions.tsx';
import { SharedRecipe } from '../features/shared-recipe/shared-recipe.tsx';
import { SharedRecipeSkeleton } from '../features/shared-recipe/shared-recipe-skeleton.tsx';
import { useSharedRecipe, type SharedRecipeState } from '../features/shared-recipe/use-shared-recipe.ts';
import { useDocumentTitle } from '../hooks/use-document-title.ts';
import type { AuthQuery } from '../lib/auth-query.ts';
import { errorMessage } from '../lib/error-message.ts';
import { useSession } from '../lib/session.ts';
import type { NavState } from '../lib/nav-state.ts';

const WELCOME = `Welcome to ${PRODUCT_NAME}! You're now signed in.`;

interface SharedRecipePageProps {
  shareId: string;
  /** What the served page brought along. */
  served?: SharedRecipeState;
  /** The dialog that is open from the start. */
  askedFor?: AuthQuery | null;
  /** Into the app, which may not be loaded yet. */
  goTo: (address: string, state?: NavState) => void;
}

export function SharedRecipePage({ shareId, served, askedFor = null, goTo }: SharedRecipePageProps) {
  const { state, retry } = useSharedRecipe(shareId, served);
  const [justSignedIn, setJustSignedIn] = useState(false);
  const auth = useAuthDialog(askedFor, () => setJustSignedIn(true));
  useDocumentTitle(titleOf(state));

  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader>
        <HeaderActions auth={auth} goTo={goTo} />
      </SiteHeader>
      <main className="mx-auto w-full max-w-6xl flex-1 px-5 pb-16 sm:px-8 sm:py-12">
        {justSignedIn && (
          <Notice tone="success" className="mb-6 max-sm:mt-5">
            {WELCOME}
          </Notice>
        )}
        {state.status === 'loading' && <SharedRecipeSkeleton />}
        {state.status === 'found' && (
          <SharedRecipe
            recipe={state.recipe}
            shareId={shareId}
            actions={
              <SharedRecipeActions shareId={shareId} askToSignIn={() => auth.open('signup')} goTo={goTo} />
            }
          />
        )}
        {state.status === 'missing' && (
          <ErrorState as="h1" title={SHARE_MESSAGES.pageTitle} message={SHARE_MESSAGES.invalidLink}>
            <AuthButton mode="signup" onNear={auth.prepare} onOpen={() => auth.open('signup')}>
              Explore
            </AuthButton>
          </ErrorState>
        )}
        {state.status === 'failed' && (
          <ErrorState
            as="h1"
            title={RECIPE_MESSAGES.loadFailed}
            message={errorMessage(state.error)}
            onRetry={retry}
          >
            <Button variant="secondary" onClick={() => auth.open('signup')}>
              Explore
            </Button>
          </ErrorState>
        )}
      </main>
      <SiteFooter />
      {auth.dialog}
    </div>
  );
}

function HeaderActions({ auth, goTo }: { auth: AuthOpener } & Pick<SharedRecipePageProps, 'goTo'>) {
  const session = useSession();
  const welcome: NavState = { message: `Welcome to ${PRODUCT_NAME}!` };

  if (session.status === 'known' && session.session) {
    return <Button onClick={() => goTo(paths.home(), welcome)}>Go to My Recipes</Button>;
  }
  return (
    <>
      <AuthButton
        mode="signin"
        variant="ghost"
        className="max-sm:px-2 max-sm:text-sm"
        onNear={auth.prepare}
        onOpen={() => auth.open('signin')}
      >
        Sign In
      </AuthButton>
      <AuthButton
        mode="signup"
        className="max-sm:px-2 max-sm:text-sm"
        onNear={auth.prepare}
        onOpen={() => auth.open('signup')}
      >
        Get Started Free
      </AuthButton>
    </>
  );
}

function titleOf(state: SharedRecipeState): string | undefined {
  if (state.status === 'found') return sharePreview.documentTitle(state.recipe.title);
  if (state.status === 'missing') return SHARE_MESSAGES.pageTitle;
  return undefined;
}
