import * as messages from '#messages/recipe.json';
import { format } from '@larder/shared/messages/format';
import type { LineInSection } from '@larder/shared/recipe-text/step-ingredients';
import { timerName } from '@larder/shared/recipe-text/timer-name';
import { findTimers } from '@larder/shared/recipe-text/timers';
import { Timer } from 'lucide-react';
import { Fragment } from 'react';
import { cn } from '../../lib/cn.ts';
import { startTimer, useTimers } from './timers.ts';

interface StepTextProps {
  recipe: { id: string; title: string };
  /** Its number, from 1. */
  number: number;
  text: string;
  ingredients: readonly LineInSection[];
}

/** A step in which every time to wait is a button that starts a timer. */
export function StepText({ recipe, number, text, ingredients }: StepTextProps) {
  const running = useTimers();
  const found = findTimers(text);
  const parts = found.map(({ start, end, seconds }, index) => {
    const id = `${recipe.id}.${number}.${start}.${seconds}`;
    const label = text.slice(start, end);
    const isRunning = running.some((timer) => timer.id === id);
    const begin = () => {
      const name = timerName(text, found, index, ingredients);
      startTimer({ id, label, name, step: number, recipeId: recipe.id, recipeTitle: recipe.title }, seconds);
    };
    return (
      <Fragment key={start}>
        {text.slice(found[index - 1]?.end ?? 0, start)}
        <button
          type="button"
          aria-label={
            isRunning
              ? format(messages.timerIsRunning, { label })
              : format(messages.startATimerFor, { label })
          }
          aria-disabled={isRunning}
          className={cn(
            'inline rounded-control text-left font-semibold text-accent underline decoration-2 underline-offset-[0.2em]',
            isRunning ? 'cursor-default opacity-70' : 'hover:bg-accent-soft',
          )}
          onClick={begin}
        >
          <Timer aria-hidden className="mr-[0.2em] -mt-[0.1em] inline size-[0.8em]" />
          {label}
        </button>
      </Fragment>
    );
  });
  return (
    <>
      {parts}
      {text.slice(found.at(-1)?.end ?? 0)}
    </>
  );
}
