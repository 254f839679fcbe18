import { useSyncExternalStore } from 'react';
import { storedKeys, writeStored } from './browser-storage.ts';
import { createStore } from './store.ts';

// Signing out ends all tabs of a browser, so each tab lets the others know whether it holds unsaved work. With locks: the browser
// frees those of a tab that is gone, and answers for one that it has frozen. There are none over plain http, where each tab leaves
// a mark in the browser's storage; that of a tab that crashed stays until somebody signs out.

const LOCK = 'larder.unsaved';
const MARK = 'larder.me.unsaved.';

/** What this tab holds itself. */
const own = { held: 0, mark: MARK + Math.random().toString(36).slice(2) };

/** Lets other tabs know that unsaved work is here, until the returned function is called. */
export function announceUnsaved(): () => void {
  own.held += 1;
  let release = () => undefined as void;
  if (navigator.locks) {
    const over = new Promise<void>((resolve) => (release = resolve));
    void navigator.locks.request(LOCK, { mode: 'shared' }, () => over);
  } else {
    writeStored('local', own.mark, 'true');
    // A page that is only put aside comes back with its work.
    window.addEventListener('pagehide', removeMarkOfClosed);
  }
  return () => {
    own.held -= 1;
    release();
    if (own.held === 0) removeMark();
  };
}

function removeMarkOfClosed({ persisted }: PageTransitionEvent): void {
  if (!persisted) removeMark();
}

function removeMark(): void {
  writeStored('local', own.mark, null);
}

/** Whether another tab of this browser holds unsaved work. */
export async function isUnsavedElsewhere(): Promise<boolean> {
  if (!navigator.locks) return storedKeys(MARK).some((key) => key !== own.mark);
  const { held = [] } = await navigator.locks.query();
  return held.filter(({ name }) => name === LOCK).length > own.held;
}

const asked = createStore<((mayDiscard: boolean) => void) | undefined>(undefined);

/** Asks the person where another tab holds unsaved work; resolves true when none does, or when they let go of it. */
export async function mayDiscardElsewhere(): Promise<boolean> {
  if (!(await isUnsavedElsewhere())) return true;
  return new Promise((resolve) => asked.set(resolve));
}

/** The dialog's answer. */
export function answerDiscard(mayDiscard: boolean): void {
  asked.read()?.(mayDiscard);
  asked.set(undefined);
}

export function useDiscardAsked(): boolean {
  return useSyncExternalStore(asked.subscribe, asked.read, asked.read) !== undefined;
}
