import type { AppRouter } from '@larder/server/router';
import type { TRPCClient } from '@trpc/client';
import { isOutOfRoom } from '../error-message.ts';
import type { SignedIn } from '../session.ts';
import { createStore } from '../store.ts';
import { chooseCopy, deleteCopy, isCopyWanted } from './copy-status.ts';
import { sendOutbox } from './outbox.ts';

/** `full`: the device had no room, so the copy was deleted; `picturesLeftOut`: it had room for the texts. */
type SyncState = 'idle' | 'fetching' | 'failed' | 'full' | 'picturesLeftOut';

export const syncState = createStore<SyncState>('idle');

/** Sends the outbox, and brings the copy up to date where this device is to have one. A failure is shown in the settings; the next run goes on from there. */
export async function syncLibrary(client: TRPCClient<AppRouter>, session: SignedIn): Promise<void> {
  // What is pulled next must contain what was done here.
  const isSent = await sendOutbox(client, session.userId);
  if (!isSent || !isCopyWanted() || syncState.read() === 'fetching') return;
  syncState.set('fetching');
  try {
    const { pullChanges } = await import('./pull.ts');
    const { hasAllPictures } = await pullChanges(client, session);
    syncState.set(hasAllPictures ? 'idle' : 'picturesLeftOut');
  } catch (error) {
    if (!isOutOfRoom(error)) return syncState.set('failed');
    await stopSync();
    syncState.set('full');
  }
}

/** This device is to have no copy any more. */
export async function stopSync(): Promise<void> {
  chooseCopy(false);
  await deleteCopy();
  syncState.set('idle');
}
