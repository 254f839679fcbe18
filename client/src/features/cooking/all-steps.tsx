import * as messages from '#messages/recipe.json';
import type { LineInSection } from '@larder/shared/recipe-text/step-ingredients';
import { useEffect, useRef } from 'react';
import type { RecipeAmounts } from '../../components/recipe/amounts/recipe-amounts.ts';
import { textOf } from '../../components/recipe/amounts/shown-texts.ts';
import { cn } from '../../lib/cn.ts';

interface AllStepsProps {
  steps: readonly LineInSection[];
  /** Of the step on the screen, from 1. */
  number: number;
  amounts: RecipeAmounts;
  onGo: (step: number) => void;
}

/** Every step in short, for a screen wide enough to show where one is. */
export function AllSteps({ steps, number, amounts, onGo }: AllStepsProps) {
  const current = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Chromium answers with a promise.
    void current.current?.scrollIntoView({ block: 'nearest' });
  }, [number]);
  if (steps.length < 2) return null;
  return (
    <nav aria-label={messages.allSteps} className="cook-aside">
      <ol className="space-y-1">
        {steps.map(({ text }, index) => (
          <li key={index}>
            <button
              ref={index + 1 === number ? current : undefined}
              type="button"
              aria-current={index + 1 === number ? 'step' : undefined}
              onClick={() => onGo(index + 1)}
              className={cn(
                'flex min-h-11 w-full gap-3 rounded-control px-2.5 py-2 text-left -outline-offset-2 transition-colors',
                index + 1 === number ? 'bg-accent-soft text-accent-strong' : 'text-muted hover:bg-sunken',
              )}
            >
              <span className="w-5 shrink-0 font-semibold tabular-nums">{index + 1}</span>
              <span dir="auto" className="line-clamp-2 min-w-0">
                {textOf(amounts.step(text))}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
