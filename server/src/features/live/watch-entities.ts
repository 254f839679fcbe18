import { LIVE_ENTITY_NAMES, type LiveEntity } from '@larder/shared/sync/live-entities';
import type { UserCtx } from '../../ctx.ts';
import { streamFailure } from '../../errors.ts';
import { createWakeUp } from '../../jobs/wake-up.ts';

/**
 * Yields the name of each live entity: all of them at first, and one again whenever something of it changes that the viewer sees.
 * Changes that come while one is sent are one.
 */
export async function* watchEntities(
  { viewer, events }: Pick<UserCtx, 'viewer' | 'events'>,
  signal: AbortSignal | undefined,
): AsyncGenerator<LiveEntity, void> {
  const wakeUp = createWakeUp(signal);
  const changed = new Set<LiveEntity>(LIVE_ENTITY_NAMES);
  const note = (name: string | null) => {
    for (const entity of LIVE_ENTITY_NAMES) if (name === null || name === entity) changed.add(entity);
    wakeUp.wake();
  };
  // One's own vault has one's id.
  const whose = new Set<string>([viewer.vaultId, viewer.userId]);
  const subscriptions = [...whose].map((id) => events.subscribe('entities', id, note));
  try {
    while (!signal?.aborted) {
      for (const entity of changed) {
        changed.delete(entity);
        yield entity;
      }
      await wakeUp.woken();
    }
  } catch (error) {
    throw streamFailure(error);
  } finally {
    for (const unsubscribe of subscriptions) unsubscribe();
  }
}
