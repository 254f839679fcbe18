import { useSyncExternalStore } from 'react';
import { dismissToast, toast } from './toast.ts';

interface Undoable {
  /** The things that have left the screen. */
  ids: readonly string[];
  /** Says what was done; with an Undo beside it. */
  message: string;
  /** Does it in earnest. `away`: the page is going, and what is sent must outlive it. */
  send: (away: boolean) => Promise<void>;
}

/** What has been taken off the screen but is still there: it is done in earnest when nobody can undo it any more. */
let waiting: readonly Undoable[] = [];
const notices = new Map<Undoable, number>();
/** Until the lists come without them, they stay off the screen. */
let leaving: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

function leave(ids: Iterable<string>): void {
  leaving = new Set(ids);
  for (const listener of listeners) listener();
}

/** The things leave the screen at once, whatever page shows them; while the notice lasts, they can be brought back. */
export function doUndoably(undoable: Undoable): void {
  waiting = [...waiting, undoable];
  leave([...leaving, ...undoable.ids]);
  const notice = toast.success(undoable.message, {
    action: { label: 'Undo', run: () => undo(undoable) },
    onGone: () => void settle(undoable, false),
  });
  notices.set(undoable, notice);
}

/** Everything that could still be undone is done now: the person or the page is about to go. */
export async function settleAll(away = false): Promise<void> {
  await Promise.all(waiting.map((undoable) => settle(undoable, away)));
}

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') void settleAll(true);
});
window.addEventListener('pagehide', () => void settleAll(true));

function undo(undoable: Undoable): void {
  if (waitsNoLonger(undoable)) bringBack(undoable);
}

async function settle(undoable: Undoable, away: boolean): Promise<void> {
  if (!waitsNoLonger(undoable)) return;
  try {
    await undoable.send(away);
  } catch {
    bringBack(undoable);
  }
}

/** False when it had been decided already. */
function waitsNoLonger(undoable: Undoable): boolean {
  if (!waiting.includes(undoable)) return false;
  waiting = waiting.filter((other) => other !== undoable);
  const notice = notices.get(undoable);
  notices.delete(undoable);
  if (notice !== undefined) dismissToast(notice);
  return true;
}

function bringBack({ ids }: Undoable): void {
  leave([...leaving].filter((id) => !ids.includes(id)));
}

/** Ids of things that no list shows any more. */
export function useLeaving(): ReadonlySet<string> {
  return useSyncExternalStore(subscribe, () => leaving);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
