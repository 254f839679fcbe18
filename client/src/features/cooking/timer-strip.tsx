import * as messages from '#messages/recipe.json';
import { format } from '@larder/shared/messages/format';
import { paths } from '@larder/shared/paths';
import { BellRing, ChevronDown, ChevronUp, Timer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useLocation, useMatch } from 'react-router-dom';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { cn } from '../../lib/cn.ts';
import { TimerBar } from './timer-bar.tsx';
import { clockText, nameOf, useNow, useTimers, type KitchenTimer } from './timers.ts';
import { cookingParam, isCookingAt } from './use-cook-step.ts';

/** On every page of the app outside cook mode, while timers run. */
export default function TimerStrip() {
  const timers = useTimers();
  const isCooking = isCookingAt(useLocation().search);
  if (timers.length === 0 || isCooking) return null;
  return <Strip timers={timers} />;
}

/** One slim bar with the timer that rings next, which leads to its step, and how many more there are. */
function Strip({ timers }: { timers: readonly KitchenTimer[] }) {
  const now = useNow();
  const [isOpen, setOpen] = useState(false);
  const recipeId = useMatch('/recipe/:id')?.params.id ?? '';
  useRoomAtFoot();
  const next = timers.toSorted((one, other) => one.endsAt - other.endsAt)[0];
  if (!next) return null;
  const isRinging = next.endsAt <= now;
  // What rings can be stopped without looking for the way.
  const isShown = isOpen || isRinging;
  const Icon = isRinging ? BellRing : Timer;
  const { step, recipeTitle } = next;
  return (
    <section
      aria-label={messages.timers}
      className="fixed inset-x-0 bottom-[calc(3.5rem+1px+env(safe-area-inset-bottom))] z-30 lg:inset-x-auto lg:right-4 lg:bottom-2 lg:w-96 max-md:[body:has([data-save-bar])_&]:bottom-[calc(6.25rem+env(safe-area-inset-bottom))]"
    >
      <div
        className={cn('max-h-[50dvh] overflow-y-auto p-3 lg:px-0', !isShown && 'sr-only')}
        inert={!isShown}
      >
        <TimerBar recipeId={recipeId} className="flex-col" />
      </div>
      <div
        className={cn(
          'flex min-h-11 items-center border-t pr-1 lg:rounded-card lg:border lg:shadow-float',
          isRinging ? 'border-accent bg-accent text-on-accent' : 'border-line bg-surface text-ink',
        )}
      >
        <Link
          to={{ pathname: paths.recipe(next.recipeId), search: cookingParam(step) }}
          aria-label={format(messages.backToTimer, { name: nameOf(next), recipeTitle, step })}
          className="flex min-h-11 min-w-0 flex-1 items-center gap-2.5 pl-4 -outline-offset-4"
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
        </Link>
        <IconButton
          label={format(messages.timersShown, { n: timers.length, name: nameOf(next) })}
          aria-expanded={isShown}
          className={isRinging ? 'text-on-accent hover:not-disabled:bg-accent-strong' : undefined}
          onClick={() => setOpen(!isShown)}
        >
          {isShown ? <ChevronDown /> : <ChevronUp />}
        </IconButton>
      </div>
    </section>
  );
}

/** What else stands at the foot of the screen stands above the strip. */
function useRoomAtFoot(): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--timer-strip', '3rem');
    return () => void style.removeProperty('--timer-strip');
  }, []);
}
