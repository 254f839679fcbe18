export const LOCK = 'larder.undoable';
/** A window that does not answer in this time does not keep anybody from signing out. */
const PATIENCE_MS = 3_000;
const windows = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(LOCK);
let settle: (() => Promise<void>) | undefined;

/** How this window settles what can still be undone, once it has anything of the kind. */
export function settleWith(all: () => Promise<void>): void {
  settle = all;
  windows?.addEventListener('message', () => void all());
}

/** What can still be undone is done, in every window of this browser: the session is about to end for all of them. */
export async function settleEverywhere(): Promise<void> {
  windows?.postMessage('settle');
  await settle?.();
  const signal = AbortSignal.timeout(PATIENCE_MS);
  // Whoever still has something to settle holds it.
  await navigator.locks?.request(LOCK, { signal }, () => undefined).catch(() => undefined);
}
