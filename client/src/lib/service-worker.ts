import { SERVICE_WORKER } from '@larder/shared/installed-app/on-device';
import { LANGUAGE } from '@larder/shared/messages/built-language';
import { createStore } from './store.ts';

/** There is a newer Larder than the one in this window; `needed`: the server no longer understands this one. */
export const newerVersion = createStore<'ready' | 'needed' | undefined>(undefined);

/**
 * Lets the app open without a network, once there is a service worker for this build. A newer one waits until all windows of
 * the former are closed, since what an open form may still load stays there; it is told of where this page is older.
 */
export async function startServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  // Refused in private windows and by settings: then Larder is a page as any other.
  const registration = await navigator.serviceWorker
    .register(`${SERVICE_WORKER}?language=${LANGUAGE}`, { updateViaCache: 'none' })
    .catch(() => undefined);
  if (!registration) return;
  const look = () => tellOfNewer(registration.waiting);
  look();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void registration.update().catch(() => undefined);
  });
}

/** A page that came from the server is of the newer version already: the worker knows its own files. */
function tellOfNewer(waiting: ServiceWorker | null): void {
  if (!waiting) return;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => {
    if (data === false) newerVersion.set(newerVersion.read() ?? 'ready');
  };
  waiting.postMessage(new URL(import.meta.url).pathname, [port2]);
}

/** Opened from the home screen, in a window of its own. */
export function isInstalled(): boolean {
  const isOnAppleHomeScreen = 'standalone' in navigator && navigator.standalone === true;
  return isOnAppleHomeScreen || window.matchMedia('(display-mode: standalone)').matches;
}
