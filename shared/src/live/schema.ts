import { z } from 'zod';
import { boundedText, inputOf } from '../input.ts';

/** Files from before there were events of moves, or of entities, do not know them, and get none. */
export const liveChangesInput = inputOf({
  lastEventId: boundedText(100).nullish(),
  withMoves: z.boolean().optional(),
  withEntities: z.boolean().optional(),
}).optional();
