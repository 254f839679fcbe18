import type { Replaced } from '@larder/shared/live';
import { liveChangesInput } from '@larder/shared/live/schema';
import { tracked } from '@trpc/server';
import { router, protectedProcedure } from '../../trpc/trpc.ts';
import { untilReplaced } from '../../trpc/until-replaced.ts';
import { watchChanges } from './watch-changes.ts';

export const liveRouter = router({
  changes: protectedProcedure.input(liveChangesInput).subscription(async function* ({ ctx, input, signal }) {
    for await (const change of watchChanges(ctx, input ?? {}, untilReplaced(ctx, signal))) {
      if (change.kind === 'import') yield tracked(String(change.import.seq), change);
      else yield change;
    }
    if (ctx.replaced?.aborted) yield { kind: 'replaced' } satisfies Replaced;
  }),
});
