import type { MoveDto } from '@larder/shared/move/schema';
import { useCallback } from 'react';
import { trpc } from '../../lib/trpc.ts';

/** Shows a move as the live stream tells it. An answer that is still on its way may be older, and is not waited for. */
export function useRememberMove(): (move: MoveDto | null) => Promise<void> {
  const { state } = trpc.useUtils().moves;
  return useCallback(
    async (move) => {
      await state.cancel();
      state.setData(undefined, move);
    },
    [state],
  );
}
