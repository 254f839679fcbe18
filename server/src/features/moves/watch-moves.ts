import type { MoveDto } from '@larder/shared/move/schema';
import type { UserCtx } from '../../ctx.ts';
import { streamFailure } from '../../errors.ts';
import { createWakeUp } from '../../jobs/wake-up.ts';
import { moveState } from './moves.ts';

/** Yields the viewer's latest move: now, and again after each change of one. */
export async function* watchMoves(
  ctx: UserCtx,
  signal: AbortSignal | undefined,
): AsyncGenerator<MoveDto | null, void> {
  const wakeUp = createWakeUp(signal);
  const unsubscribe = ctx.events.subscribe('moves', ctx.viewer.vaultId, wakeUp.wake);
  try {
    while (!signal?.aborted) {
      yield await moveState(ctx);
      await wakeUp.woken();
    }
  } catch (error) {
    throw streamFailure(error);
  } finally {
    unsubscribe();
  }
}
