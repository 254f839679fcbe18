import { useSyncExternalStore } from 'react';
import { readStored, storedKeys, writeStored } from './browser-storage.ts';
import { readSession } from './session.ts';
import { createStore } from './store.ts';

interface DeviceStorageOptions<T> {
  kind: string;
  /** How many of this kind stay; the oldest go first. */
  most: number;
  forDays: number;
  /** What was stored, if it is still what this version of the app stores. */
  parse: (stored: unknown) => T | undefined;
}

export interface DeviceStorage<T> {
  read: (key: string) => { value: T; at: Date } | undefined;
  write: (key: string, value: T) => void;
  forget: (key: string) => void;
}

interface Stored {
  at: number;
  value: unknown;
}

/** More than the largest recipe; what is larger is not stored. */
const MOST_CHARACTERS = 600_000;
const DAY_MS = 86_400_000;

/**
 * Stores things on this device alone, for the person who is signed in: a few of each kind, for a few days. They go when the
 * person signs out, or when another person signs in (lib/browser-storage).
 */
export function deviceStorage<T>({ kind, most, forDays, parse }: DeviceStorageOptions<T>): DeviceStorage<T> {
  const startOf = (): string | undefined => {
    const state = readSession();
    const userId = state.status === 'known' ? state.session?.userId : undefined;
    return userId && `larder.me.${kind}.${userId}.`;
  };

  const prune = (start: string, newest: string) => {
    const others = storedKeys(start)
      .filter((name) => name !== newest)
      .map((name) => ({ name, at: readEntry(name)?.at ?? 0 }))
      .sort((a, b) => b.at - a.at);
    const tooOld = Date.now() - forDays * DAY_MS;
    for (const [index, { name, at }] of others.entries())
      if (index >= most - 1 || at < tooOld) writeStored('local', name, null);
  };

  return {
    read: (key) => {
      const start = startOf();
      const entry = start && readEntry(start + key);
      if (!entry || entry.at < Date.now() - forDays * DAY_MS) return undefined;
      const value = parse(entry.value);
      return value === undefined ? undefined : { value, at: new Date(entry.at) };
    },
    write: (key, value) => {
      const start = startOf();
      if (!start) return;
      const text = JSON.stringify({ at: Date.now(), value } satisfies Stored);
      // An older state must not be restored in its place.
      if (text.length > MOST_CHARACTERS) return writeStored('local', start + key, null);
      prune(start, start + key);
      writeStored('local', start + key, text);
    },
    forget: (key) => {
      const start = startOf();
      if (start) writeStored('local', start + key, null);
    },
  };
}

function readEntry(name: string): Stored | undefined {
  try {
    const stored: unknown = JSON.parse(readStored('local', name) ?? 'null');
    const isEntry = typeof stored === 'object' && stored !== null && 'at' in stored && 'value' in stored;
    return isEntry && typeof stored.at === 'number' ? { at: stored.at, value: stored.value } : undefined;
  } catch {
    return undefined;
  }
}

/** For `parse`: a list of texts. */
export function textList(stored: unknown): string[] | undefined {
  return Array.isArray(stored) && stored.every((item) => typeof item === 'string') ? stored : undefined;
}

/** Whether a timer may run, without the code of timers: since the page was opened, or from before. */
const mayHaveTimers = createStore(false);

export function noteTimers(): void {
  mayHaveTimers.set(true);
}

/** True once there may be a timer to show; it stays true. */
export function useMayHaveTimers(): boolean {
  return useSyncExternalStore(
    mayHaveTimers.subscribe,
    () => mayHaveTimers.read() || storedKeys('larder.me.timers.').length > 0,
  );
}
