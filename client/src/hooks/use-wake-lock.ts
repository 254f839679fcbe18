import { useEffect, useState } from 'react';

/**
 * Keeps the screen awake while the caller is shown. The browser lets go of it whenever the page is hidden: it is asked for
 * again when the page comes back. False where the browser will not (without TLS, or on a low battery).
 */
export function useWakeLock(): boolean {
  const [isHeld, setHeld] = useState(true);
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const acquire = async () => {
      if (document.visibilityState !== 'visible' || lock?.released === false) return;
      try {
        lock = await wakeLockOf(navigator)?.request('screen');
        if (isOver) await lock?.release();
        else setHeld(lock !== undefined);
      } catch {
        if (!isOver) setHeld(false);
      }
    };
    const again = () => void acquire();
    again();
    document.addEventListener('visibilitychange', again);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', again);
      void lock?.release().catch(() => undefined);
    };
  }, []);
  return isHeld;
}

function wakeLockOf(browser: Navigator): WakeLock | undefined {
  return 'wakeLock' in browser ? browser.wakeLock : undefined;
}
