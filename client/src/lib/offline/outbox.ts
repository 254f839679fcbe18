import type { AppRouter } from '@larder/server/router';
import { getUntypedClient, type TRPCClient } from '@trpc/client';
import { readStored, writeStored } from '../browser-storage.ts';
import { appCodeOf, errorMessage, hasNoAnswer } from '../error-message.ts';
import { createStore } from '../store.ts';
import { keyOfWaiting, keysOfWaiting } from './copy-status.ts';

/** A change that was made without the server. */
export interface WaitingWrite {
  /** Where it is stored; each has a place of its own, so that tabs never write over one another. */
  key: string;
  /** Drawn when it was made: the server does it once, however often it is sent. */
  id: string;
  path: string;
  input: unknown;
  /** Why the server did not take it; it then waits for its person. */
  refusal?: string;
}

interface Counts {
  waiting: number;
  refused: number;
}

export const waitingCounts = createStore<Counts>({ waiting: 0, refused: 0 });

/** What the server may answer later otherwise: the change goes on waiting. */
const FOR_NOW = ['RATE_LIMITED', 'NOT_AUTHENTICATED', 'OUTDATED', 'INTERNAL'];

/** Of a recipe that is gone by then there is nothing left to do. */
const NEEDLESS_LATER = ['recipes.setFavorite', 'recipes.deleteCooked', 'recipes.tick'];

export function readWaiting(userId: string): WaitingWrite[] {
  return keysOfWaiting(userId).flatMap((key) => {
    const stored = readStored('local', key);
    return stored === null ? [] : [{ ...(JSON.parse(stored) as Omit<WaitingWrite, 'key'>), key }];
  });
}

/** @throws what the browser says of a storage without room, when this device has not got it now: a full or closed one has not. */
export function keepWaiting(userId: string, write: Omit<WaitingWrite, 'key'>): WaitingWrite {
  const key = keyOfWaiting(userId, write.id);
  writeStored('local', key, JSON.stringify(write));
  countWaiting(userId);
  if (readStored('local', key) === null) throw new DOMException('No room for a change', 'QuotaExceededError');
  return { ...write, key };
}

export function forgetWaiting(userId: string, { key }: WaitingWrite): void {
  writeStored('local', key, null);
  countWaiting(userId);
}

export function countWaiting(userId: string): void {
  const refused = refusedOf(userId).length;
  const still = readWaiting(userId).filter(({ refusal }) => refusal === undefined);
  // What is ticked off of one recipe is one thing to its person.
  const waiting = new Set(still.map((write) => (write.path === 'recipes.tick' ? idOf(write) : write.key)))
    .size;
  const before = waitingCounts.read();
  if (refused !== before.refused || waiting !== before.waiting) waitingCounts.set({ waiting, refused });
}

/** What the server did not take. Edits of one recipe after one another are one change: the last one holds all of it. */
export interface RefusedChange {
  writes: WaitingWrite[];
  last: WaitingWrite;
}

export function refusedOf(userId: string): RefusedChange[] {
  const changes = new Map<string, RefusedChange>();
  for (const write of readWaiting(userId)) {
    if (write.refusal === undefined) continue;
    const one = write.path === 'recipes.update' ? idOf(write) : write.key;
    changes.set(one, { writes: [...(changes.get(one)?.writes ?? []), write], last: write });
  }
  return [...changes.values()];
}

/**
 * Sends what waits, in order, each once, in one tab at a time. Tells whether all has been: what the server refused stays for
 * its person, with the reason.
 */
export async function sendWaiting(client: TRPCClient<AppRouter>, userId: string): Promise<boolean> {
  if (readWaiting(userId).length === 0) return true;
  await alone(async () => {
    // An edit on top of one that was refused would silently take back what was saved elsewhere.
    const refusals = new Map<string, string>();
    for (const write of readWaiting(userId)) {
      const recipe = write.path === 'recipes.update' ? idOf(write) : undefined;
      const refusal = write.refusal ?? (recipe && refusals.get(recipe)) ?? (await send(client, write));
      if (refusal === 'later') return;
      if (refusal === 'sent') forgetWaiting(userId, write);
      else if (write.refusal === undefined) refuse(userId, write, refusal);
      if (recipe && refusal !== 'sent') refusals.set(recipe, refusal);
    }
  });
  return readWaiting(userId).every(({ refusal }) => refusal !== undefined);
}

/** Why the server does not take it, if it was not sent. */
async function send(client: TRPCClient<AppRouter>, { id, path, input }: WaitingWrite): Promise<string> {
  try {
    await getUntypedClient(client).mutation(path, input, { context: { writeId: id, isWaiting: true } });
    return 'sent';
  } catch (error) {
    const appCode = appCodeOf(error);
    if (hasNoAnswer(error) || FOR_NOW.includes(appCode ?? '')) return 'later';
    if (appCode === 'ALREADY_DONE') return 'sent';
    if (appCode === 'RECIPE_NOT_FOUND' && NEEDLESS_LATER.includes(path)) return 'sent';
    return errorMessage(error);
  }
}

function refuse(userId: string, { key, ...write }: WaitingWrite, refusal: string): void {
  writeStored('local', key, JSON.stringify({ ...write, refusal }));
  countWaiting(userId);
}

/** The recipe that is changed. */
export function idOf({ input }: WaitingWrite): string {
  return (input as { id: string }).id;
}

/** A tab that sends already sends what was added meanwhile too, or the next call does. */
async function alone(work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request('larder.waiting', { ifAvailable: true }, async (lock) => {
    if (lock) await work();
  });
}
