import { useSyncExternalStore } from 'react';

/** Until the lists come without them, they stay off the screen. */
let leaving: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

/** Things that are about to be deleted; whatever page shows them, they are gone from it. */
export function takeOffScreen(ids: readonly string[]): void {
  leave([...leaving, ...ids]);
}

export function bringBack(ids: readonly string[]): void {
  leave([...leaving].filter((id) => !ids.includes(id)));
}

/** Ids of things that no list shows any more. */
export function useLeaving(): ReadonlySet<string> {
  return useSyncExternalStore(subscribe, () => leaving);
}

function leave(ids: Iterable<string>): void {
  leaving = new Set(ids);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
