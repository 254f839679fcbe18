import type { AppRouter } from '@larder/server/router';
import { offlineWrite } from '@larder/shared/sync/offline-writes';
import { getUntypedClient, type TRPCClient } from '@trpc/client';
import { readStored, storedKeys, writeStored } from '../browser-storage.ts';
import { appCodeOf, errorMessage, hasNoAnswer } from '../error-message.ts';
import { createStore } from '../store.ts';
import { inOneTab } from './in-one-tab.ts';
import { outboxKeys, WAITING } from './outbox-keys.ts';

/** A write that was made without the server. */
export interface WaitingWrite {
  /** Where it is stored; each has a place of its own, so that tabs never write over one another. */
  key: string;
  /** Made with it: the server does it once, however often it is sent. */
  id: string;
  path: string;
  input: unknown;
  /** Why the server refused it; its person then decides. */
  refusal?: string;
}

/** The keys of writes sort in the order they were made in. */
const latest = { time: 0 };

function keyOf(start: string, userId: string, id: string): string {
  latest.time = Math.max(Date.now(), latest.time + 1);
  return `${start}${userId}.${String(latest.time).padStart(15, '0')}.${id}`;
}

interface Counts {
  waiting: number;
  refused: number;
}

export const outboxCounts = createStore<Counts>({ waiting: 0, refused: 0 });

/** Refusals that may end by themselves: the write is sent again later. */
const RETRYABLE = ['RATE_LIMITED', 'NOT_AUTHENTICATED', 'OUTDATED', 'INTERNAL'];

function readOutbox(userId: string): WaitingWrite[] {
  return outboxKeys(userId).flatMap((key) => {
    const stored = readStored('local', key);
    return stored === null ? [] : [{ ...(JSON.parse(stored) as Omit<WaitingWrite, 'key'>), key }];
  });
}

/** Where a write is stored while it is sent. */
const SENDING = 'larder.me.sending.';

type Repeatable = Pick<WaitingWrite, 'path' | 'input'>;

/**
 * Stores a write that may be made twice, until it is known what has become of it: what a page was sending when it ended is in the
 * outbox of the next one. Gives what is to be called then.
 */
export function storeWhileSending(userId: string, write: Repeatable): (ended: 'sent' | 'waits') => void {
  const id = crypto.randomUUID();
  const key = keyOf(SENDING, userId, id);
  writeStored('local', key, JSON.stringify(write));
  return (ended) => {
    if (ended === 'waits') enqueue(userId, { id, ...write });
    writeStored('local', key, null);
  };
}

/** The tab's own writes are not interrupted. */
const interrupted = { isLookedFor: false };

/** Puts what a page was sending when it ended into the outbox: once, when a page begins. */
export function takeInterrupted(userId: string): void {
  if (interrupted.isLookedFor) return;
  interrupted.isLookedFor = true;
  for (const key of storedKeys(`${SENDING}${userId}.`).sort()) {
    const write = readStored('local', key);
    if (write !== null) enqueue(userId, { id: crypto.randomUUID(), ...(JSON.parse(write) as Repeatable) });
    writeStored('local', key, null);
  }
}

/** What of one procedure waits to be sent. */
export function waitingInputs(userId: string, path: string): unknown[] {
  return readOutbox(userId).flatMap((write) => (write.path === path && !write.refusal ? [write.input] : []));
}

/** Whether a write that waits, or was refused, names this id: what it is made of or changes. */
export function namedInOutbox(userId: string): (id: string) => boolean {
  const stored = outboxKeys(userId).map((key) => readStored('local', key) ?? '');
  return (id) => stored.some((write) => write.includes(id));
}

/** @throws a QuotaExceededError where the write is not stored: the storage is full or closed. */
export function enqueue(userId: string, write: Omit<WaitingWrite, 'key'>): WaitingWrite {
  const key = keyOf(WAITING, userId, write.id);
  writeStored('local', key, JSON.stringify(write));
  countOutbox(userId);
  if (readStored('local', key) === null) throw new DOMException('No room for a change', 'QuotaExceededError');
  return { ...write, key };
}

export function removeWrite(userId: string, { key }: WaitingWrite): void {
  writeStored('local', key, null);
  countOutbox(userId);
}

export function countOutbox(userId: string): void {
  const refused = refusedOf(userId).length;
  const still = readOutbox(userId).filter(({ refusal }) => refusal === undefined);
  const waiting = new Set(
    still.map((write) => (offlineWrite(write.path).isCountedOnce ? idOf(write) : write.key)),
  ).size;
  const before = outboxCounts.read();
  if (refused !== before.refused || waiting !== before.waiting) outboxCounts.set({ waiting, refused });
}

/** What the server refused. Edits of one recipe after one another are one change: the last one holds all of it. */
export interface RefusedChange {
  writes: WaitingWrite[];
  last: WaitingWrite;
}

export function refusedOf(userId: string): RefusedChange[] {
  const changes = new Map<string, RefusedChange>();
  for (const write of readOutbox(userId)) {
    if (write.refusal === undefined) continue;
    const one = editedBy(write) ?? write.key;
    changes.set(one, { writes: [...(changes.get(one)?.writes ?? []), write], last: write });
  }
  return [...changes.values()];
}

/**
 * Sends what waits, in order, each once, in one tab at a time. Answers whether all of it was sent or refused: what the server
 * refused stays for its person, with the reason.
 */
export async function sendOutbox(client: TRPCClient<AppRouter>, userId: string): Promise<boolean> {
  // Another tab may have sent it.
  countOutbox(userId);
  if (readOutbox(userId).length === 0) return true;
  // A tab that is sending sends what is added while it does, or the next call does.
  await inOneTab('larder.waiting', async () => {
    // An edit on top of one that was refused would silently take back what was saved elsewhere.
    const refusals = new Map<string, string>();
    for (const write of readOutbox(userId)) {
      const edited = editedBy(write);
      const refusal = write.refusal ?? (edited && refusals.get(edited)) ?? (await send(client, write));
      if (refusal === 'later') return;
      if (refusal === 'sent') removeWrite(userId, write);
      else if (write.refusal === undefined) refuse(userId, write, refusal);
      if (edited && refusal !== 'sent') refusals.set(edited, refusal);
    }
  });
  return readOutbox(userId).every(({ refusal }) => refusal !== undefined);
}

/** Why the server does not take it, if it was not sent. */
async function send(client: TRPCClient<AppRouter>, { id, path, input }: WaitingWrite): Promise<string> {
  try {
    await getUntypedClient(client).mutation(path, input, { context: { writeId: id, isFromOutbox: true } });
    return 'sent';
  } catch (error) {
    const appCode = appCodeOf(error);
    if (hasNoAnswer(error) || RETRYABLE.includes(appCode ?? '')) return 'later';
    if (appCode === 'ALREADY_DONE' || (appCode && appCode === offlineWrite(path).doneOn)) return 'sent';
    return errorMessage(error);
  }
}

function refuse(userId: string, { key, ...write }: WaitingWrite, refusal: string): void {
  writeStored('local', key, JSON.stringify({ ...write, refusal }));
  countOutbox(userId);
}

/** What is changed. */
function idOf({ input }: WaitingWrite): string {
  return (input as { id: string }).id;
}

/** What is edited, where the write is an edit. */
export function editedBy(write: WaitingWrite): string | undefined {
  return offlineWrite(write.path).form === 'edit' ? idOf(write) : undefined;
}
