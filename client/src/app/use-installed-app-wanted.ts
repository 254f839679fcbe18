import { useEffect, useState, useSyncExternalStore } from 'react';
import { fromDevice } from '../lib/on-device/kept.ts';

/** The page itself comes first. */
const AFTER_MS = 3_000;
/** What a long press on the icon offers (scripts/build-installed-app.mjs). */
export const SHORTCUT = 'shortcut';

/** When to load what the app does beside its pages: a while after the start, at once without a server or by a shortcut. */
export function useInstalledAppWanted(): boolean {
  const isFromDevice = useSyncExternalStore(fromDevice.subscribe, fromDevice.read);
  const [isWanted, setWanted] = useState(() => new URLSearchParams(location.search).has(SHORTCUT));
  if (isFromDevice && !isWanted) setWanted(true);
  useEffect(() => {
    const timer = setTimeout(() => setWanted(true), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isWanted;
}
