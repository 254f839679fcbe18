import * as messages from '#messages/recipe.json';
import { format } from '@larder/shared/messages/format';
import { BellRing, Timer, X } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { cn } from '../../lib/cn.ts';
import {
  addMinute,
  clockText,
  nameOf,
  stopTimer,
  useNow,
  useShowsTimers,
  useTimers,
  type KitchenTimer,
} from './timers.ts';

interface TimerBarProps {
  /** The recipe on the screen: timers of another one say which. */
  recipeId: string;
  className?: string;
}

/** Every timer that runs or rings, with a way to stop it. */
export function TimerBar({ recipeId, className }: TimerBarProps) {
  const timers = useTimers();
  const now = useNow();
  useShowsTimers();
  const ringing = timers.filter(({ endsAt }) => endsAt <= now);
  return (
    <>
      <p role="alert" className="sr-only">
        {ringing.map((timer) => format(messages.timeIsUpOf, { label: nameOf(timer) })).join('. ')}
      </p>
      {timers.length > 0 && (
        <ul
          aria-label={messages.timers}
          className={cn('pointer-events-none flex flex-wrap gap-2', className)}
        >
          {timers.map((timer) => (
            <RunningTimer key={timer.id} timer={timer} now={now} isElsewhere={timer.recipeId !== recipeId} />
          ))}
        </ul>
      )}
    </>
  );
}

interface RunningTimerProps {
  timer: KitchenTimer;
  now: number;
  isElsewhere: boolean;
}

function RunningTimer({ timer, now, isElsewhere }: RunningTimerProps) {
  const { id, label, name, step, recipeTitle, endsAt } = timer;
  const isRinging = endsAt <= now;
  const Icon = isRinging ? BellRing : Timer;
  return (
    <li
      className={cn(
        'pointer-events-auto flex min-w-0 items-center gap-2 rounded-card border py-1 pr-1 pl-3 shadow-float',
        isRinging ? 'border-accent bg-accent text-on-accent' : 'border-control bg-surface',
      )}
    >
      <Icon aria-hidden className={cn('size-6 shrink-0', isRinging && 'animate-pulse')} />
      <span className="min-w-0">
        <span className="block text-xl leading-tight font-semibold tabular-nums">
          {isRinging ? messages.timeIsUp : clockText(endsAt - now)}
        </span>
        <span className={cn('block truncate text-sm', isRinging ? undefined : 'text-muted')}>
          {name ?? (isElsewhere ? recipeTitle : format(messages.step, { step }))} ·{' '}
          {name && isElsewhere ? recipeTitle : label}
        </span>
      </span>
      <Button
        variant="ghost"
        size="sm"
        className={isRinging ? 'text-on-accent hover:not-disabled:bg-accent-strong' : undefined}
        aria-label={format(messages.addAMinuteTo, { label: nameOf(timer) })}
        onClick={() => addMinute(id)}
      >
        {messages.oneMinuteMore}
      </Button>
      <IconButton
        label={format(messages.stopTheTimerFor, { label: nameOf(timer) })}
        className={isRinging ? 'text-on-accent hover:not-disabled:bg-accent-strong' : undefined}
        onClick={() => stopTimer(id)}
      >
        <X />
      </IconButton>
    </li>
  );
}
