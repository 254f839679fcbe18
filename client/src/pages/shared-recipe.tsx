import * as messages from '#messages/recipe.json';
import { useState } from 'react';
import { SiteFooter } from '../components/layout/site-footer.tsx';
import { SiteHeader } from '../components/layout/site-header.tsx';
import { Notice } from '../components/ui/notice.tsx';
import { useAuthDialog } from '../features/auth/use-auth-dialog.tsx';
import { VisitorActions } from '../features/auth/visitor-actions.tsx';
import { NoSharedRecipe, titleOfShared } from '../features/shared-recipe/no-shared-recipe.tsx';
import { SharedRecipeActions } from '../features/shared-recipe/shared-recipe-actions.tsx';
import { SharedRecipe } from '../features/shared-recipe/shared-recipe.tsx';
import { useSharedRecipe, type SharedRecipeState } from '../features/shared-recipe/use-shared-recipe.ts';
import { useDocumentTitle } from '../hooks/use-document-title.ts';
import type { AuthQuery } from '../lib/served-page.ts';
import type { NavState } from '../lib/nav-state.ts';

const WELCOME = messages.welcome;

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
  useDocumentTitle(titleOfShared(state));

  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader>
        <VisitorActions auth={auth} goTo={goTo} />
      </SiteHeader>
      <main className="mx-auto w-full max-w-6xl flex-1 px-5 pb-16 sm:px-8 sm:py-12">
        {justSignedIn && (
          <Notice tone="success" className="mb-6 max-sm:mt-5">
            {WELCOME}
          </Notice>
        )}
        {state.status === 'found' && (
          <SharedRecipe
            recipe={state.recipe}
            shareId={shareId}
            actions={
              <SharedRecipeActions shareId={shareId} askToSignIn={() => auth.open('signup')} goTo={goTo} />
            }
          />
        )}
        <NoSharedRecipe state={state} onRetry={retry} auth={auth} />
      </main>
      <SiteFooter />
      {auth.dialog}
    </div>
  );
}
