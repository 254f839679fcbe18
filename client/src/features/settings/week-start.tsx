import * as messages from '#messages/settings.json';
import { Field } from '../../components/ui/field.tsx';
import { Select } from '../../components/ui/select.tsx';
import { useWeekStart, type WeekStart } from '../../hooks/use-week-start.ts';

const OPTIONS: readonly { value: WeekStart; label: string }[] = [
  { value: 'region', label: messages.weekOfRegion },
  { value: 'monday', label: messages.weekOnMonday },
  { value: 'saturday', label: messages.weekOnSaturday },
  { value: 'sunday', label: messages.weekOnSunday },
  { value: 'today', label: messages.weekFromToday },
];

/** On which day the weeks of the plan begin, on this device. */
export function WeekStartChoice() {
  const [start, choose] = useWeekStart();
  return (
    <Field label={messages.weekStart} className="border-t border-line pt-5">
      {(control) => <Select {...control} value={start} onValueChange={choose} options={OPTIONS} />}
    </Field>
  );
}
