import type { QueryClient } from '@tanstack/react-query';
import { isInstalled } from '../service-worker.ts';
import { readStored, storedKeys, writeStored } from '../browser-storage.ts';
import { createStore } from '../store.ts';

// Whether this device keeps a copy of its person's recipes. Small, for it is part of the first page; the copy itself is not.

/** A choice of the device, which stays when its person signs out. */
const CHOICE = 'larder.recipes-on-device';
/** There is a copy, and whose. It goes with the person (lib/browser-storage). */
const KEPT_FOR = 'larder.me.recipes-on-device';
const OPENED = 'larder.me.opened-recipes';
const MOST_OPENED = 100;

/** The installed app keeps one unless it was told not to; a window of a browser only where somebody chose it. */
export function isToBeKept(): boolean {
  const chosen = readStored('local', CHOICE);
  return chosen === null ? isInstalled() : chosen === 'on';
}

export function chooseKeeping(isOn: boolean): void {
  writeStored('local', CHOICE, isOn ? 'on' : 'off');
}

export function keptFor(): string | null {
  return readStored('local', KEPT_FOR);
}

export function noteKeptFor(userId: string): void {
  writeStored('local', KEPT_FOR, userId);
}

/** The last recipes that were opened here, the last one first: their pictures are kept too. */
export function lastOpened(): string[] {
  return (readStored('local', OPENED) ?? '').split(' ').filter(Boolean);
}

export function noteOpened(id: string): void {
  if (!keptFor()) return;
  const others = lastOpened().filter((one) => one !== id);
  writeStored('local', OPENED, [id, ...others].slice(0, MOST_OPENED).join(' '));
}

/**
 * How long the server is waited for before the copy answers in its place. On a good line nearly all answers take less than
 * that; whoever waits longer wonders whether anything happens.
 */
export const PATIENCE_MS = 1_500;

/** Whether what is on the screen comes from this device: the server cannot be reached, or takes its time. */
export const fromDevice = createStore<false | 'away' | 'slow'>(false);

/** What the screen has been answered, for late answers to be put into. */
export const onScreen: { queries?: QueryClient } = {};

/** Calls that the copy has answered, while the server's own answer is still to come. */
const late = { calls: 0 };

export function beginLate(): void {
  late.calls += 1;
  fromDevice.set('slow');
}

export function endLate(isAnswered: boolean): void {
  late.calls -= 1;
  if (isAnswered) noteAnswer();
  else fromDevice.set('away');
}

/** The server answers; what it still owes keeps the bar on the screen. */
export function noteAnswer(): void {
  if (fromDevice.read() && late.calls === 0) fromDevice.set(false);
}

const WAITING = 'larder.me.waiting.';

/** Changes that wait on this device to be sent, in the order they were made in. */
export function keysOfWaiting(userId: string): string[] {
  return storedKeys(`${WAITING}${userId}.`).sort();
}

/** Whether anything of whoever is signed in waits here. */
export function hasWaitingChanges(): boolean {
  return storedKeys(WAITING).length > 0;
}

/** Of a change made now. */
export function keyOfWaiting(userId: string, id: string): string {
  return `${WAITING}${userId}.${String(Date.now()).padStart(15, '0')}.${id}`;
}

/** Deletes the copy, if there is one. */
export async function forgetLibrary(): Promise<void> {
  writeStored('local', KEPT_FOR, null);
  writeStored('local', OPENED, null);
  const { deleteLibrary } = await import('./store.ts');
  await deleteLibrary();
}
