import { useState } from 'react';
import type { SharedRecipeState } from '../features/shared-recipe/use-shared-recipe.ts';
import type { AuthQuery } from '../lib/served-page.ts';
import type { NavState } from '../lib/nav-state.ts';
import { useAnnounceHydrated } from '../hooks/use-announce-hydrated.ts';
import { SharedRecipePage } from '../pages/shared-recipe.tsx';
import { LazyApp } from './lazy-app.tsx';

interface VisitorSharedRecipeProps {
  shareId: string;
  served: SharedRecipeState | undefined;
  /** The dialog that is open from the start. */
  askedFor: AuthQuery | null;
}

/** A shared recipe as the first thing that is loaded; the app comes when one goes on from here. */
export function VisitorSharedRecipe({ shareId, served, askedFor }: VisitorSharedRecipeProps) {
  const [isApp, setApp] = useState(false);
  useAnnounceHydrated();
  const goTo = async (address: string, state?: NavState) => {
    const { router } = await import('./router.tsx');
    await router.navigate(address, { state });
    setApp(true);
  };
  if (isApp) return <LazyApp />;
  return (
    <SharedRecipePage
      shareId={shareId}
      served={served}
      askedFor={askedFor}
      goTo={(...to) => void goTo(...to)}
    />
  );
}
