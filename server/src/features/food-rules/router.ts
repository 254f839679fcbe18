import {
  addFoodRuleInput,
  foodRuleDto,
  listFoodRulesInput,
  removeFoodRuleInput,
} from '@larder/shared/food-rule/schema';
import { pageOf } from '@larder/shared/list';
import { z } from 'zod';
import { protectedProcedure, router } from '../../trpc/trpc.ts';
import { addFoodRule, listFoodRules, removeFoodRule } from './food-rules.ts';

export const foodRulesRouter = router({
  list: protectedProcedure
    .input(listFoodRulesInput.prefault({}))
    .output(pageOf(foodRuleDto))
    .query(({ ctx, input }) => listFoodRules(ctx, input)),
  add: protectedProcedure
    .input(addFoodRuleInput)
    .output(foodRuleDto)
    .mutation(({ ctx, input }) => addFoodRule(ctx, input)),
  remove: protectedProcedure
    .input(removeFoodRuleInput)
    .output(z.void())
    .mutation(({ ctx, input }) => removeFoodRule(ctx, input)),
});
