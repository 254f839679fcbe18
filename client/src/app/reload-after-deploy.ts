import { readStored, writeStored } from '../lib/browser-storage.ts';
import { isLoadingInAdvance } from '../lib/load-in-advance.ts';

/**
 * After an update the files of the version this tab was opened with are gone: a part that is loaded late then fails to
 * load. Reloading brings the new version; once per address, so that a real fault does not become a loop, and only while the
 * server answers, because otherwise there would be no page to come back to.
 */
export function reloadOnceAfterDeploy(): void {
  window.addEventListener('vite:preloadError', () => {
    if (isLoadingInAdvance() || !canReloadOnce()) return;
    void isServerThere().then((isThere) => isThere && reloadOnce());
  });
}

const ANSWERS_WITHIN_MS = 10_000;

/** Whether anything answers that is not out of order: a proxy may refuse /healthz. */
export function isServerThere(): Promise<boolean> {
  return fetch('/healthz', { signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) }).then(
    ({ status }) => status < 500,
    () => false,
  );
}

const RELOADED_FOR = 'larder.reloaded-for';

/** Whether loading this page again may help: not offline, and not a second time at this address. */
function canReloadOnce(): boolean {
  return navigator.onLine && readStored('session', RELOADED_FOR) !== location.href;
}

export function reloadOnce(): void {
  if (!canReloadOnce()) return;
  writeStored('session', RELOADED_FOR, location.href);
  location.reload();
}
