import type { AppRouter } from '@larder/server/router';
import { plainPlanEntry, wholePlanEntry } from '@larder/shared/plan/entries';
import { PLAN_LIMITS } from '@larder/shared/plan/messages';
import type { TRPCClient } from '@trpc/client';
import { readAll } from './store.ts';
import { unlessRefused } from './unless-refused.ts';

/** The same as `resendLists`, of plans. */
export async function resendPlan(client: TRPCClient<AppRouter>): Promise<void> {
  const entries = (await readAll('planEntry')) ?? [];
  for (const id of new Set(entries.map(({ planId }) => planId)))
    await unlessRefused(async () => {
      const kept = entries
        .filter(({ planId }) => planId === id)
        .map((entry) => plainPlanEntry(wholePlanEntry(entry)));
      for (let from = 0; from < kept.length; from += PLAN_LIMITS.entriesAtOnce)
        await client.mealPlan.put.mutate({ id, entries: kept.slice(from, from + PLAN_LIMITS.entriesAtOnce) });
    });
}
