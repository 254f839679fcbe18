import { z } from 'zod';

/** Files from before there were events of moves do not know them, and get none. */
export const liveChangesInput = z
  .strictObject({ lastEventId: z.string().max(100).nullish(), withMoves: z.boolean().optional() })
  .optional();
