import type { AppRouter } from '@larder/server/router';
import type { Day } from '@larder/shared/day/day';
import { plainPlanEntry, wholePlanEntry } from '@larder/shared/plan/entries';
import { PLAN_LIMITS } from '@larder/shared/plan/messages';
import { putPlanEntriesInput } from '@larder/shared/plan/schema';
import { planFrom, planOfDayFrom, planRepeatsFrom, plansFrom, withPutPlan } from '@larder/shared/sync/plan';
import type { TRPCClient } from '@trpc/client';
import { recipesNamed } from '../read-copy.ts';
import { readAll } from '../store.ts';
import { unlessRefused } from '../unless-refused.ts';
import { paged, type OfflineFeature } from './contract.ts';

export const mealPlan = {
  answers: {
    'mealPlan.plans': async (input) => {
      const plans = await readAll('mealPlan');
      return plans && plansFrom(plans, paged(input));
    },
    'mealPlan.list': async (input) => {
      const plan = await planned();
      const asked = { ...paged(input), from: input.from as Day, days: input.days ?? 7 };
      return plan && planFrom(plan.entries, plan.recipes, asked);
    },
    'mealPlan.ofDay': async (input) => {
      const [plan, plans] = [await planned(), await readAll('mealPlan')];
      return plan && plans && planOfDayFrom(plan.entries, plan.recipes, { plans, day: input.day as Day });
    },
    'mealPlan.repeats': async (input) => {
      const plan = await planned();
      return plan && planRepeatsFrom(plan.entries, plan.recipes, { ...input, from: input.from as Day });
    },
  },
  writes: {
    'mealPlan.put': {
      name: ({ entries }) => entries.map(({ text }) => text.value).join(', '),
      apply: async (given) => {
        const input = putPlanEntriesInput.parse(given);
        const entries = await readAll('planEntry');
        if (!entries) return undefined;
        const recipes = await recipesNamed(input.entries);
        return { answer: { id: input.id }, kept: withPutPlan(entries, input, { now: new Date(), recipes }) };
      },
    },
  },
  resend: { planEntry: resendPlan },
} satisfies OfflineFeature<'mealPlan'>;

/** What is in plans, and the recipes it may name. */
async function planned() {
  const [recipes, entries] = [await readAll('recipe'), await readAll('planEntry')];
  return entries && { entries, recipes: new Map(recipes?.map((recipe) => [recipe.id, recipe])) };
}

/** Sends all that this device holds of plans, as that of shopping lists is sent. */
async function resendPlan(client: TRPCClient<AppRouter>): Promise<void> {
  const entries = (await readAll('planEntry')) ?? [];
  for (const id of new Set(entries.map(({ planId }) => planId)))
    await unlessRefused(['PLAN_NOT_FOUND', 'PLAN_LIMIT'], async () => {
      const kept = entries
        .filter(({ planId }) => planId === id)
        .map((entry) => plainPlanEntry(wholePlanEntry(entry)));
      for (let from = 0; from < kept.length; from += PLAN_LIMITS.entriesAtOnce)
        await client.mealPlan.put.mutate({ id, entries: kept.slice(from, from + PLAN_LIMITS.entriesAtOnce) });
    });
}
