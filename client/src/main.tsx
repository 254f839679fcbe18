import './lib/hide-reset-tokens.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { reloadOnceAfterDeploy } from './app/reload-after-deploy.ts';
import { announceNonce } from './lib/csp-nonce.ts';
import { applyTheme, storedTheme } from './lib/theme.ts';
import './styles.css';

applyTheme(storedTheme());
announceNonce();
reloadOnceAfterDeploy();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
