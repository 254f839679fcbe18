import * as messages from '#messages/recipe.json';
import { format } from '@larder/shared/messages/format';
import type { LineInSection } from '@larder/shared/recipe-text/step-ingredients';
import { timerName } from '@larder/shared/recipe-text/timer-name';
import { findTimers, type StepTimer } from '@larder/shared/recipe-text/timers';
import { Timer } from 'lucide-react';
import type { RecipeAmounts } from '../../components/recipe/amounts/recipe-amounts.ts';
import { textOf } from '../../components/recipe/amounts/shown-texts.ts';
import { StepPieces } from '../../components/recipe/amounts/step-pieces.tsx';
import { cn } from '../../lib/cn.ts';
import { startTimer, useTimers } from './timers.ts';

interface StepTextProps {
  recipe: { id: string; title: string };
  /** Its number, from 1. */
  number: number;
  step: LineInSection;
  amounts: RecipeAmounts;
  ingredients: readonly LineInSection[];
}

/** A step in which every time to wait is a button that starts a timer. */
export function StepText({ recipe, number, step, amounts, ingredients }: StepTextProps) {
  const running = useTimers();
  const text = textOf(amounts.step(step.text));
  const found = findTimers(text);
  const timerOf = (timer: StepTimer) => {
    const index = found.findIndex(({ start }) => start === timer.start);
    // Its number among those of the step: amounts before it may be of another length in other units.
    const id = `${recipe.id}.${number}.${index}.${timer.seconds}`;
    const label = text.slice(timer.start, timer.end);
    const begin = () => {
      const name = timerName(text, found, index, ingredients);
      const shown = { id, label, name, step: number, recipeId: recipe.id, recipeTitle: recipe.title };
      startTimer(shown, timer.seconds);
    };
    return <TimerButton label={label} isRunning={running.some((one) => one.id === id)} onStart={begin} />;
  };
  return <StepPieces amounts={amounts} step={step} othersIn={findTimers} renderOther={timerOf} />;
}

interface TimerButtonProps {
  label: string;
  isRunning: boolean;
  onStart: () => void;
}

function TimerButton({ label, isRunning, onStart }: TimerButtonProps) {
  return (
    <button
      type="button"
      aria-label={
        isRunning ? format(messages.timerIsRunning, { label }) : format(messages.startATimerFor, { label })
      }
      aria-disabled={isRunning}
      className={cn(
        'inline rounded-control text-left font-semibold text-accent underline decoration-2 underline-offset-[0.2em]',
        isRunning ? 'cursor-default opacity-70' : 'hover:bg-accent-soft',
      )}
      onClick={onStart}
    >
      <Timer aria-hidden className="mr-[0.2em] -mt-[0.1em] inline size-[0.8em]" />
      {label}
    </button>
  );
}
