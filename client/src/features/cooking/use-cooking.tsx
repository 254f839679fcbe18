import * as messages from '#messages/recipe.json';
import { isHeader } from '@larder/shared/recipe-text/sections';
import { ChefHat } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import type { Ticks } from '../../components/recipe/ingredients.tsx';
import { Button } from '../../components/ui/button.tsx';
import type { ShownRecipe } from '../../components/recipe/own-recipe.ts';
import { useCookStep } from './use-cook-step.ts';
import { useTicks } from './use-ticks.ts';

const CookMode = lazy(() => import('./cook-mode.tsx'));

interface Cooking {
  ticks: Ticks & { count: number; untickAll: () => void };
  /** Nothing for a recipe without a step. */
  startButton: ReactNode;
  /** The cook mode while it is open. */
  screen: ReactNode;
}

/** What the page of a recipe needs for cooking it. */
export function useCooking(
  recipe: ShownRecipe,
  { scale, isOwn }: { scale: number; isOwn: boolean },
): Cooking {
  const ticks = useTicks(recipe, isOwn);
  const { step, start, goTo, exit } = useCookStep();
  const canCook = recipe.instructions.some((line) => !isHeader(line));
  return {
    ticks,
    startButton: canCook && (
      <Button size="lg" className="max-sm:w-full" onClick={start}>
        <ChefHat aria-hidden /> {messages.startCooking}
      </Button>
    ),
    screen: (
      <Suspense fallback={null}>
        {step !== undefined && canCook && (
          <CookMode {...{ recipe, isOwn, scale, ticks, step }} onStepChange={goTo} onExit={exit} />
        )}
      </Suspense>
    ),
  };
}
