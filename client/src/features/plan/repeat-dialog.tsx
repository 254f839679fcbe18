import * as messages from '#messages/plan.json';
import { addDays, isDay, today, type Day } from '@larder/shared/day/day';
import { format } from '@larder/shared/messages/format';
import { PLAN_LIMITS } from '@larder/shared/plan/messages';
import { lastRepeat, repeatedDays } from '@larder/shared/plan/repeats';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog/dialog.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Select } from '../../components/ui/select.tsx';
import { TextInput } from '../../components/ui/text-input.tsx';
import { weekdayLong } from './day-names.ts';
import { titleOf, type ShownEntry } from './use-plan.ts';

const WEEKS = Array.from({ length: PLAN_LIMITS.repeatWeeks }, (_, index) => String(index + 1));
const OFFERED_WEEKS = 4;

interface RepeatDialogProps {
  entry: ShownEntry;
  onRepeat: (days: readonly Day[]) => void;
  onClose: () => void;
}

/** Every how many weeks a meal is repeated, and until when. */
export default function RepeatDialog({ entry, onRepeat, onClose }: RepeatDialogProps) {
  const first = entry.day.value ?? today();
  const [weeks, setWeeks] = useState('1');
  const [until, setUntil] = useState<string>(addDays(first, 7 * OFFERED_WEEKS));
  const days = isDay(until) ? repeatedDays(first, Number(weeks), until) : [];
  const last = days.at(-1);
  return (
    <Dialog open onOpenChange={onClose} title={messages.repeat} description={<bdi>{titleOf(entry)}</bdi>}>
      <form
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!last) return;
          onClose();
          onRepeat(days);
        }}
      >
        <Field label={messages.repeatEvery}>
          {(control) => (
            <Select
              {...control}
              value={weeks}
              onValueChange={setWeeks}
              options={WEEKS.map((value) => ({
                value,
                label: format(messages.everyWeeks, { count: Number(value) }),
              }))}
            />
          )}
        </Field>
        <Field
          label={messages.repeatUntil}
          hint={
            last
              ? format(messages.repeatCount, { count: days.length, day: weekdayLong(last) })
              : messages.repeatNone
          }
        >
          {(control) => (
            <TextInput
              {...control}
              type="date"
              required
              min={addDays(first, 7 * Number(weeks))}
              max={lastRepeat(first)}
              className="w-auto"
              value={until}
              onChange={(event) => setUntil(event.target.value)}
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
