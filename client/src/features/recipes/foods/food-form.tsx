import * as messages from '#messages/foods.json';
import { FOOD_RULE_LIMITS } from '@larder/shared/food-rule/messages';
import { addFoodRuleInput, type FoodRuleKind } from '@larder/shared/food-rule/schema';
import { format } from '@larder/shared/messages/format';
import type { LanguageCode } from '@larder/shared/recipe-text/unit-names';
import { useState, type FormEvent } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { FailureNotice } from '../../../components/ui/failure-notice.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { SegmentedControl } from '../../../components/ui/segmented-control.tsx';
import { TextInput } from '../../../components/ui/text-input.tsx';
import { trpc } from '../../../lib/trpc.ts';

const KINDS = {
  line: { label: messages.thisIs, hint: (about: About) => format(messages.thisIsHint, { ...about }) },
  same: { label: messages.sameAs, hint: (about: About) => format(messages.sameAsHint, { ...about }) },
  apart: { label: messages.keepApart, hint: (about: About) => format(messages.keepApartHint, { ...about }) },
} as const satisfies Partial<Record<FoodRuleKind, object>>;

interface About {
  words: string;
  food: string;
}

interface FoodFormProps {
  /** Of the line, without its amounts. */
  words: string;
  /** What it is taken to be of. */
  food: string | null;
  language: LanguageCode;
  onDone: (how: 'saved' | 'cancelled') => void;
}

/** What is right of a line or of its food. */
export function FoodForm({ words, food, language, onDone }: FoodFormProps) {
  const utils = trpc.useUtils();
  const [kind, setKind] = useState<keyof typeof KINDS>('line');
  const [isFood, setFood] = useState('');
  const [error, setError] = useState<string>();
  const add = trpc.foodRules.add.useMutation({
    onSuccess: async () => {
      await utils.foodRules.list.invalidate();
      onDone('saved');
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const about = kind === 'line' ? words : (food ?? '');
    const input = addFoodRuleInput.safeParse({ kind, food: about, isFood, language });
    setError(input.error?.issues[0]?.message);
    if (input.data && !add.isPending) add.mutate(input.data);
  };
  return (
    <form noValidate onSubmit={submit} className="card mt-3 space-y-4 p-4">
      {add.error && <FailureNotice error={add.error} />}
      {food !== null && (
        <SegmentedControl
          label={messages.whatIsRight}
          value={kind}
          onChange={setKind}
          options={(['line', 'same', 'apart'] as const).map((value) => ({
            value,
            label: KINDS[value].label,
          }))}
          className="flex text-center [&>label]:flex-auto"
        />
      )}
      <Field
        label={KINDS[kind].label}
        hint={KINDS[kind].hint({ words, food: food ?? words })}
        error={error}
        required
      >
        {(field) => (
          <TextInput
            {...field}
            value={isFood}
            onChange={({ target }) => setFood(target.value)}
            maxLength={FOOD_RULE_LIMITS.food}
            autoFocus
            autoComplete="off"
            autoCapitalize="none"
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={add.isPending}>
          {messages.save}
        </Button>
        <Button variant="secondary" onClick={() => onDone('cancelled')}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  );
}
