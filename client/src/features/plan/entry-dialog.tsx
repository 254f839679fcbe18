import * as messages from '#messages/plan.json';
import { PLAN_LIMITS } from '@larder/shared/plan/messages';
import type { PlanDto } from '@larder/shared/plan/schema';
import type { PlanValues } from '@larder/shared/plan/entries';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog/dialog.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Select } from '../../components/ui/select.tsx';
import { TextInput } from '../../components/ui/text-input.tsx';
import { Textarea } from '../../components/ui/textarea.tsx';
import { MealSelect } from './meal-select.tsx';
import { titleOf, type ShownEntry } from './use-plan.ts';

interface EntryDialogProps {
  entry: ShownEntry;
  plan: PlanDto;
  onSave: (values: Partial<PlanValues>) => void;
  onClose: () => void;
}

/** What is planned, for whom, and what else is to be known of it. */
export default function EntryDialog({ entry, plan, onSave, onClose }: EntryDialogProps) {
  const [meal, setMeal] = useState(entry.meal.value);
  const [text, setText] = useState(entry.text.value);
  const [servings, setServings] = useState(String(entry.servings.value ?? ''));
  const [cook, setCook] = useState(entry.cook.value ?? '');
  const [time, setTime] = useState(entry.time.value ?? '');
  const [note, setNote] = useState(entry.note.value);
  const save = () => {
    const count = servings === '' ? null : Number(servings);
    const values = { meal, cook: cook || null, time: time || null, note: note.trim(), servings: count };
    onSave({ ...values, ...(text.trim() && { text: text.trim() }) });
    onClose();
  };
  return (
    <Dialog open onOpenChange={onClose} title={messages.editMeal} description={<bdi>{titleOf(entry)}</bdi>}>
      <form
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {entry.recipeId === null && (
          <Field label={messages.what} required>
            {(control) => (
              <TextInput
                {...control}
                required
                dir="auto"
                maxLength={PLAN_LIMITS.text}
                value={text}
                onChange={(event) => setText(event.target.value)}
              />
            )}
          </Field>
        )}
        <MealSelect value={meal} onChange={setMeal} />
        <TimeAndCook {...{ plan, time, setTime, cook, setCook }} />
        <Field label={messages.servingsLabel}>
          {(control) => (
            <TextInput
              {...control}
              type="number"
              inputMode="numeric"
              min={1}
              max={PLAN_LIMITS.servings}
              step={1}
              className="w-28"
              value={servings}
              onChange={(event) => setServings(event.target.value)}
            />
          )}
        </Field>
        <Field label={messages.note}>
          {(control) => (
            <Textarea
              {...control}
              autoGrow
              rows={2}
              dir="auto"
              maxLength={PLAN_LIMITS.note}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </Field>
        <div className="flex justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button type="submit">{messages.save}</Button>
        </div>
      </form>
    </Dialog>
  );
}

interface TimeAndCookProps {
  plan: PlanDto;
  time: string;
  setTime: (time: string) => void;
  cook: string;
  setCook: (cook: string) => void;
}

function TimeAndCook({ plan, time, setTime, cook, setCook }: TimeAndCookProps) {
  return (
    <>
      <Field label={messages.time}>
        {(control) => (
          <TextInput
            {...control}
            type="time"
            className="w-auto"
            value={time}
            onChange={(event) => setTime(event.target.value)}
          />
        )}
      </Field>
      {plan.people.length > 1 && (
        <Field label={messages.cook}>
          {(control) => <Select {...control} value={cook} onValueChange={setCook} options={cooksOf(plan)} />}
        </Field>
      )}
    </>
  );
}

function cooksOf({ people }: PlanDto) {
  const cooks = people.map(({ userId: value, displayName: label }) => ({ value, label }));
  return [{ value: '', label: messages.nobody }, ...cooks];
}
