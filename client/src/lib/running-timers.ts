import { useSyncExternalStore } from 'react';
import { storedKeys } from './browser-storage.ts';
import { createStore } from './store.ts';

/** Whether a timer may run, without the code of timers: since the page was opened, or from before. */
const store = createStore(false);

export function noteTimers(): void {
  store.set(true);
}

/** True once there may be a timer to show; it stays true. */
export function useMayHaveTimers(): boolean {
  return useSyncExternalStore(
    store.subscribe,
    () => store.read() || storedKeys('larder.me.timers.').length > 0,
  );
}
