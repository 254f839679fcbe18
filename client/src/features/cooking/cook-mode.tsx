import * as messages from '#messages/recipe.json';
import { format } from '@larder/shared/messages/format';
import {
  ingredientsOfStep,
  linesInSections,
  type LineInSection,
} from '@larder/shared/recipe-text/step-ingredients';
import { ArrowLeft, ArrowRight, Check, Maximize2, Minimize2, X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { RecipeAmounts, Scale } from '../../components/recipe/amounts/recipe-amounts.ts';
import { textOf } from '../../components/recipe/amounts/shown-texts.ts';
import { scaleText } from '../../components/recipe/amounts/scale-text.ts';
import type { LineParts, Ticks } from '../../components/recipe/ingredients.tsx';
import { Button } from '../../components/ui/button.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { ProgressBar } from '../../components/ui/progress-bar.tsx';
import { useReturnFocus } from '../../components/ui/use-return-focus.ts';
import { cn } from '../../lib/cn.ts';
import { AllSteps } from './all-steps.tsx';
import { CookEnd } from './cook-end.tsx';
import { AllIngredients, IngredientsDrawer, NeededNow } from './cook-ingredients.tsx';
import { StepText } from './step-text.tsx';
import { TimerBar } from './timer-bar.tsx';
import { useFoodReader } from './use-food-reader.ts';
import { useFullscreen } from './use-fullscreen.ts';
import { useSwipe } from './use-swipe.ts';
import { useMediaQuery } from '../../hooks/use-media-query.ts';
import { useWakeLock } from '../../hooks/use-wake-lock.ts';
import type { ShownRecipe } from '../../components/recipe/own-recipe.ts';

const DOUBLE_TAP_MS = 500;

interface CookModeProps {
  recipe: ShownRecipe;
  /** Then it has a cook log, which the end asks about. */
  isOwn: boolean;
  amounts: RecipeAmounts;
  ticks: Ticks;
  /** Below a line: the recipe that it names. */
  below: LineParts['below'];
  /** The number of the step on the screen, from 1. */
  step: number;
  /** At the end: where the recipe can be rated. */
  rating?: ReactNode;
  onStepChange: (step: number) => void;
  onExit: () => void;
}

/** One step at a time over the whole screen, to be read at arm's length and turned with a wet thumb. */
export default function CookMode(props: CookModeProps) {
  const { recipe, isOwn, amounts, ticks, below, step, rating, onStepChange, onExit } = props;
  const [isOver, setOver] = useState(false);
  const steps = useMemo(() => linesInSections(recipe.instructions), [recipe.instructions]);
  const lines = useMemo(() => linesInSections(recipe.ingredients), [recipe.ingredients]);
  const number = Math.min(Math.max(step, 1), Math.max(steps.length, 1));
  const isScreenKept = useWakeLock();
  const page = useRef<HTMLDivElement>(null);
  const returnFocus = useReturnFocus();

  const onDone = isOwn ? () => setOver(true) : onExit;
  const { go, next, finish } = useTurning({ number, count: steps.length, onStepChange, onDone });
  const swipe = useSwipe({ onLeft: () => go(number + 1), onRight: () => go(number - 1) });
  useEffect(() => {
    page.current?.scrollTo({ top: 0 });
  }, [number]);
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowRight: number + 1, ArrowLeft: number - 1, Home: 1, End: steps.length }[event.key];
    if (isOver || to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    go(to);
  };

  return (
    <Radix.Root open onOpenChange={(open) => !open && onExit()}>
      <Radix.Portal>
        <Radix.Content
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          onCloseAutoFocus={returnFocus}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            page.current?.focus();
          }}
          className="fixed inset-0 z-50 flex flex-col bg-paper pt-[env(safe-area-inset-top)] text-ink outline-none"
        >
          <CookHeader recipe={recipe} scale={amounts.scale} number={number} count={steps.length}>
            {lines.length > 0 && <IngredientsDrawer {...{ amounts, ticks, below }} />}
          </CookHeader>
          <div
            ref={page}
            tabIndex={-1}
            {...(!isOver && swipe)}
            className="flex min-h-0 flex-1 touch-pan-y flex-col overflow-y-auto px-4 py-6 outline-none sm:px-8"
          >
            {isOver ? (
              <CookEnd recipeId={recipe.id} rating={rating} onExit={onExit} />
            ) : (
              <CookStep {...{ recipe, amounts, ticks, below, steps, number, lines }} onGo={go} />
            )}
            {!isScreenKept && !isOver && (
              <p className="mx-auto mt-6 max-w-6xl text-sm text-muted">{messages.screenMayTurnOff}</p>
            )}
          </div>
          {!isOver && (
            <CookButtons
              isFirst={number <= 1}
              isLast={number >= steps.length}
              onBack={() => go(number - 1)}
              onNext={next}
              onDone={finish}
            />
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface CookStepProps {
  recipe: ShownRecipe;
  amounts: RecipeAmounts;
  ticks: Ticks;
  below: LineParts['below'];
  steps: readonly LineInSection[];
  number: number;
  lines: readonly LineInSection[];
  onGo: (step: number) => void;
}

/** The step, what comes next, and the ingredients; on a screen that lies on its side all steps at the left. */
function CookStep({ recipe, amounts, ticks, below, steps, number, lines, onGo }: CookStepProps) {
  const current = steps[number - 1];
  // As `landscape-tablet` of the styles.
  const isWide = useMediaQuery('(min-width: 43.75rem) and (min-height: 30rem) and (orientation: landscape)');
  const reader = useFoodReader(recipe);
  const needed = useMemo(
    () => (current ? ingredientsOfStep(current, lines, reader) : []),
    [current, lines, reader],
  );
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-1 flex-col gap-8 landscape-tablet:grid landscape-tablet:grid-cols-[15rem_minmax(0,1fr)] landscape-tablet:content-center landscape-tablet:gap-x-10 xl:max-w-7xl xl:landscape-tablet:grid-cols-[17rem_minmax(0,1fr)_18rem]">
      {isWide && <AllSteps {...{ steps, number, amounts, onGo }} />}
      <div className="my-auto">
        <CurrentStep
          recipe={recipe}
          amounts={amounts}
          step={current}
          number={number}
          count={steps.length}
          ingredients={lines}
        />
        <NextStep amounts={amounts} step={steps[number]} />
      </div>
      {lines.length > 0 && (
        <aside className="landscape-tablet:max-xl:col-start-2 xl:landscape-tablet:cook-aside">
          {needed.length > 0 && <NeededNow lines={needed} {...{ amounts, ticks, below }} />}
          <AllIngredients {...{ amounts, ticks, below }} />
        </aside>
      )}
    </div>
  );
}

interface Turning {
  number: number;
  count: number;
  onStepChange: (step: number) => void;
  onDone: () => void;
}

/** From one step to another, and out behind the last one. */
function useTurning({ number, count, onStepChange, onDone }: Turning) {
  const lastTurn = useRef(-Infinity);

  const go = (to: number) => {
    if (to >= 1 && to <= count && to !== number) onStepChange(to);
  };
  const next = ({ timeStamp }: { timeStamp: number }) => {
    lastTurn.current = timeStamp;
    go(number + 1);
  };
  /** Done stands where Next stood: the second of two quick taps on Next is not meant for it. */
  const finish = ({ timeStamp }: { timeStamp: number }) => {
    if (timeStamp - lastTurn.current > DOUBLE_TAP_MS) onDone();
  };
  return { go, next, finish };
}

interface CookHeaderProps {
  recipe: ShownRecipe;
  scale: Scale;
  number: number;
  count: number;
  children: ReactNode;
}

function CookHeader({ recipe, scale, number, count, children }: CookHeaderProps) {
  return (
    <header className="px-4 sm:px-8">
      <div className="flex items-center gap-1 py-1">
        <Radix.Title className="min-w-0 flex-1 truncate text-lg">{recipe.title}</Radix.Title>
        {children}
        <FullscreenButton />
        <Radix.Close asChild>
          <IconButton label={messages.stopCooking} className="-mr-2">
            <X />
          </IconButton>
        </Radix.Close>
      </div>
      {scale.factor !== 1 && (
        <p className="-mt-1 truncate pb-2 text-sm text-muted">{scaleText(recipe.servings, scale)}</p>
      )}
      <ProgressBar
        label={messages.steps}
        value={(100 * number) / Math.max(count, 1)}
        valueText={format(messages.stepOf, { number, count })}
      />
      <TimerBar recipeId={recipe.id} className="pt-3" />
    </header>
  );
}

interface CurrentStepProps {
  recipe: ShownRecipe;
  amounts: RecipeAmounts;
  number: number;
  count: number;
  step: LineInSection | undefined;
  ingredients: readonly LineInSection[];
}

function CurrentStep({ recipe, amounts, step, number, count, ingredients }: CurrentStepProps) {
  return (
    <div aria-live="polite">
      <h3 className="text-xl text-muted">
        {format(messages.stepOf, { number, count })}
        {step?.section && <span> · {step.section}</span>}
      </h3>
      <p className={cn('mt-3 leading-snug text-pretty', sizeFor(step?.text ?? ''))}>
        {step && <StepText key={number} {...{ recipe, number, step, amounts, ingredients }} />}
      </p>
    </div>
  );
}

/** What comes is seen coming. */
function NextStep({ amounts, step }: Pick<CurrentStepProps, 'amounts' | 'step'>) {
  if (!step) return null;
  return (
    <p className="mt-8 line-clamp-2 border-t border-line pt-4 text-lg text-muted" dir="auto">
      <span className="font-medium">{messages.nextStep}</span> {textOf(amounts.step(step.text))}
    </p>
  );
}

type Press = (event: { timeStamp: number }) => void;

interface CookButtonsProps {
  isFirst: boolean;
  isLast: boolean;
  onBack: () => void;
  onNext: Press;
  onDone: Press;
}

function CookButtons({ isFirst, isLast, onBack, onNext, onDone }: CookButtonsProps) {
  return (
    <footer className="flex flex-wrap gap-3 *:flex-1 border-t border-line bg-surface px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-8">
      <Button variant="secondary" size="lg" className="min-h-16 text-xl" disabled={isFirst} onClick={onBack}>
        <ArrowLeft aria-hidden /> {messages.back}
      </Button>
      {!isLast ? (
        <Button size="lg" className="min-h-16 text-xl" onClick={onNext}>
          {messages.next} <ArrowRight aria-hidden />
        </Button>
      ) : (
        <Button size="lg" className="min-h-16 text-xl" onClick={onDone}>
          <Check aria-hidden /> {messages.done}
        </Button>
      )}
    </footer>
  );
}

function FullscreenButton() {
  const { isPossible, isFull, toggle } = useFullscreen();
  if (!isPossible) return null;
  return (
    <IconButton label={isFull ? messages.exitFullScreen : messages.fullScreen} onClick={toggle}>
      {isFull ? <Minimize2 /> : <Maximize2 />}
    </IconButton>
  );
}

/** Between 28 and 40 px, as the room allows: the shorter the step, the larger it is written. */
function sizeFor(text: string): string {
  if (text.length <= 160) return 'text-[clamp(1.75rem,1.25rem+2vw,2.5rem)]';
  if (text.length <= 320) return 'text-[clamp(1.75rem,1.375rem+1.25vw,2.25rem)]';
  return 'text-[clamp(1.75rem,1.5rem+0.5vw,2rem)]';
}
