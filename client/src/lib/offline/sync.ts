import type { AppRouter } from '@larder/server/router';
import type { TRPCClient } from '@trpc/client';
import type { SignedIn } from '../session.ts';
import { createStore } from '../store.ts';
import { sendWaiting } from './outbox.ts';
import { isOutOfRoom } from '../error-message.ts';
import { chooseKeeping, forgetLibrary, isToBeKept } from './copy-status.ts';

/** `full`: the device had no room, so nothing is kept any more; `picturesLeftOut`: it had room for the texts. */
type Keeping = 'resting' | 'fetching' | 'failed' | 'full' | 'picturesLeftOut';

export const keeping = createStore<Keeping>('resting');

/** Sends what waits on this device, and brings the copy up to date, where it is to have one. A failure is told in the settings, and mended the next time. */
export async function keepUpToDate(client: TRPCClient<AppRouter>, session: SignedIn): Promise<void> {
  // What the server answers next must hold what is done here.
  const isSent = await sendWaiting(client, session.userId);
  if (!isSent || !isToBeKept() || keeping.read() === 'fetching') return;
  keeping.set('fetching');
  try {
    const { followLibrary } = await import('./pull.ts');
    const { hasAllPictures } = await followLibrary(client, session);
    keeping.set(hasAllPictures ? 'resting' : 'picturesLeftOut');
  } catch (error) {
    if (!isOutOfRoom(error)) return keeping.set('failed');
    await stopKeeping();
    keeping.set('full');
  }
}

export async function stopKeeping(): Promise<void> {
  chooseKeeping(false);
  await forgetLibrary();
  keeping.set('resting');
}
