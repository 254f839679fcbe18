import { startTransition, StrictMode, useLayoutEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { listenForInstallPrompt } from '../lib/install-prompt.ts';
import { takeSessionOfPage } from '../lib/session.ts';
import { App } from './app.tsx';
import { SHELL } from './protected.tsx';
import { HOME } from './router.tsx';

/** Home may have been served to be looked at: it stays until what replaces it is there, and nothing in it can be pressed. */
export async function startApp(root: HTMLElement): Promise<void> {
  listenForInstallPrompt();
  takeSessionOfPage();
  if (root.hasChildNodes()) await Promise.all([SHELL.handle.preload(), HOME.handle.preload()]);
  // In short pieces: a finger on the page is not kept waiting. What was served is replaced when all of it is there.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Drawn onDrawn={() => void (root.inert = false)}>
          <App />
        </Drawn>
      </StrictMode>,
    ),
  );
}

function Drawn({ onDrawn, children }: { onDrawn: () => void; children: ReactNode }) {
  useLayoutEffect(onDrawn, [onDrawn]);
  return children;
}
