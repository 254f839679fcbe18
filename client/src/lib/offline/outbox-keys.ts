import { storedKeys } from '../browser-storage.ts';

// Where writes that wait to be sent are stored. Part of the first page; what sends them is not.

export const WAITING = 'larder.me.waiting.';

/** Of one person's writes, in the order they were made in. */
export function outboxKeys(userId: string): string[] {
  return storedKeys(`${WAITING}${userId}.`).sort();
}

/** Whether anything of the person who is signed in waits here. */
export function hasWaitingWrites(): boolean {
  return storedKeys(WAITING).length > 0;
}
