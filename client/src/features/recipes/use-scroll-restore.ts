import { useEffect } from 'react';
import { readStored, store } from '../../lib/storage.ts';

const RESTORE_AFTER_MS = 100;

/**
 * Keeps the list's scroll position for this tab and returns to it when one comes back from a recipe (specification
 * part 1, '/': restored after 100 ms, when the list is on screen again).
 */
export function useScrollRestore(key: string, restore: boolean): void {
  const storageKey = `larder.me.scroll.${key}`;

  useEffect(() => {
    let latest = window.scrollY;
    const remember = () => (latest = window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      window.removeEventListener('scroll', remember);
      store('session', storageKey, String(latest));
    };
  }, [storageKey]);

  useEffect(() => {
    if (!restore) return;
    const position = Number(readStored('session', storageKey) ?? 0);
    const timer = setTimeout(() => window.scrollTo({ top: position }), RESTORE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [restore, storageKey]);
}
