import type { AppRouter } from '@larder/server/router';
import type { LiveEntity } from '@larder/shared/sync/live-entities';
import type { TRPCClient } from '@trpc/client';
import { isOutOfRoom } from '../error-message.ts';
import type { SignedIn } from '../session.ts';
import { createStore } from '../store.ts';
import { chooseCopy, copyWanted, deleteCopy, type Extent } from './copy-status.ts';
import { sendOutbox } from './outbox.ts';

/** `full`: the device had no room, so the copy was deleted; `picturesLeftOut`: it had room for the texts. */
type SyncState = 'idle' | 'fetching' | 'failed' | 'full' | 'picturesLeftOut';

export const syncState = createStore<SyncState>('idle');

/** Something changed, or more is wanted, while a run had read past it. */
const again: { names?: readonly LiveEntity[] | 'all' } = {};

/**
 * Sends the outbox, and brings the copy up to date where this device is to have one. A failure is shown in the settings; the next run goes
 * on from there.
 *
 * @param names what has changed, where that is known; else all is asked for.
 */
export async function syncLibrary(
  client: TRPCClient<AppRouter>,
  session: SignedIn,
  names?: readonly LiveEntity[],
): Promise<void> {
  // What is pulled next must contain what was done here.
  const isSent = await sendOutbox(client, session.userId);
  if (!isSent || copyWanted() === 'nothing') return;
  if (syncState.read() === 'fetching') {
    again.names = names && again.names !== 'all' ? [...(again.names ?? []), ...names] : 'all';
    return;
  }
  const hadAllPictures = syncState.read() !== 'picturesLeftOut';
  syncState.set('fetching');
  try {
    const { pullChanges } = await import('./pull.ts');
    const { hasAllPictures = hadAllPictures } = await pullChanges(client, session, names);
    syncState.set(hasAllPictures ? 'idle' : 'picturesLeftOut');
  } catch (error) {
    if (!isOutOfRoom(error)) return syncState.set('failed');
    await keepOnDevice(client, session, 'nothing');
    return syncState.set('full');
  }
  const { names: missed } = again;
  if (!missed) return;
  delete again.names;
  await syncLibrary(client, session, missed === 'all' ? undefined : missed);
}

/** This device is to keep so much from now on. */
export async function keepOnDevice(
  client: TRPCClient<AppRouter>,
  session: SignedIn,
  extent: Extent,
): Promise<void> {
  chooseCopy(extent);
  if (extent !== 'nothing') return syncLibrary(client, session);
  await deleteCopy();
  syncState.set('idle');
}
