import { useState } from 'react';
import type { NavState } from '../lib/nav-state.ts';
import { SharedRecipePage } from '../pages/shared-recipe.tsx';
import { LazyApp } from './lazy-app.tsx';

/** A shared recipe as the first thing that is loaded; the app comes when one goes on from here. */
export function VisitorSharedRecipe({ shareId }: { shareId: string }) {
  const [isApp, setApp] = useState(false);
  const goTo = async (address: string, state?: NavState) => {
    const { router } = await import('./router.tsx');
    await router.navigate(address, { state });
    setApp(true);
  };
  return isApp ? <LazyApp /> : <SharedRecipePage shareId={shareId} goTo={(...to) => void goTo(...to)} />;
}
