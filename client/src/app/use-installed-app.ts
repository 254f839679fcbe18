import { createElement, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { loadInAdvance } from '../lib/load-in-advance.ts';
import { serverStatus } from '../lib/offline/server-status.ts';
import { isServerThere } from './reload-after-deploy.ts';
import { SHORTCUT } from './shortcut.ts';

/** The page itself comes first. */
const AFTER_MS = 3_000;
/** The server may be away when it is asked for. */
const AGAIN_MS = 30_000;

/** What the app does beside its pages, loaded a while after the start; at once without a server or by a shortcut. */
export function useInstalledApp(): ReactNode {
  const isFromDevice = useSyncExternalStore(serverStatus.subscribe, serverStatus.read);
  const [isWanted, setWanted] = useState(() => new URLSearchParams(location.search).has(SHORTCUT));
  const [installedApp, setInstalledApp] = useState<ReactNode>(null);
  if (isFromDevice && !isWanted) setWanted(true);
  useEffect(() => {
    const timer = setTimeout(() => setWanted(true), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!isWanted || installedApp) return;
    const load = () =>
      void loadInAdvance(async () => {
        if (!(await canBeFetched())) return;
        const part = await import('./installed-app.tsx');
        setInstalledApp(createElement(part.default));
      });
    load();
    const again = setInterval(load, AGAIN_MS);
    window.addEventListener('online', load);
    return () => {
      clearInterval(again);
      window.removeEventListener('online', load);
    };
  }, [isWanted, installedApp]);
  return installedApp;
}

/** A browser remembers a part that it could not fetch as missing for as long as the page is open: it is asked for only where it is. */
async function canBeFetched(): Promise<boolean> {
  return Boolean(navigator.serviceWorker?.controller) || isServerThere();
}
