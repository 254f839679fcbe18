import type { FoodRule } from '@larder/shared/food-rule/schema';
import { MAX_PAGE_SIZE } from '@larder/shared/list';
import { foodRulesIn, type FoodRules } from '@larder/shared/recipe-text/food-rules';
import { once } from '@larder/shared/recipe-text/once';
import { useMemo } from 'react';
import { PAGED_QUERY, trpc } from '../lib/trpc.ts';
import { useWholeList } from './use-whole-list.ts';

/** What was said of foods in a language; nothing until it is loaded, and where it cannot be. */
export function useFoodRules(language: string): FoodRules {
  const { rulesOf } = useAllFoodRules({ language });
  return useMemo(() => rulesOf(language), [rulesOf, language]);
}

interface AllFoodRules {
  said: readonly FoodRule[];
  rulesOf: (language: string) => FoodRules;
  /** All that can be had now is there. */
  isLoaded: boolean;
}

/** The same, by language; of all languages unless one is asked for. */
export function useAllFoodRules(asked: { language?: string } = {}): AllFoodRules {
  const rules = trpc.foodRules.list.useInfiniteQuery({ ...asked, limit: MAX_PAGE_SIZE }, PAGED_QUERY);
  const { data } = rules;
  // All of them count, and there are few.
  useWholeList(rules);
  const isWhole = data !== undefined && !rules.hasNextPage;
  const isLoaded = isWhole || rules.isError || rules.fetchStatus === 'paused';
  return useMemo(() => {
    const said = data?.pages.flatMap(({ items }) => items) ?? [];
    // What rules have found of a food they keep.
    const rulesOf = once((language) => foodRulesIn(language, said));
    return { said, rulesOf, isLoaded };
  }, [data, isLoaded]);
}

/** Says something of a food in one language, and takes it back. What is said later takes the place of what was said before. */
export function useSayOfFood(language: string) {
  const utils = trpc.useUtils();
  const { said, rulesOf } = useAllFoodRules();
  const onSettled = () => utils.foodRules.list.invalidate();
  const add = trpc.foodRules.add.useMutation({ onSettled });
  const remove = trpc.foodRules.remove.useMutation({ onSettled });
  const rules = rulesOf(language);
  return {
    rules,
    say: (rule: Pick<FoodRule, 'kind' | 'food' | 'isFood'>, onSuccess?: () => void) =>
      add.mutate({ ...rule, language }, { onSuccess }),
    /** Whatever says that the food is a staple, under each of its names. */
    noStaple: (food: string) => {
      const staples = said.filter((rule) => rule.kind === 'staple' && rule.language === language);
      for (const rule of staples) if (rules.areSame(rule.food, food)) remove.mutate({ id: rule.id });
    },
    isBusy: add.isPending || remove.isPending,
    error: add.error ?? remove.error,
  };
}
