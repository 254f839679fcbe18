import { readStored, writeStored } from './browser-storage.ts';

const KEY = 'larder.reloaded-for';

/** Whether loading this page again may help: not offline, and not a second time at this address. */
export function canReloadOnce(): boolean {
  return navigator.onLine && readStored('session', KEY) !== location.href;
}

export function reloadOnce(): void {
  if (!canReloadOnce()) return;
  writeStored('session', KEY, location.href);
  location.reload();
}
