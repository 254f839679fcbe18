import { KEPT_OPENED } from '@larder/shared/installed-app/on-device';
import { readStored, writeStored } from '../browser-storage.ts';
import { isInstalled } from '../service-worker.ts';
import { createStore } from '../store.ts';

// Whether this device has a copy of its person's library. Small, for it is part of the first page; the copy itself is not.

/** A choice of the device, which stays when its person signs out. */
const CHOICE = 'larder.recipes-on-device';
/** There is a copy, and whose. It goes with the person (lib/browser-storage). */
const OWNER = 'larder.me.recipes-on-device';
const PART = 'larder.me.part-on-device';
const OPENED = 'larder.me.opened-recipes';
const MOST_OPENED = 100;

/** What of its person's recipes a device keeps: `part` are the favorites and the last ones opened. */
export type Extent = 'all' | 'part' | 'nothing';

const CHOICES: Record<string, Extent> = { on: 'all', part: 'part', off: 'nothing' };

/** Phones and the installed app keep a part without asking, a browser on a computer nothing. */
export function copyWanted(): Extent {
  return copyChosen() ?? (isInstalled() || isPhone() ? 'part' : 'nothing');
}

/** What this device's person chose; null where they were not asked yet. */
export function copyChosen(): Extent | null {
  const chosen = CHOICES[readStored('local', CHOICE) ?? ''];
  // Before there were parts, the installed app kept all without asking: an upgrade takes nothing away.
  return chosen ?? (copyOwner() && !isCopyPart() ? 'all' : null);
}

export function chooseCopy(extent: Extent): void {
  const stored = Object.keys(CHOICES).find((one) => CHOICES[one] === extent);
  writeStored('local', CHOICE, stored ?? null);
}

/** Phones and tablets: touched, and carried about. */
function isPhone(): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}

/** Whose library the copy is of; null where there is none. */
export function copyOwner(): string | null {
  return readStored('local', OWNER);
}

export function setCopyOwner(userId: string): void {
  writeStored('local', OWNER, userId);
}

/** Whether the copy is of a part of the recipes. */
export function isCopyPart(): boolean {
  return readStored('local', PART) !== null;
}

export function setCopyPart(isPart: boolean): void {
  writeStored('local', PART, isPart ? 'yes' : null);
}

/** It is a part still, and all recipes are being pulled, from the first one on. */
const COMPLETING = 'completing';

/** Whether recipes of this person were left out that have not changed since. */
export function lacksUnchanged(userId: string): boolean {
  return copyOwner() !== userId || (isCopyPart() && readStored('local', PART) !== COMPLETING);
}

/** What was left out is being pulled; a pull that is cut short goes on where it ended. */
export function setCopyCompleting(): void {
  if (isCopyPart()) writeStored('local', PART, COMPLETING);
}

/** A recipe was opened that a copy of a part may lack. */
export const newlyOpened = createStore<string | undefined>(undefined);

/** The last recipes that were opened here, the last one first: their pictures are in the copy too. */
export function lastOpened(): string[] {
  return (readStored('local', OPENED) ?? '').split(' ').filter(Boolean);
}

export function noteOpened(id: string): void {
  if (!copyOwner()) return;
  const before = lastOpened();
  writeStored('local', OPENED, [id, ...before.filter((one) => one !== id)].slice(0, MOST_OPENED).join(' '));
  if (isCopyPart() && !before.slice(0, KEPT_OPENED).includes(id)) newlyOpened.set(id);
}

/** They are gone, or another person's. */
export function forgetOpened(ids: readonly string[]): void {
  const others = lastOpened().filter((id) => !ids.includes(id));
  writeStored('local', OPENED, others.join(' '));
}

/** Deletes the copy, if there is one. */
export async function deleteCopy(): Promise<void> {
  for (const key of [OWNER, PART, OPENED]) writeStored('local', key, null);
  const { deleteCopies } = await import('./store.ts');
  await deleteCopies();
}
