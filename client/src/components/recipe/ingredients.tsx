import * as messages from '#messages/common.json';
import { format } from '@larder/shared/messages/format';
import { headerText } from '@larder/shared/recipe-text/sections';
import { MIN_SCALE, SCALE_STEP, scaleFor, scaleServings } from '@larder/shared/recipe-text/servings';
import { Minus, Plus } from 'lucide-react';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { cn } from '../../lib/cn.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { loadScaling, ScaledText } from './scaled-text/scaled-text.tsx';

interface IngredientsProps {
  ingredients: string[];
  /** By their words, too, it is seen in which language amounts are to be scaled. */
  instructions?: string[];
  servings: number | null;
}

/** The ingredients with the scaler beside their heading; each line can be ticked off while cooking. */
export function Ingredients(props: IngredientsProps) {
  const [scale, setScale] = useState(1);
  return <ScaledIngredients {...props} scale={scale} onScaleChange={setScale} />;
}

/** Which lines are ticked off. */
export interface Ticks {
  isTicked: (index: number) => boolean;
  tick: (index: number, ticked: boolean) => void;
}

interface ScaledIngredientsProps extends IngredientsProps {
  scale: number;
  onScaleChange: (scale: number) => void;
  /** Left out, each line remembers for itself. */
  ticks?: Ticks;
}

/** The same, for a page that does more with the scale and the ticks. */
export function ScaledIngredients(props: ScaledIngredientsProps) {
  const { ingredients, instructions = [], servings, scale, onScaleChange, ticks } = props;
  const load = () => loadScaling([...ingredients, ...instructions]);
  // Whoever comes to the ingredients may want them scaled.
  const nearScaling = () => void load().catch(() => undefined);
  const hasAny = ingredients.length > 0;
  const [isFailed, setFailed] = useState(false);
  // Several presses may wait for the same file.
  const wanted = useRef(scale);
  useEffect(() => void (wanted.current = scale), [scale]);
  const changeScale = async (change: (from: number) => number) => {
    wanted.current = change(wanted.current);
    const isLoaded = await load().then(
      () => true,
      () => false,
    );
    setFailed(!isLoaded);
    if (isLoaded) onScaleChange(wanted.current);
    else wanted.current = scale;
  };
  return (
    <section
      aria-labelledby="ingredients"
      onPointerEnter={nearScaling}
      onTouchStart={nearScaling}
      onFocus={nearScaling}
    >
      {hasAny ? (
        <ScaledHeading scale={scale} onChange={changeScale} servings={servings} />
      ) : (
        <IngredientsHeading />
      )}
      {isFailed && (
        <p role="alert" className="mb-2 text-danger">
          {messages.scaleOffline}
        </p>
      )}
      {!hasAny && <p className="mt-3 text-muted">{messages.noIngredientsYet}</p>}
      <ul dir="auto">
        {ingredients.map((line, index) => (
          <Ingredient key={index} {...{ line, index, scale, ticks }} />
        ))}
      </ul>
    </section>
  );
}

interface IngredientProps {
  line: string;
  index: number;
  scale: number;
  ticks?: Ticks | undefined;
}

/** One line, or a heading among them. */
export function Ingredient({ line, index, scale, ticks }: IngredientProps) {
  const header = headerText(line);
  if (header !== null) {
    return (
      <li className="mt-5 mb-1 first:mt-0">
        <h3 className="font-display text-lg font-semibold">{header}</h3>
      </li>
    );
  }
  return (
    <li className="border-b border-line last:border-0">
      <Checkbox
        className="has-checked:text-muted has-checked:line-through"
        {...(ticks && {
          checked: ticks.isTicked(index),
          onCheckedChange: (ticked: boolean) => ticks.tick(index, ticked),
        })}
      >
        <ScaledText text={line} scale={scale} />
      </Checkbox>
    </li>
  );
}

interface ScalerProps {
  scale: number;
  onChange: (change: (from: number) => number) => Promise<void>;
  servings: number | null;
}

interface StepperProps extends ScalerProps {
  /** Without it, a number cannot be typed. */
  onType: (() => void) | undefined;
}

/** Steps of one half of the recipe; without a number of servings it counts batches. */
function Stepper({ scale, onChange, servings, onType }: StepperProps) {
  const shown =
    servings === null
      ? `${Number(scale.toFixed(2))}×`
      : format(messages.servingCount, { servings: scaleServings(servings, scale) });
  return (
    <div role="group" aria-label={messages.servings} className="-mr-2 flex items-center">
      <IconButton
        label={messages.fewerServings}
        className="print:hidden"
        disabled={scale <= MIN_SCALE}
        onClick={() => void onChange((from) => Math.max(MIN_SCALE, from - SCALE_STEP))}
      >
        <Minus />
      </IconButton>
      <span className="relative flex min-h-11 min-w-20 items-center justify-center">
        <output
          aria-live="polite"
          className={cn(
            'text-base font-semibold tabular-nums',
            onType && 'underline decoration-control decoration-dotted underline-offset-4 print:no-underline',
          )}
        >
          {shown}
        </output>
        {onType && (
          <button
            type="button"
            aria-label={`${shown}: ${messages.setServings}`}
            title={messages.setServings}
            onClick={onType}
            className="absolute inset-0 rounded-control print:hidden"
          />
        )}
      </span>
      <IconButton
        label={messages.moreServings}
        className="print:hidden"
        onClick={() => void onChange((from) => from + SCALE_STEP)}
      >
        <Plus />
      </IconButton>
    </div>
  );
}

const OUT_OF_RANGE = messages.scaleRange;

/** The heading of the ingredients with the scaler: steps, a number to type, and the way back to the recipe as it is written. */
function ScaledHeading({ scale, onChange, servings }: ScalerProps) {
  const [isTyping, setTyping] = useState(false);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <IngredientsHeading />
        <Stepper
          {...{ scale, onChange, servings }}
          onType={servings === null ? undefined : () => setTyping(true)}
        />
      </div>
      {(isTyping || scale !== 1) && (
        <div className="-mt-1.5 mb-1 flex flex-wrap items-center justify-end gap-x-4 print:hidden">
          {scale !== 1 && (
            <Button variant="link" size="sm" onClick={() => void onChange(() => 1)}>
              {messages.resetAmounts}
            </Button>
          )}
          {isTyping && <ServingsForm {...{ scale, onChange, servings }} onClose={() => setTyping(false)} />}
        </div>
      )}
    </>
  );
}

function IngredientsHeading() {
  return (
    <h2 id="ingredients" className="flex min-h-11 items-center text-2xl">
      {messages.ingredients}
    </h2>
  );
}

function ServingsForm({ scale, onChange, servings, onClose }: ScalerProps & { onClose: () => void }) {
  const [typed, setTyped] = useState(String(scaleServings(servings ?? 1, scale)));
  const [error, setError] = useState('');
  const id = useId();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const factor = scaleFor(servings ?? 1, Number(typed.replace(',', '.')));
    setError(factor === undefined ? OUT_OF_RANGE : '');
    if (factor === undefined) return;
    void onChange(() => factor);
    onClose();
  };

  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-center gap-2">
      <label htmlFor={id} className="text-sm text-muted">
        {messages.servingsWanted}
      </label>
      <input
        id={id}
        inputMode="decimal"
        autoFocus
        value={typed}
        onFocus={(event) => event.target.select()}
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
        aria-invalid={error !== ''}
        aria-describedby={error === '' ? undefined : `${id}-error`}
        onChange={(event) => setTyped(event.target.value)}
        className="input w-20"
      />
      <Button type="submit" size="sm">
        {messages.set}
      </Button>
      {error !== '' && (
        <p id={`${id}-error`} role="alert" className="w-full text-sm text-danger">
          {error}
        </p>
      )}
    </form>
  );
}
