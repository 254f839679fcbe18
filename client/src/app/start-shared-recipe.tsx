import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { VisitorSharedRecipe } from './visitor-shared-recipe.tsx';

export function startSharedRecipe(root: HTMLElement, shareId: string): void {
  createRoot(root).render(
    <StrictMode>
      <VisitorSharedRecipe shareId={shareId} />
    </StrictMode>,
  );
}
