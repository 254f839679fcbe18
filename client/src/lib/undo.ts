import * as messages from '#messages/common.json';
import { useSyncExternalStore } from 'react';
import { createStore, type Store } from './store.ts';
import { dismissToast, toast } from './toast.ts';

export interface Undoable {
  /** The things that are hidden meanwhile, whatever page shows them. */
  ids: readonly string[];
  /** Says what was done, with an Undo beside it. */
  message: string;
  /** Sends it to the server. `away`: the page is going, and what is sent must outlive it. */
  send: (away: boolean) => Promise<void>;
}

interface Surroundings {
  toast: Pick<typeof toast, 'success'>;
  dismissToast: (id: number) => void;
  /** Keeps other windows waiting until `over`. */
  hold: (over: Promise<void>) => void;
}

export interface UndoStore {
  /** What lists must not show: until the server's lists come without them. */
  hidden: Store<ReadonlySet<string>>;
  /** Hides things at once, and sends the change when the notice with its Undo is gone. */
  doWithUndo: (undoable: Undoable) => void;
  /** Sends all that could still be undone: the person or the page is about to go. */
  settleAll: (away?: boolean) => Promise<void>;
}

/** What can still be undone. It has left the screen and is not sent yet. */
export function createUndoStore({ toast, dismissToast, hold }: Surroundings): UndoStore {
  const hidden = createStore<ReadonlySet<string>>(new Set());
  const waiting = new Map<Undoable, { notice: number; release: () => void }>();

  const show = (ids: readonly string[]) =>
    hidden.set(new Set([...hidden.read()].filter((id) => !ids.includes(id))));

  /** The first caller gets the deletion to send; undefined when it was sent or undone already. */
  const take = (undoable: Undoable) => {
    const taken = waiting.get(undoable);
    waiting.delete(undoable);
    if (taken) dismissToast(taken.notice);
    return taken;
  };
  const undo = (undoable: Undoable) => {
    const taken = take(undoable);
    if (!taken) return;
    show(undoable.ids);
    taken.release();
  };
  const settle = async (undoable: Undoable, away: boolean) => {
    const taken = take(undoable);
    if (!taken) return;
    try {
      await undoable.send(away);
    } catch {
      show(undoable.ids);
    } finally {
      taken.release();
    }
  };

  return {
    hidden,
    doWithUndo: (undoable) => {
      hidden.set(new Set([...hidden.read(), ...undoable.ids]));
      let release = () => undefined as void;
      hold(new Promise<void>((resolve) => (release = resolve)));
      const notice = toast.success(undoable.message, {
        action: { label: messages.undo, run: () => undo(undoable) },
        onGone: () => void settle(undoable, false),
      });
      waiting.set(undoable, { notice, release });
    },
    settleAll: async (away = false) => {
      await Promise.all([...waiting.keys()].map((undoable) => settle(undoable, away)));
    },
  };
}

/** Held while something can still be undone, and the name of the channel that asks every window to settle. */
const NAME = 'larder.undoable';
/** Signing out goes on when a window does not answer in this time. */
const PATIENCE_MS = 3_000;

const undoStore = createUndoStore({
  toast,
  dismissToast,
  hold: (over) => void navigator.locks?.request(NAME, { mode: 'shared' }, () => over),
});

/** What connects the undo store with the browser, from the first use on. */
const browser = { windows: undefined as BroadcastChannel | undefined, isListening: false };

function windows(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel !== 'undefined') browser.windows ??= new BroadcastChannel(NAME);
  return browser.windows;
}

function listen(): void {
  if (browser.isListening) return;
  browser.isListening = true;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void undoStore.settleAll(true);
  });
  window.addEventListener('pagehide', () => void undoStore.settleAll(true));
  windows()?.addEventListener('message', () => void undoStore.settleAll());
}

/** Hides things at once, whatever page shows them; while the notice lasts, they can be brought back. */
export function doWithUndo(undoable: Undoable): void {
  listen();
  undoStore.doWithUndo(undoable);
}

/** Ids of things that are about to be deleted: no list shows them any more. */
export function useHiddenIds(): ReadonlySet<string> {
  return useSyncExternalStore(undoStore.hidden.subscribe, undoStore.hidden.read, undoStore.hidden.read);
}

/** Sends what can still be undone, in every window of this browser: the session is about to end for all of them. */
export async function settleEverywhere(): Promise<void> {
  windows()?.postMessage('settle');
  await undoStore.settleAll();
  const signal = AbortSignal.timeout(PATIENCE_MS);
  // A window that still sends something holds the lock.
  await navigator.locks?.request(NAME, { signal }, () => undefined).catch(() => undefined);
}

/** Resolves true when what is on the screen may be left behind. */
type AskToLeave = () => Promise<boolean>;

const askToLeave = createStore<AskToLeave | undefined>(undefined);

/** From now on `ask` decides whether the person may leave by a way that is no navigation; gives what ends that. */
export function askBeforeLeaving(ask: AskToLeave): () => void {
  askToLeave.set(ask);
  return () => {
    if (askToLeave.read() === ask) askToLeave.set(undefined);
  };
}

/** True at once when nothing on the screen would be lost. */
export async function mayLeave(): Promise<boolean> {
  return askToLeave.read()?.() ?? true;
}
