import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { takeAuthQuery } from '../lib/served-page.ts';
import { takeStateOfHistory } from '../lib/history-state.ts';
import type { NavState } from '../lib/nav-state.ts';
import { VisitorLanding } from './visitor-landing.tsx';

/** Takes over the landing page as it was served; made anew when the page before handed something over. */
export function startLanding(root: HTMLElement): void {
  const handedOver = takeStateOfHistory() ?? askedFor();
  const page = (
    <StrictMode>
      <VisitorLanding handedOver={handedOver ?? {}} />
    </StrictMode>
  );
  if (handedOver) createRoot(root).render(page);
  else hydrateRoot(root, page);
}

/** A button that was pressed before this script ran. */
function askedFor(): NavState | undefined {
  const authMode = takeAuthQuery();
  return authMode && { showAuth: true, authMode };
}
