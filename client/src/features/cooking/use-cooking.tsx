import * as messages from '#messages/recipe.json';
import { isHeader } from '@larder/shared/recipe-text/sections';
import { ChefHat } from 'lucide-react';
import { lazy, Suspense, useState, type ComponentProps, type ReactNode } from 'react';
import type { RecipeAmounts, Scale } from '../../components/recipe/amounts/recipe-amounts.ts';
import type { Ticks } from '../../components/recipe/ingredients.tsx';
import { Button } from '../../components/ui/button.tsx';
import type { ShownRecipe } from '../../components/recipe/own-recipe.ts';
import { cookedScale, noteCookedScale } from './cooked-scale.ts';
import { useCookStep } from './use-cook-step.ts';
import { useTicks } from './use-ticks.ts';

const CookMode = lazy(() => import('./cook-mode.tsx'));

interface Cooking {
  ticks: Ticks & { count: number; untickAll: () => void };
  /** At what scale it was cooked last. */
  again: Scale | undefined;
  /** Nothing for a recipe without a step. */
  startButton: ReactNode;
  /** The cook mode while it is open. */
  screen: ReactNode;
}

/** What the page of a recipe needs for cooking it. */
export function useCooking(
  recipe: ShownRecipe,
  { amounts, isOwn, rating }: { amounts: RecipeAmounts; isOwn: boolean; rating?: ReactNode },
): Cooking {
  const ticks = useTicks(recipe, isOwn);
  const canCook = recipe.instructions.some((line) => !isHeader(line));
  const [again] = useState(() => cookedScale(recipe.id));
  return {
    ticks,
    again,
    startButton: canCook && <StartButton recipeId={recipe.id} scale={amounts.scale} />,
    screen: canCook && <Screen {...{ recipe, isOwn, amounts, ticks, rating }} />,
  };
}

function StartButton({ recipeId, scale }: { recipeId: string; scale: Scale }) {
  const { start } = useCookStep();
  const begin = () => {
    noteCookedScale(recipeId, scale);
    start();
  };
  return (
    <Button size="lg" className="max-sm:grow" onClick={begin}>
      <ChefHat aria-hidden /> {messages.startCooking}
    </Button>
  );
}

type ScreenProps = Omit<ComponentProps<typeof CookMode>, 'step' | 'onStepChange' | 'onExit'>;

/** By itself, for the page below is not to be made again with each step. */
function Screen(props: ScreenProps) {
  const { step, goTo, exit } = useCookStep();
  return (
    <Suspense fallback={null}>
      {step !== undefined && <CookMode {...props} step={step} onStepChange={goTo} onExit={exit} />}
    </Suspense>
  );
}
