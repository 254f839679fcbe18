import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { listenForInstallPrompt } from '../lib/install-prompt.ts';
import { App } from './app.tsx';

export function startApp(root: HTMLElement): void {
  listenForInstallPrompt();
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
