import { membersInput, shareInput } from '@larder/shared/sharing/schema';
import {
  planEntriesInput,
  planInput,
  planOfDayInput,
  planRepeatsInput,
  plansInput,
  planWeekInput,
  putPlanEntriesInput,
  saveWeekInput,
} from '@larder/shared/plan/schema';
import { changedSinceInput } from '@larder/shared/sync/changes';
import { protectedProcedure, router } from '../../trpc/trpc.ts';
import { planChanges } from './changes.ts';
import { listPlanEntries, listPlanOfDay, listPlanRepeats, putPlanEntries } from './entries.ts';
import { deleteWeek, listWeeks, saveWeek } from './weeks.ts';
import { endFeed, getFeed, makeFeed } from './feed.ts';

import { acceptPlan, leavePlan, listPlanMembers, listPlans, plansChanged, sharePlan } from './plans.ts';

export const mealPlanRouter = router({
  plans: protectedProcedure.input(plansInput).query(({ ctx, input }) => listPlans(ctx, input)),
  planChanges: protectedProcedure
    .input(changedSinceInput)
    .query(({ ctx, input }) => plansChanged(ctx, input)),
  members: protectedProcedure.input(membersInput).query(({ ctx, input }) => listPlanMembers(ctx, input)),
  share: protectedProcedure.input(shareInput).mutation(({ ctx, input }) => sharePlan(ctx, input)),
  accept: protectedProcedure.input(planInput).mutation(({ ctx, input }) => acceptPlan(ctx, input.id)),
  leave: protectedProcedure.input(planInput).mutation(({ ctx, input }) => leavePlan(ctx, input.id)),
  list: protectedProcedure.input(planEntriesInput).query(({ ctx, input }) => listPlanEntries(ctx, input)),
  ofDay: protectedProcedure.input(planOfDayInput).query(({ ctx, input }) => listPlanOfDay(ctx, input)),
  repeats: protectedProcedure.input(planRepeatsInput).query(({ ctx, input }) => listPlanRepeats(ctx, input)),
  changes: protectedProcedure.input(changedSinceInput).query(({ ctx, input }) => planChanges(ctx, input)),
  feed: protectedProcedure.query(({ ctx }) => getFeed(ctx)),
  makeFeed: protectedProcedure.mutation(({ ctx }) => makeFeed(ctx)),
  endFeed: protectedProcedure.mutation(({ ctx }) => endFeed(ctx)),
  weeks: protectedProcedure.query(({ ctx }) => listWeeks(ctx)),
  saveWeek: protectedProcedure.input(saveWeekInput).mutation(({ ctx, input }) => saveWeek(ctx, input)),
  deleteWeek: protectedProcedure.input(planWeekInput).mutation(({ ctx, input }) => deleteWeek(ctx, input.id)),
  put: protectedProcedure.input(putPlanEntriesInput).mutation(({ ctx, input }) => putPlanEntries(ctx, input)),
});
