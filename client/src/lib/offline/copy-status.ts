import { readStored, writeStored } from '../browser-storage.ts';
import { isInstalled } from '../service-worker.ts';

// Whether this device has a copy of its person's library. Small, for it is part of the first page; the copy itself is not.

/** A choice of the device, which stays when its person signs out. */
const CHOICE = 'larder.recipes-on-device';
/** There is a copy, and whose. It goes with the person (lib/browser-storage). */
const OWNER = 'larder.me.recipes-on-device';
const OPENED = 'larder.me.opened-recipes';
const MOST_OPENED = 100;

/** The installed app has one unless its person chose otherwise; a window of a browser only where they chose it. */
export function isCopyWanted(): boolean {
  const chosen = readStored('local', CHOICE);
  return chosen === null ? isInstalled() : chosen === 'on';
}

export function chooseCopy(isOn: boolean): void {
  writeStored('local', CHOICE, isOn ? 'on' : 'off');
}

/** Whose library the copy is of; null where there is none. */
export function copyOwner(): string | null {
  return readStored('local', OWNER);
}

export function setCopyOwner(userId: string): void {
  writeStored('local', OWNER, userId);
}

/** The last recipes that were opened here, the last one first: their pictures are in the copy too. */
export function lastOpened(): string[] {
  return (readStored('local', OPENED) ?? '').split(' ').filter(Boolean);
}

export function noteOpened(id: string): void {
  if (!copyOwner()) return;
  const others = lastOpened().filter((one) => one !== id);
  writeStored('local', OPENED, [id, ...others].slice(0, MOST_OPENED).join(' '));
}

/** Deletes the copy, if there is one. */
export async function deleteCopy(): Promise<void> {
  writeStored('local', OWNER, null);
  writeStored('local', OPENED, null);
  const { deleteCopies } = await import('./store.ts');
  await deleteCopies();
}
