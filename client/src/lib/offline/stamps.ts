import { laterStamp, NO_STAMP, stampAfter } from '@larder/shared/shopping/registers';
import { readStored, writeStored } from '../browser-storage.ts';

const KEY = 'larder.device';

/** The name of this browser in its stamps: eight letters or digits, made once. */
function deviceName(): string {
  const known = readStored('local', KEY);
  if (known && /^[0-9a-z]{8}$/.test(known)) return known;
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  const made = number.toString(36).padStart(8, '0');
  writeStored('local', KEY, made);
  return made;
}

/** The last stamp of each list or plan that was seen or made in this tab: a screen may know less by now, such as of what was removed. */
const last = new Map<string, string>();

/** The stamp of a write that is made now, later than all that this tab has seen of the list. */
export function nextStamp(listId: string, seen: string): string {
  const stamp = stampAfter(laterStamp(seen, last.get(listId) ?? NO_STAMP), Date.now(), deviceName());
  last.set(listId, stamp);
  return stamp;
}

/** Somebody wrote this, and the screen shows it. */
export function noteStamp(listId: string, seen: string): void {
  last.set(listId, laterStamp(seen, last.get(listId) ?? NO_STAMP));
}
