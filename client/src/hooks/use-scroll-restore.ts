import { useEffect, useLayoutEffect, useState } from 'react';
import { readStored, writeStored } from '../lib/browser-storage.ts';

const RESTORE_AFTER_MS = 100;

/**
 * Keeps the list's scroll position for this tab and returns to it from a recipe, 100 ms after the
 * list is on screen again (docs/rules.md, Sentences and screens).
 */
export function useScrollRestore(key: string, restore: boolean): void {
  const storageKey = `larder.me.scroll.${key}`;
  const [position] = useState(() => (restore ? Number(readStored('session', storageKey) ?? 0) : 0));

  // A layout effect: the page that follows is shorter, and must not be able to scroll before this one is forgotten.
  useLayoutEffect(() => {
    // Not when the page goes: signing out has forgotten the person by then.
    const remember = () => writeStored('session', storageKey, String(window.scrollY));
    // With the frame, which lays the page out anyway.
    let frame = 0;
    const rememberSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(remember);
    };
    remember();
    window.addEventListener('scroll', rememberSoon, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', rememberSoon);
    };
  }, [storageKey]);

  useEffect(() => {
    if (position === 0) return;
    const timer = setTimeout(() => window.scrollTo({ top: position }), RESTORE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [position]);
}
