import { SERVICE_WORKER } from '@larder/shared/installed-app/on-device';
import { LANGUAGE } from '@larder/shared/messages/built-language';

/**
 * Lets the app open without a network, once there is a service worker for this build. A newer one waits until all tabs of the
 * former are closed: what an open form may still load stays there.
 */
export async function startServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  // Refused in private windows and by settings: then Larder is a page as any other.
  await navigator.serviceWorker
    .register(`${SERVICE_WORKER}?language=${LANGUAGE}`, { updateViaCache: 'none' })
    .catch(() => undefined);
}

/** Opened from the home screen, in a window of its own. */
export function isInstalled(): boolean {
  const isOnAppleHomeScreen = 'standalone' in navigator && navigator.standalone === true;
  return isOnAppleHomeScreen || window.matchMedia('(display-mode: standalone)').matches;
}
