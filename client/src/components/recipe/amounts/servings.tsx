import * as messages from '#messages/common.json';
import { format } from '@larder/shared/messages/format';
import { MIN_SCALE, SCALE_STEP, scaleFor, scaleServings } from '@larder/shared/recipe-text/servings';
import { Minus, Plus } from 'lucide-react';
import { useId, useState, type FormEvent } from 'react';
import { cn } from '../../../lib/cn.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { RecipeAmounts } from './recipe-amounts.ts';
import { factorText, servingsText } from './servings-text.ts';

interface ServingsProps {
  amounts: RecipeAmounts;
}

/** The scaler beside the heading of the ingredients: steps, a number to type, and the way back to the recipe as it is written. */
export function Servings({ amounts }: ServingsProps) {
  const [isTyping, setTyping] = useState(false);
  const { scale, changeScale } = amounts;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <IngredientsHeading />
        <Stepper
          amounts={amounts}
          onType={amounts.recipe.servings === null ? undefined : () => setTyping(true)}
        />
      </div>
      {(isTyping || scale.factor !== 1) && (
        <div className="-mt-1.5 mb-1 flex flex-wrap items-center justify-end gap-x-4">
          {scale.reason !== undefined && (
            <p className="mr-auto min-w-0 flex-1 text-sm text-muted">
              {format(messages.scaledFor, { reason: scale.reason, factor: factorText(scale.factor) })}
            </p>
          )}
          {scale.factor !== 1 && (
            <Button
              variant="link"
              size="sm"
              className="-mr-3 print:hidden"
              onClick={() => void changeScale(() => ({ factor: 1 }))}
            >
              {messages.resetAmounts}
            </Button>
          )}
          {isTyping && <ServingsForm amounts={amounts} onClose={() => setTyping(false)} />}
        </div>
      )}
    </>
  );
}

interface StepperProps extends ServingsProps {
  /** Without it, a number cannot be typed. */
  onType: (() => void) | undefined;
}

/** Steps of one half of the recipe; without a number of servings it counts batches. */
function Stepper({ amounts, onType }: StepperProps) {
  const { factor } = amounts.scale;
  const change = (by: number) =>
    void amounts.changeScale((from) => ({ factor: Math.max(MIN_SCALE, from.factor + by) }));
  const shown = servingsText(amounts.recipe.servings, factor);
  return (
    <div role="group" aria-label={messages.servings} className="-mr-2 flex items-center">
      <IconButton
        label={messages.fewerServings}
        className="print:hidden"
        disabled={factor <= MIN_SCALE}
        onClick={() => change(-SCALE_STEP)}
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
      <IconButton label={messages.moreServings} className="print:hidden" onClick={() => change(SCALE_STEP)}>
        <Plus />
      </IconButton>
    </div>
  );
}

export function IngredientsHeading() {
  return (
    <h2 id="ingredients" className="flex min-h-11 items-center text-2xl">
      {messages.ingredients}
    </h2>
  );
}

function ServingsForm({ amounts, onClose }: { amounts: RecipeAmounts; onClose: () => void }) {
  const servings = amounts.recipe.servings ?? 1;
  const [typed, setTyped] = useState(String(scaleServings(servings, amounts.scale.factor)));
  const [error, setError] = useState('');
  const id = useId();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const factor = scaleFor(servings, Number(typed.replace(',', '.')));
    setError(factor === undefined ? messages.scaleRange : '');
    if (factor === undefined) return;
    void amounts.changeScale(() => ({ factor }));
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
