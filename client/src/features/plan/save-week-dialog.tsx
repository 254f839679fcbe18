import * as messages from '#messages/plan.json';
import { weekdayOf } from '@larder/shared/day/day';
import { format } from '@larder/shared/messages/format';
import { PLAN_LIMITS } from '@larder/shared/plan/messages';
import type { WeekMeal } from '@larder/shared/plan/schema';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog/dialog.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { Field } from '../../components/ui/field.tsx';
import { TextInput } from '../../components/ui/text-input.tsx';
import { toast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { titleOf, type ShownEntry } from './use-plan.ts';

interface SaveWeekDialogProps {
  /** Of the week, those that have a day. */
  entries: readonly ShownEntry[];
  onClose: () => void;
}

/** Saves the week under a name, in the place of one of that name. */
export default function SaveWeekDialog({ entries, onClose }: SaveWeekDialogProps) {
  const utils = trpc.useUtils();
  const [name, setName] = useState('');
  const save = trpc.mealPlan.saveWeek.useMutation({
    onSuccess: async () => {
      await utils.mealPlan.weeks.invalidate();
      toast.success(format(messages.weekSaved, { name: name.trim() }));
      onClose();
    },
  });
  return (
    <Dialog open onOpenChange={onClose} title={messages.saveWeek} description={messages.saveWeekHint}>
      <form
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate({ name, meals: entries.flatMap(mealOf) });
        }}
      >
        <Field label={messages.weekName} required>
          {(control) => (
            <TextInput
              {...control}
              required
              dir="auto"
              maxLength={PLAN_LIMITS.weekName}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        {save.error && <FailureNotice error={save.error} />}
        <div className="flex justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button type="submit" busy={save.isPending}>
            {messages.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function mealOf(entry: ShownEntry): WeekMeal[] {
  const { day, recipeId, meal, servings, note, time } = entry;
  if (day.value === null) return [];
  return [
    {
      ...{ weekday: weekdayOf(day.value), recipeId, text: titleOf(entry), meal: meal.value },
      ...{ servings: servings.value, note: note.value, time: time.value },
    },
  ];
}
