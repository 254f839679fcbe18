import { SHARED_RECIPE_ELEMENT } from '@larder/shared/share/messages';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  sharedRecipeState,
  type SharedRecipe,
  type SharedRecipeState,
} from '../features/shared-recipe/use-shared-recipe.ts';
import { takeAuthQuery } from '../lib/served-page.ts';
import { VisitorSharedRecipe } from './visitor-shared-recipe.tsx';

/** Takes over the recipe as it was served; made anew when its dialog was asked for before this script ran. */
export function startSharedRecipe(root: HTMLElement, shareId: string): void {
  const askedFor = takeAuthQuery() ?? null;
  const page = (
    <StrictMode>
      <VisitorSharedRecipe shareId={shareId} served={servedWithPage()} askedFor={askedFor} />
    </StrictMode>
  );
  if (root.hasChildNodes() && !askedFor) hydrateRoot(root, page);
  else createRoot(root).render(page);
}

/** Null in the element means that the link leads nowhere; no element means that the page came without it. */
function servedWithPage(): SharedRecipeState | undefined {
  const json = document.getElementById(SHARED_RECIPE_ELEMENT)?.textContent;
  return json ? sharedRecipeState((JSON.parse(json) as { json: SharedRecipe | null }).json) : undefined;
}
