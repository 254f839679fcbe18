import * as messages from '#messages/recipe.json';
import { isHeader } from '@larder/shared/recipe-text/sections';
import { ChefHat } from 'lucide-react';
import {
  Suspense,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { useSearchParams } from 'react-router-dom';
import type { RecipeAmounts, Scale } from '../../components/recipe/amounts/recipe-amounts.ts';
import type { LineParts, Ticks } from '../../components/recipe/ingredients.tsx';
import { preloadable } from '../../components/preloadable.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Spinner } from '../../components/ui/spinner.tsx';
import type { ShownRecipe } from '../../components/recipe/own-recipe.ts';
import { whenIdle } from '../../hooks/when-idle.ts';
import { cookedScale, noteCookedScale } from './cooked-scale.ts';
import { isCookingAt, useCookStep } from './use-cook-step.ts';
import { useTicks } from './use-ticks.ts';

const COOK_MODE = preloadable(() => import('./cook-mode.tsx'));

interface Cooking {
  ticks: Ticks & { count: number; untickAll: () => void };
  /** At what scale it was cooked last. */
  again: Scale | undefined;
  /** Nothing for a recipe without a step. */
  startButton: ReactNode;
  /** The cook mode while it is open. */
  screen: ReactNode;
}

interface CookingOptions {
  amounts: RecipeAmounts;
  isOwn: boolean;
  rating?: ReactNode;
  /** What stands below a line. */
  below: LineParts['below'];
}

/** What the page of a recipe needs for cooking it. */
export function useCooking(recipe: ShownRecipe, { amounts, isOwn, ...shown }: CookingOptions): Cooking {
  const ticks = useTicks(recipe, isOwn);
  const canCook = recipe.instructions.some((line) => !isHeader(line));
  useEffect(() => (canCook ? whenIdle(() => void COOK_MODE.preload()) : undefined), [canCook]);
  const [again] = useState(() => cookedScale(recipe.id));
  useResumedScale(amounts, again);
  return {
    ticks,
    again,
    startButton: canCook && <StartButton />,
    screen: canCook && <Screen {...{ recipe, isOwn, amounts, ticks }} {...shown} />,
  };
}

/** A page that opens in the midst of cooking, from a timer or from a recipe of one of its lines, is at the scale of that. */
function useResumedScale({ changeScale }: RecipeAmounts, again: Scale | undefined) {
  const [params] = useSearchParams();
  const isPlanned = params.has('servings') || params.has('from');
  const resume = useEffectEvent(() => {
    if (isCookingAt(params.toString()) && !isPlanned && again) void changeScale(() => again);
  });
  useEffect(() => resume(), []);
}

function StartButton() {
  const { start } = useCookStep();
  return (
    <Button size="lg" className="max-sm:grow" onClick={start}>
      <ChefHat aria-hidden /> {messages.startCooking}
    </Button>
  );
}

type ScreenProps = Omit<ComponentProps<typeof COOK_MODE.Component>, 'step' | 'onStepChange' | 'onExit'>;

/** By itself, for the page below is not to be made again with each step. */
function Screen(props: ScreenProps) {
  const { step, goTo, exit } = useCookStep();
  const { id } = props.recipe;
  const { scale } = props.amounts;
  const isCooking = step !== undefined;
  // Also one that changes meanwhile: what changes it may still be loading when cooking starts.
  useEffect(() => void (isCooking && noteCookedScale(id, scale)), [isCooking, id, scale]);
  // A tap is answered by its beginning; the rest follows when that is painted.
  const isBegun = useDeferredValue(isCooking);
  if (step === undefined) return null;
  const beginning = <Beginning title={props.recipe.title} />;
  return (
    <Suspense fallback={beginning}>
      {isBegun ? <COOK_MODE.Component {...props} step={step} onStepChange={goTo} onExit={exit} /> : beginning}
    </Suspense>
  );
}

/** Cook mode while its file is still coming. */
function Beginning({ title }: { title: string }) {
  return (
    <div
      role="status"
      aria-label={messages.loadingRecipe}
      className="fixed inset-0 z-50 flex flex-col bg-paper px-4 pt-[env(safe-area-inset-top)] sm:px-8"
    >
      <p className="truncate py-1 text-lg leading-11">{title}</p>
      <Spinner className="m-auto animate-fade-in" />
    </div>
  );
}
