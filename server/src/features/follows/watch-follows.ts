import type { UserCtx } from '../../ctx.ts';
import { streamFailure } from '../../errors.ts';
import { createWakeUp } from '../../jobs/wake-up.ts';

/**
 * Yields the number of pending requests to the viewer: now, and again whenever anything changes between the viewer and
 * another person, even when the number stays the same.
 */
export async function* watchFollows(
  ctx: Pick<UserCtx, 'db' | 'viewer' | 'events'>,
  signal: AbortSignal | undefined,
): AsyncGenerator<{ pendingRequests: number }, void> {
  const wakeUp = createWakeUp(signal);
  const unsubscribe = ctx.events.subscribe('follows', ctx.viewer.userId, wakeUp.wake);
  try {
    while (!signal?.aborted) {
      yield { pendingRequests: await countPendingRequests(ctx) };
      await wakeUp.woken();
    }
  } catch (error) {
    throw streamFailure(error);
  } finally {
    unsubscribe();
  }
}

async function countPendingRequests({ db, viewer }: Pick<UserCtx, 'db' | 'viewer'>): Promise<number> {
  const { count } = await db
    .selectFrom('follow_requests')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('to_user_id', '=', viewer.userId)
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow();
  return count;
}
