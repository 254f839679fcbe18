import * as messages from '#messages/plan.json';
import { addDays, daysFrom, today, type Day } from '@larder/shared/day/day';
import { useState } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { cn } from '../../lib/cn.ts';
import { dayNumber, dayShort, weekdayLong, weekdayShort } from './day-names.ts';
import { useWeekStart, weekOf } from '../../hooks/use-week-start.ts';

const WEEKS = 2;

interface DayChoiceProps {
  /** Where it is now. */
  chosen?: Day | null;
  /** Its week is shown first. */
  near?: Day | undefined;
  onChoose: (day: Day | null) => void;
}

/** Two weeks of days to choose one from, or none. One press chooses. */
export function DayChoice({ chosen, near, onChoose }: DayChoiceProps) {
  const [weekStart] = useWeekStart();
  const [first, setFirst] = useState(() => weekOf(near ?? today(), weekStart));
  const now = today();
  const days = daysFrom(first, 7 * WEEKS);
  return (
    <div>
      <div className="mb-2 flex items-center justify-between">
        <IconButton label={messages.earlier} onClick={() => setFirst(addDays(first, -7 * WEEKS))}>
          <ChevronLeft />
        </IconButton>
        <p aria-live="polite" className="font-semibold">
          {dayShort(first)} – {dayShort(addDays(first, 7 * WEEKS - 1))}
        </p>
        <IconButton label={messages.later} onClick={() => setFirst(addDays(first, 7 * WEEKS))}>
          <ChevronRight />
        </IconButton>
      </div>
      <div role="group" aria-label={messages.day} className="grid grid-cols-7 gap-1">
        {days.map((day) => (
          <button
            key={day}
            type="button"
            aria-label={weekdayLong(day)}
            aria-current={day === now ? 'date' : undefined}
            aria-pressed={chosen === undefined ? undefined : day === chosen}
            onClick={() => onChoose(day)}
            className={cn(
              'flex min-h-14 flex-col items-center justify-center rounded-control border leading-tight transition-colors hover:border-accent hover:bg-accent-soft',
              day === chosen ? 'border-accent bg-accent-soft text-accent-strong' : 'border-line',
              day < now && 'text-muted',
            )}
          >
            <span className="text-xs">{weekdayShort(day)}</span>
            <span
              className={cn(
                'text-lg',
                day === now && 'font-bold text-accent-strong underline underline-offset-4',
              )}
            >
              {dayNumber(day)}
            </span>
          </button>
        ))}
      </div>
      <Button variant="secondary" className="mt-3 w-full" onClick={() => onChoose(null)}>
        {messages.withoutDay}
      </Button>
    </div>
  );
}
