import './app/hide-reset-tokens.ts';
import { sharedRecipeId } from '@larder/shared/paths';
import { SERVED_ANSWERS } from '@larder/shared/served-page';
import { reloadOnceAfterDeploy } from './app/reload-after-deploy.ts';
import { announceNonce } from './lib/csp-nonce.ts';
import { applyTheme, storedTheme } from './lib/theme.ts';
import './styles.css';

applyTheme(storedTheme());
announceNonce();
reloadOnceAfterDeploy();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
void start(root);

/** A visitor's page comes without the app around it: the router alone weighs as much as the page. */
async function start(root: HTMLElement): Promise<void> {
  const shareId = sharedRecipeId(location.pathname);
  if (shareId) (await import('./app/start-shared-recipe.tsx')).startSharedRecipe(root, shareId);
  else if (root.hasChildNodes() && !document.getElementById(SERVED_ANSWERS))
    (await import('./app/start-landing.tsx')).startLanding(root);
  else await (await import('./app/start-app.tsx')).startApp(root);
}
