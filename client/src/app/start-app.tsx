import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
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
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  flushSync(() => createRoot(root).render(app));
  root.inert = false;
}
