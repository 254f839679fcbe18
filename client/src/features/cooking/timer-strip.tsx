import * as messages from '#messages/recipe.json';
import { format } from '@larder/shared/messages/format';
import { BellRing, ChevronDown, ChevronUp, Timer } from 'lucide-react';
import { useState } from 'react';
import { cn } from '../../lib/cn.ts';
import { TimerBar } from './timer-bar.tsx';
import { clockText, nameOf, useNow, useTimers } from './timers.ts';

/** Outside cook mode: one slim bar with the timer that rings next and how many more there are. A tap opens all. */
export function TimerStrip({ recipeId }: { recipeId: string }) {
  const timers = useTimers();
  const now = useNow();
  const [isOpen, setOpen] = useState(false);
  const next = timers.toSorted((one, other) => one.endsAt - other.endsAt)[0];
  if (!next) return null;
  const isRinging = next.endsAt <= now;
  // What rings can be stopped without looking for the way.
  const isShown = isOpen || isRinging;
  const Icon = isRinging ? BellRing : Timer;
  const Chevron = isShown ? ChevronDown : ChevronUp;
  return (
    <div className="fixed inset-x-0 bottom-[calc(3.5rem+1px+env(safe-area-inset-bottom))] z-30 lg:inset-x-auto lg:right-4 lg:bottom-2 lg:w-96">
      <div
        className={cn('max-h-[50dvh] overflow-y-auto p-3 lg:px-0', !isShown && 'sr-only')}
        inert={!isShown}
      >
        <TimerBar recipeId={recipeId} className="flex-col" />
      </div>
      <button
        type="button"
        aria-expanded={isShown}
        aria-label={format(messages.timersShown, { n: timers.length, name: nameOf(next) })}
        onClick={() => setOpen(!isShown)}
        className={cn(
          'flex min-h-11 w-full items-center gap-2.5 border-t px-4 text-start -outline-offset-4 lg:rounded-card lg:border lg:shadow-float',
          isRinging ? 'border-accent bg-accent text-on-accent' : 'border-line bg-surface text-ink',
        )}
      >
        <Icon aria-hidden className={cn('size-5 shrink-0', isRinging ? 'animate-pulse' : 'text-accent')} />
        <span className="font-semibold tabular-nums">
          {isRinging ? messages.timeIsUp : clockText(next.endsAt - now)}
        </span>
        <span className="min-w-0 flex-1 truncate" dir="auto">
          {nameOf(next)}
        </span>
        {timers.length > 1 && (
          <span className="shrink-0 text-sm font-medium">
            {format(messages.moreTimers, { n: timers.length - 1 })}
          </span>
        )}
        <Chevron aria-hidden className="size-5 shrink-0" />
      </button>
    </div>
  );
}
