import * as messages from '#messages/plan.json';
import type { Meal } from '@larder/shared/plan/messages';
import { Field } from '../../components/ui/field.tsx';
import { Select } from '../../components/ui/select.tsx';
import { MEAL_OPTIONS } from './meals.ts';

interface MealSelectProps {
  value: Meal | null;
  onChange: (meal: Meal | null) => void;
  className?: string;
}

export function MealSelect({ value, onChange, className }: MealSelectProps) {
  return (
    <Field label={messages.meal} {...(className && { className })}>
      {(control) => (
        <Select
          {...control}
          value={value ?? 'none'}
          onValueChange={(meal) => onChange(meal === 'none' ? null : meal)}
          options={MEAL_OPTIONS}
        />
      )}
    </Field>
  );
}
