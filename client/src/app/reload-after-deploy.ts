import { canReloadOnce, reloadOnce } from '../lib/reload-once.ts';

/**
 * After an update the files of the version this tab was opened with are gone: a part that is loaded late then fails to
 * load. Reloading brings the new version; once per address, so that a real fault does not become a loop.
 */
export function reloadOnceAfterDeploy(): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Offline, the part is only out of reach, and there would be no page to come back to.
    if (!canReloadOnce()) return;
    event.preventDefault();
    reloadOnce();
  });
}
