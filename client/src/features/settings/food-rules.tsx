import * as common from '#messages/common.json';
import * as messages from '#messages/foods.json';
import { FOOD_RULE_MESSAGES } from '@larder/shared/food-rule/messages';
import type { FoodRule, FoodRuleKind } from '@larder/shared/food-rule/schema';
import { LANGUAGE } from '@larder/shared/messages/built-language';
import { format } from '@larder/shared/messages/format';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { PagedList } from '../../components/ui/paged-list.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { appCodeOf, failureOf } from '../../lib/error-message.ts';
import { AISLE_NAMES } from '../../components/shopping/aisle-names.ts';
import { formatDay } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { PAGED_QUERY, trpc } from '../../lib/trpc.ts';

const SENTENCES = {
  line: (foods) => format(messages.ruleLine, foods),
  same: (foods) => format(messages.ruleSame, foods),
  apart: (foods) => format(messages.ruleApart, foods),
  aisle: ({ food, isFood }) => format(messages.ruleAisle, { food, aisle: aisleName(isFood) }),
  staple: ({ food }) => format(messages.ruleStaple, { food }),
} as const satisfies Record<FoodRuleKind, (foods: { food: string; isFood: string }) => string>;

const aisleName = (aisle: string) => AISLE_NAMES[aisle as keyof typeof AISLE_NAMES] ?? aisle;

/** All that was said of foods, the last first, each with its way out. */
export default function FoodRules() {
  const query = trpc.foodRules.list.useInfiniteQuery({}, PAGED_QUERY);
  const { remove, removing, undo } = useRemove();
  return (
    <>
      <div role="status">
        {undo && (
          <p className="mb-3 flex flex-wrap items-center gap-x-3">
            {messages.removed}
            <Button variant="link" busy={undo.isBusy} onClick={undo.run}>
              {common.undo}
            </Button>
          </p>
        )}
      </div>
      <PagedList
        query={query}
        items={query.data?.pages.flatMap((page) => page.items) ?? []}
        keyOf={({ id }) => id}
        row={(rule) => <RuleRow rule={rule} busy={removing === rule.id} onRemove={() => remove(rule)} />}
        label={messages.corrections}
        className="card divide-y divide-line"
        failure={FOOD_RULE_MESSAGES.loadFailed}
        placeholder={<Skeleton className="h-32" />}
        empty={<p className="text-muted">{messages.noCorrections}</p>}
      />
    </>
  );
}

interface RuleRowProps {
  rule: FoodRule;
  busy: boolean;
  onRemove: () => void;
}

const languageNames = new Intl.DisplayNames(LANGUAGE, { type: 'language' });

function RuleRow({ rule, busy, onRemove }: RuleRowProps) {
  const { kind, food, isFood, language, createdAt } = rule;
  const sentence = SENTENCES[kind]({ food, isFood });
  return (
    <div className="flex items-center gap-3 px-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere">{sentence}</p>
        <p className="text-sm text-muted">
          {languageNames.of(language)} · {formatDay(createdAt)}
        </p>
      </div>
      <Button
        variant="ghost"
        size="sm"
        busy={busy}
        aria-label={format(messages.removeRule, { rule: sentence })}
        onClick={onRemove}
      >
        {messages.remove}
      </Button>
    </div>
  );
}

/** Removes a correction at once; undoing says it again. A notice would lie behind the settings. */
function useRemove() {
  const utils = trpc.useUtils();
  const [removed, setRemoved] = useState<FoodRule>();
  const onSettled = () => utils.foodRules.list.invalidate();
  const onError = (error: unknown) => {
    if (appCodeOf(error) !== 'NOT_FOUND') toast.error(failureOf(error));
  };
  const add = trpc.foodRules.add.useMutation({ onSuccess: () => setRemoved(undefined), onError, onSettled });
  const removal = trpc.foodRules.remove.useMutation({ onError, onSettled });
  const undo = ({ kind, food, isFood, language }: FoodRule) => add.mutate({ kind, food, isFood, language });
  return {
    remove: (rule: FoodRule) => removal.mutate({ id: rule.id }, { onSuccess: () => setRemoved(rule) }),
    removing: removal.isPending ? removal.variables.id : undefined,
    undo: removed && { run: () => undo(removed), isBusy: add.isPending },
  };
}
